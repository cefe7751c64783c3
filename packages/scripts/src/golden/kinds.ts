export const worth = (figure: string, ...may: string[]) => ({
  intents: ["account_value"],
  cites: "S",
  figures: [figure],
  may,
});
export const held = (symbol: string, ...figures: string[]) => ({
  intents: ["positions"],
  params: [{ symbol }],
  cites: "P",
  figures,
});
export const gain = (symbol: string, figures: string[], may: string[]) => ({
  intents: ["symbol_performance"],
  params: [{ symbol }],
  cites: "PQ",
  figures,
  may,
});
export const ranked = (symbol: string, ...figures: string[]) => ({
  intents: ["portfolio_ranking"],
  cites: "LQ",
  figures,
  words: [symbol],
});
export const returned = (figure: string, ...may: string[]) => ({
  intents: ["performance"],
  cites: "RT",
  figures: [figure],
  may: ["$0.00", ...may],
});
