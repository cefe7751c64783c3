/** A listed constituent and its weight as a fraction of 1. */
export type ListedConstituent = readonly [symbol: string, weight: string];

// Main constituents with approximate weights, maintained by hand. The rest of each fund is
// undisclosed.
export const largeCaps: readonly ListedConstituent[] = [
  ["NVDA", "0.068"],
  ["MSFT", "0.067"],
  ["AAPL", "0.065"],
  ["AMZN", "0.038"],
  ["META", "0.026"],
  ["AVGO", "0.022"],
  ["GOOGL", "0.021"],
  ["GOOG", "0.018"],
  ["BRK.B", "0.017"],
  ["TSLA", "0.016"],
  ["JPM", "0.014"],
  ["LLY", "0.013"],
  ["V", "0.010"],
  ["UNH", "0.009"],
  ["XOM", "0.009"],
];

export const totalMarket: readonly ListedConstituent[] = [
  ["NVDA", "0.059"],
  ["MSFT", "0.058"],
  ["AAPL", "0.056"],
  ["AMZN", "0.033"],
  ["META", "0.023"],
  ["AVGO", "0.019"],
  ["GOOGL", "0.018"],
  ["GOOG", "0.015"],
  ["BRK.B", "0.015"],
  ["TSLA", "0.014"],
  ["JPM", "0.012"],
  ["LLY", "0.011"],
  ["V", "0.009"],
  ["XOM", "0.008"],
  ["UNH", "0.008"],
];

export const nasdaq100: readonly ListedConstituent[] = [
  ["NVDA", "0.088"],
  ["AAPL", "0.086"],
  ["MSFT", "0.082"],
  ["AMZN", "0.055"],
  ["AVGO", "0.050"],
  ["META", "0.037"],
  ["TSLA", "0.033"],
  ["NFLX", "0.030"],
  ["COST", "0.027"],
  ["GOOGL", "0.026"],
  ["GOOG", "0.025"],
  ["CSCO", "0.015"],
  ["AMD", "0.014"],
  ["ADBE", "0.012"],
  ["PEP", "0.012"],
];

export const growthTilt: readonly ListedConstituent[] = [
  ["NVDA", "0.071"],
  ["MSFT", "0.070"],
  ["AAPL", "0.067"],
  ["AMZN", "0.040"],
  ["META", "0.028"],
  ["AVGO", "0.023"],
  ["GOOGL", "0.022"],
  ["GOOG", "0.018"],
  ["TSLA", "0.017"],
  ["JPM", "0.015"],
  ["LLY", "0.014"],
  ["V", "0.011"],
];

export const technology: readonly ListedConstituent[] = [
  ["NVDA", "0.165"],
  ["AAPL", "0.155"],
  ["MSFT", "0.150"],
  ["AVGO", "0.045"],
  ["CRM", "0.018"],
  ["ORCL", "0.017"],
  ["CSCO", "0.016"],
  ["AMD", "0.015"],
  ["ADBE", "0.014"],
  ["IBM", "0.013"],
  ["TXN", "0.012"],
  ["QCOM", "0.012"],
];

export const dowJones: readonly ListedConstituent[] = [
  ["UNH", "0.082"],
  ["GS", "0.076"],
  ["MSFT", "0.075"],
  ["HD", "0.059"],
  ["CAT", "0.059"],
  ["AMGN", "0.049"],
  ["V", "0.049"],
  ["CRM", "0.047"],
  ["MCD", "0.046"],
  ["JPM", "0.036"],
  ["AAPL", "0.035"],
  ["IBM", "0.032"],
  ["AMZN", "0.032"],
  ["BA", "0.030"],
  ["NVDA", "0.023"],
];

export const dividends: readonly ListedConstituent[] = [
  ["ABBV", "0.043"],
  ["HD", "0.042"],
  ["CSCO", "0.041"],
  ["AMGN", "0.041"],
  ["KO", "0.040"],
  ["PEP", "0.040"],
  ["VZ", "0.040"],
  ["CVX", "0.040"],
  ["LMT", "0.039"],
  ["MRK", "0.039"],
  ["TXN", "0.038"],
  ["MO", "0.037"],
  ["PFE", "0.034"],
  ["F", "0.015"],
];

export const realEstate: readonly ListedConstituent[] = [
  ["PLD", "0.068"],
  ["AMT", "0.061"],
  ["WELL", "0.052"],
  ["EQIX", "0.048"],
  ["O", "0.030"],
];

/** The funds inside a target date fund. */
export const nestedFunds: readonly ListedConstituent[] = [
  ["VTI", "0.540"],
  ["VXUS", "0.360"],
  ["BND", "0.070"],
  ["BNDX", "0.030"],
];
