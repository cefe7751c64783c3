/** FMP writes a class of shares with a dash. */
export const dashed = (symbol: string): string => symbol.replace(/\.(?=[A-Z]$)/, "-");
