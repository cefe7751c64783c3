import type { Conventions } from "@advisor/domain/text/figures";

const kept = "advisor-copilot.formats";

/** Where numbers and dates are written as an advisor may prefer, apart from the browser's own way. */
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
 * The conventions of a language tag. Words of dates stay English, as the page is, in the order of the
 * tag's region; numbers have the digits 0 to 9.
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

/** What the advisor chose on this device; null follows the browser. */
export function chosenFormat(): Format | null {
  // Figures are also written where there is no page, in tests of what they say.
  const stored = globalThis.localStorage?.getItem(kept) ?? null;
  return isFormat(stored) ? stored : null;
}

/** Formats are made when the page is loaded, so it is loaded again. */
export function chooseFormat(format: Format | null): void {
  if (format === null) localStorage.removeItem(kept);
  else localStorage.setItem(kept, format);
  location.reload();
}

const browserTag = (): string =>
  globalThis.document === undefined ? american : navigator.language || american;

/** How the page writes numbers and dates: as chosen, else as the browser's language has it. */
export const conventions: Conventions = conventionsOf(chosenFormat() ?? browserTag());
