/** FMP writes a class of shares with a dash; other letters are exchanges, VOD.L for example. */
export const dashedSymbol = (symbol: string): string => symbol.replace(/\.(?=[AB]$)/, "-");
