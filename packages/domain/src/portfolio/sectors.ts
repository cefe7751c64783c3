/** The sectors of the Global Industry Classification Standard. */
export const sectors = [
  ...["Communication Services", "Consumer Discretionary", "Consumer Staples", "Energy"],
  ...["Financials", "Health Care", "Industrials", "Information Technology", "Materials"],
  ...["Real Estate", "Utilities"],
];
