/** FMP writes a share class with a dash; other suffixes are exchanges, as in VOD.L. */
export const dashedSymbol = (symbol: string): string => symbol.replace(/\.(?=[AB]$)/, "-");

/** True for one symbol in two providers' spellings, such as BRK.B and BRK-B. */
export const isSameSymbol = (a: string, b: string): boolean => letters(a) === letters(b);

const letters = (symbol: string): string => symbol.toUpperCase().replace(/[^A-Z0-9^]/g, "");
