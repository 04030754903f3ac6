/** The user's settings on this device, and the texts in the user's language. */

import { readJson, writeJson } from "./localStore";
import { loadFonts } from "./words/fonts";
import type { Language } from "./net/protocol";
import { firstLanguage, Words } from "./words/words";

export type MotionPace = "calm" | "brisk" | "instant";

interface StoredSettings {
  language: string | null;
  pace: MotionPace;
  sound: boolean;
  reduced: boolean;
}

const DEFAULTS: StoredSettings = { language: null, pace: "calm", sound: true, reduced: false };

class Settings {
  language = $state<Language>("en");
  pace = $state<MotionPace>("calm");
  sound = $state(true);
  /** Reduced motion: the user's setting, and the system's setting, which is not stored. */
  calm = $state(false);
  systemCalm = $state(false);
  words = $state.raw<Words>(Words.of("en", ""));
  #wanted: Language = "en";

  async start(): Promise<void> {
    const before = { ...DEFAULTS, ...readJson<StoredSettings>("settings") };
    this.pace = before.pace;
    this.sound = before.sound;
    this.calm = before.reduced;
    const system = matchMedia("(prefers-reduced-motion: reduce)");
    this.systemCalm = system.matches;
    system.addEventListener("change", ({ matches }) => (this.systemCalm = matches));
    await this.useLanguage(firstLanguage(before.language, navigator.languages));
  }

  get reduced(): boolean {
    return this.calm || this.systemCalm;
  }

  /** Load the texts of a language and show them. If called again before they are loaded, the last call wins. */
  async useLanguage(language: Language): Promise<void> {
    this.#wanted = language;
    const [words] = await Promise.all([Words.load(language), loadFonts(language)]);
    if (this.#wanted !== language) return;
    this.words = words;
    this.language = language;
    document.documentElement.lang = language;
  }

  async chooseLanguage(language: Language): Promise<void> {
    await this.useLanguage(language);
    this.store();
  }

  /** Store the settings on this device. */
  store(): void {
    const { language, pace, sound, calm } = this;
    writeJson("settings", { language, pace, sound, reduced: calm } satisfies StoredSettings);
  }
}

export const settings = new Settings();

/** A text in the user's language: `t("web-home-play")`. Components that use it follow changes of the language. */
export function t(key: string, values: Parameters<Words["say"]>[1] = {}): string {
  return settings.words.say(key, values);
}
