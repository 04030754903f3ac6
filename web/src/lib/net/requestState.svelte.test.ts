import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, it } from "vitest";
import { HostError } from "../host/host";
import { settings } from "../settings.svelte";
import { RequestState } from "./requestState.svelte";

beforeAll(() => settings.useLanguage("en"));
afterEach(() => settings.useLanguage("en"));

it("has the error of the last request, in the current language", async () => {
  const request = new RequestState();
  const refuse = (reason: Error): Promise<boolean> => request.run(() => Promise.reject(reason));
  expect(await refuse(new HostError("offline"))).toBe(false);
  expect(request.problem).toBe(settings.words.say("web-offline"));
  await settings.useLanguage("de");
  expect(request.problem).toBe(settings.words.say("web-offline"));
  await refuse(new HostError("server-name-long", { longest: 24 }, "from the server"));
  expect(request.problem).toBe("Dieser Name ist zu lang: höchstens 24 Zeichen.");
  await settings.useLanguage("en");
  expect(request.problem).toBe("This name is too long: 24 characters at most.");
  await refuse(new HostError("server-of-the-future", {}, "Howdy"));
  expect(request.problem).toBe("Howdy");
  await refuse(new TypeError("a bug"));
  expect(request.problem).toBe(settings.words.say("web-server-trouble"));
  expect(await request.run(() => Promise.resolve())).toBe(true);
  expect(request.problem).toBe("");
});

it("is not a dependency of an effect that sends a request", () => {
  const request = new RequestState();
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      runs += 1;
      void request.run(() => Promise.resolve());
    });
  });
  flushSync();
  expect(request.busy).toBe(true);
  expect(runs).toBe(1);
  stop();
});
