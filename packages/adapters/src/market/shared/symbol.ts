/** FMP writes a share class with a dash; other suffixes are exchanges, as in VOD.L. */
export const dashedSymbol = (symbol: string): string => symbol.replace(/\.(?=[AB]$)/, "-");
