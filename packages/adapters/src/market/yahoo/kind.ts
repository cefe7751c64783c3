import type * as Security from "@advisor/domain/security";

const kinds: Readonly<Record<string, Security.Info["kind"]>> = {
  EQUITY: "stock",
  ETF: "etf",
  MUTUALFUND: "mutual_fund",
  MONEYMARKET: "money_market",
  INDEX: "index",
};

/** Undefined for what the product does not deal with: currencies, futures, coins. */
export const kindOf = (type: string): Security.Info["kind"] | undefined => kinds[type];
