import type * as Security from "@advisor/domain/security";

export type FundRow = readonly [
  symbol: string,
  name: string,
  exchange: string,
  kind: Security.Info["kind"],
  assetClass: string | null,
  price: string,
];

/** Funds and indices, one row each. */
export const fundsAndIndices: readonly FundRow[] = [
  ["AGG", "iShares Core US Aggregate Bond ETF", "NYSE Arca", "etf", "fixed_income", "97.60"],
  ["BND", "Vanguard Total Bond Market ETF", "NASDAQ", "etf", "fixed_income", "72.50"],
  ["BNDX", "Vanguard Total International Bond ETF", "NASDAQ", "etf", "fixed_income", "49.15"],
  ["DIA", "SPDR Dow Jones Industrial Average ETF", "NYSE Arca", "etf", "us_equity", "402.60"],
  ["ESGV", "Vanguard ESG US Stock ETF", "Cboe BZX", "etf", "us_equity", "90.00"],
  ["GLD", "SPDR Gold Shares", "NYSE Arca", "etf", "alternatives", "212.50"],
  ["IVV", "iShares Core S&P 500 ETF", "NYSE Arca", "etf", "us_equity", "489.90"],
  ["IWM", "iShares Russell 2000 ETF", "NYSE Arca", "etf", "us_equity", "212.80"],
  ["MUB", "iShares National Muni Bond ETF", "NYSE Arca", "etf", "fixed_income", "107.00"],
  ["QQQ", "Invesco QQQ Trust", "NASDAQ", "etf", "us_equity", "425.00"],
  ["SCHD", "Schwab US Dividend Equity ETF", "NYSE Arca", "etf", "us_equity", "27.20"],
  ["SPY", "SPDR S&P 500 ETF Trust", "NYSE Arca", "etf", "us_equity", "487.35"],
  ["TIP", "iShares TIPS Bond ETF", "NYSE Arca", "etf", "fixed_income", "112.00"],
  ["TQQQ", "ProShares UltraPro QQQ", "NASDAQ", "etf", "us_equity", "68.40"],
  ["VEA", "Vanguard FTSE Developed Markets ETF", "NYSE Arca", "etf", "intl_equity", "50.20"],
  ["VGT", "Vanguard Information Technology ETF", "NYSE Arca", "etf", "us_equity", "548.20"],
  ["VMFXX", "Vanguard Federal Money Market Fund", "NMFQS", "money_market", "cash", "1.00"],
  ["VNQ", "Vanguard Real Estate ETF", "NYSE Arca", "etf", "alternatives", "86.00"],
  ["VOO", "Vanguard S&P 500 ETF", "NYSE Arca", "etf", "us_equity", "448.00"],
  ["VSGX", "Vanguard ESG International Stock ETF", "Cboe BZX", "etf", "intl_equity", "56.00"],
  ["VTEB", "Vanguard Tax-Exempt Bond ETF", "NYSE Arca", "etf", "fixed_income", "50.00"],
  ["VTI", "Vanguard Total Stock Market ETF", "NYSE Arca", "etf", "us_equity", "242.00"],
  ["VTTSX", "Vanguard Target Retirement 2060 Fund", "NMFQS", "mutual_fund", null, "48.00"],
  ["VWO", "Vanguard FTSE Emerging Markets ETF", "NYSE Arca", "etf", "intl_equity", "43.60"],
  ["VXUS", "Vanguard Total International Stock ETF", "NASDAQ", "etf", "intl_equity", "60.00"],
  ["^BSESN", "BSE Sensex", "BSE", "index", null, "80640.50"],
  ["^GSPC", "S&P 500", "SNP", "index", null, "4873.60"],
  ["^NSEI", "Nifty 50", "NSE", "index", null, "24480.30"],
];
