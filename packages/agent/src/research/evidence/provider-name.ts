/** The providers of market data by the names that people know them by. */
const names: Readonly<Record<string, string>> = {
  "alpha-vantage": "Alpha Vantage",
  embedded: "the sample data",
  finra: "FINRA",
  fmp: "Financial Modeling Prep",
  "house-clerk": "the Clerk of the House",
  quartr: "Quartr",
  sec: "SEC filings",
  "unusual-whales": "Unusual Whales",
  yahoo: "Yahoo Finance",
};

export const providerName = (provider: string): string => names[provider] ?? provider;
