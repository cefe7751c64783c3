import type * as Security from "@advisor/domain/security";

const kinds: Readonly<Record<string, Security.Info["kind"]>> = {
  EQUITY: "stock",
  ETF: "etf",
  MUTUALFUND: "mutual_fund",
  MONEYMARKET: "money_market",
  INDEX: "index",
};

/** Undefined for kinds that the product does not support: currencies, futures, crypto. */
export const parseSecurityKind = (type: string): Security.Info["kind"] | undefined => kinds[type];
