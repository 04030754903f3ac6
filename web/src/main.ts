import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/motion.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { useHost } from "./lib/host/host";
import { HttpHost } from "./lib/host/httpHost";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { loadSprite } from "./lib/ui/sprite";

/** Delay in ms before the page is reloaded. */
const RELOAD_DELAY_MS = 4000;

useHost(new HttpHost(() => settings.language));
router.start();
try {
  await settings.start();
} catch {
  // the texts could not be loaded: a newer version may have been deployed, or the network may come back
  setTimeout(() => location.reload(), RELOAD_DELAY_MS);
  await new Promise(() => undefined);
}
// not awaited: the page can be read before the drawings arrive
loadSprite().catch((reason: unknown) => console.error(reason));
mount(App, { target: document.getElementById("app")! });
