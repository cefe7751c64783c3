import type { ListedConstituent } from "./us-constituents.ts";

// Main constituents with approximate weights, maintained by hand. The rest of each fund is
// undisclosed.
export const sectorTechnology: readonly ListedConstituent[] = [
  ["NVDA", "0.145"],
  ["AAPL", "0.135"],
  ["MSFT", "0.125"],
  ["AVGO", "0.052"],
  ["PLTR", "0.032"],
  ["ORCL", "0.030"],
  ["CSCO", "0.022"],
  ["AMD", "0.021"],
  ["CRM", "0.019"],
  ["IBM", "0.019"],
  ["NOW", "0.015"],
  ["INTU", "0.015"],
  ["ACN", "0.013"],
  ["MU", "0.013"],
];

export const sectorFinancials: readonly ListedConstituent[] = [
  ["BRK.B", "0.121"],
  ["JPM", "0.104"],
  ["V", "0.077"],
  ["MA", "0.062"],
  ["BAC", "0.046"],
  ["WFC", "0.037"],
  ["GS", "0.029"],
  ["AXP", "0.026"],
  ["MS", "0.025"],
  ["SPGI", "0.023"],
  ["SCHW", "0.022"],
  ["BLK", "0.022"],
  ["C", "0.022"],
];

export const sectorEnergy: readonly ListedConstituent[] = [
  ["XOM", "0.228"],
  ["CVX", "0.168"],
  ["COP", "0.078"],
];

export const sectorHealth: readonly ListedConstituent[] = [
  ["LLY", "0.122"],
  ["JNJ", "0.081"],
  ["ABBV", "0.073"],
  ["UNH", "0.063"],
  ["ABT", "0.048"],
  ["MRK", "0.043"],
  ["TMO", "0.036"],
  ["ISRG", "0.035"],
  ["AMGN", "0.033"],
  ["GILD", "0.028"],
  ["DHR", "0.028"],
  ["PFE", "0.028"],
];

export const growth: readonly ListedConstituent[] = [
  ["NVDA", "0.118"],
  ["MSFT", "0.112"],
  ["AAPL", "0.107"],
  ["AMZN", "0.064"],
  ["META", "0.044"],
  ["AVGO", "0.042"],
  ["GOOGL", "0.034"],
  ["TSLA", "0.032"],
  ["GOOG", "0.028"],
  ["LLY", "0.026"],
  ["V", "0.018"],
  ["MA", "0.015"],
];

export const value: readonly ListedConstituent[] = [
  ["BRK.B", "0.035"],
  ["JPM", "0.034"],
  ["XOM", "0.021"],
  ["JNJ", "0.018"],
  ["WMT", "0.018"],
  ["PG", "0.016"],
  ["ABBV", "0.016"],
  ["HD", "0.015"],
  ["BAC", "0.014"],
  ["CVX", "0.012"],
];

export const dividendGrowth: readonly ListedConstituent[] = [
  ["AVGO", "0.058"],
  ["MSFT", "0.047"],
  ["JPM", "0.040"],
  ["AAPL", "0.038"],
  ["LLY", "0.036"],
  ["V", "0.031"],
  ["XOM", "0.026"],
  ["MA", "0.025"],
  ["JNJ", "0.023"],
  ["WMT", "0.022"],
];

export const disruptive: readonly ListedConstituent[] = [
  ["TSLA", "0.108"],
  ["PLTR", "0.048"],
  ["AMD", "0.032"],
  ["META", "0.024"],
];

export const indian: readonly ListedConstituent[] = [
  ["HDFCBANK.NS", "0.079"],
  ["RELIANCE.NS", "0.067"],
  ["ICICIBANK.NS", "0.056"],
  ["INFY.NS", "0.038"],
  ["BHARTIARTL.NS", "0.037"],
  ["TCS.NS", "0.027"],
  ["M&M.NS", "0.025"],
  ["AXISBANK.NS", "0.022"],
  ["LT.NS", "0.018"],
  ["SUNPHARMA.NS", "0.016"],
];
