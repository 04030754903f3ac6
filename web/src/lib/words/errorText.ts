/** Errors of the host as text, in the user's language. */

import type { HostError } from "../host/host";
import { settings, t } from "../settings.svelte";
import { errorSentence } from "./errors";

/** Errors that the page finds itself. */
const OWN: Record<string, string> = { offline: "web-offline", unknown: "web-server-trouble", unsent: "web-table-unsent" };

export function errorText({ key, details, message }: HostError): string {
  const own = OWN[key];
  return own ? t(own) : (errorSentence(settings.words, key, details) ?? message);
}
