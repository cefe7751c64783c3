/**
 * Figures of the statements, worked out by hand from the sample data: value = quantity x price, gain =
 * value - quantity x cost, percent = gain / cost, day change = quantity x (price - price / (1 + change)).
 */
export const aapl = [
  "$1,800.54",
  "28.53 %",
  "$6,310.50",
  "42",
  "$193.12",
  "$8,111.04",
  "$88.25",
  "1.1 %",
];
export const msft = [
  "$1,685.40",
  "50.14 %",
  "$3,361.20",
  "12",
  "$420.55",
  "$5,046.60",
  "-$30.46",
  "-0.6 %",
];
export const voo = [
  "$544.75",
  "5.58 %",
  "$9,763.75",
  "25",
  "$412.34",
  "$10,308.50",
  "$81.81",
  "0.8 %",
];

/** The rows of D11's statement: quantity and cost a share. */
export const stocks = ["42", "$150.25", "12", "$280.10"];
export const etfs = ["25", "$390.55"];
export const positions = [...stocks, ...etfs];

export const lastBuy = ["10", "$192.33"];
export const lastSell = ["5", "$418.12"];
export const trades = [...lastBuy, ...lastSell];

export const deposits = ["$1,500.00", "$750.00"];
export const withdrawal = ["$500.00"];
/** What was completed, and what is still to come, over all three transfers. */
export const transfers = [...deposits, ...withdrawal, "$2,250.00", "-$500.00"];

export const cash = ["$12,340.10", "$11,990.10", "$350.00"];

/** The return, what the transfers add up to, and what the custodian states instead. */
export const ytd = ["6.2 %", "$2,250.00", "-$500.00", "$1,200.00"];

/** Prices and moves of the four quotes on file. */
export const quote = {
  AAPL: ["$193.12", "1.1 %"],
  MSFT: ["$420.55", "-0.6 %"],
  VOO: ["$412.34", "0.8 %"],
  TSLA: ["$238.22", "2.4 %"],
};

/** Gains since purchase in dollars and in percent, and moves on the day, by rank. */
export const gains = ["$1,800.54", "$1,685.40", "$544.75"];
export const gainsPercent = ["50.14 %", "28.53 %", "5.58 %"];
export const moves = ["$88.25", "$81.81", "-$30.46"];
export const values = ["$10,308.50", "$8,111.04", "$5,046.60"];
