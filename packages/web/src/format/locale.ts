import type { Conventions } from "@advisor/domain/text/figures";

const kept = "advisor-copilot.formats";

/** Countries whose formats an advisor can choose instead of the browser's. */
export const formatNames = {
  "en-US": "United States",
  "en-GB": "United Kingdom",
  "de-DE": "Germany",
  "fr-FR": "France",
  "de-CH": "Switzerland",
  "en-IN": "India",
} as const;
export type Format = keyof typeof formatNames;

const american = "en-US";

/**
 * The formats of a language tag. Dates have English words, like the page, in the order of the
 * region; numbers use the digits 0 to 9.
 */
export function conventionsOf(tag: string): Conventions {
  try {
    const locale = new Intl.Locale(tag);
    const { region = "US" } = locale.maximize();
    const numbers = new Intl.Locale(locale.baseName, { numberingSystem: "latn" }).toString();
    return { numbers, dates: `en-${region}` };
  } catch {
    return { numbers: american, dates: american };
  }
}

const isFormat = (tag: string | null): tag is Format => tag !== null && tag in formatNames;

/** The format chosen on this device; null for the browser's. */
export function chosenFormat(): Format | null {
  // Formats are also used outside a browser, in tests.
  const stored = globalThis.localStorage?.getItem(kept) ?? null;
  return isFormat(stored) ? stored : null;
}

/** Reloads the page, because formats are created at startup. */
export function chooseFormat(format: Format | null): void {
  if (format === null) localStorage.removeItem(kept);
  else localStorage.setItem(kept, format);
  location.reload();
}

const browserTag = (): string =>
  globalThis.document === undefined ? american : navigator.language || american;

/** The page's formats: as chosen, or as the browser's language has them. */
export const conventions: Conventions = conventionsOf(chosenFormat() ?? browserTag());
