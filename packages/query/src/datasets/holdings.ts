import { decimal } from "@advisor/domain/decimal";
import type { Dataset } from "../book/dataset.ts";
import type { Facts } from "../book/facts.ts";
import { heldDimensions, positionRows } from "../book/positions.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";
import { positionMeasures } from "./positions.ts";

/** Positions plus one cash row per account, so that every dollar counts once. */
export const holdings: Dataset = {
  noun: ["holding", "holdings"],
  dimensions: heldDimensions,
  measures: positionMeasures,
  columns: ["market_value", "weight"],
  title: ["symbol", "name"],
  rows: (facts) => [...positionRows(facts), ...cashRows(facts)],
};

const none = "does_not_apply";
const cashOnly = {
  cost: none,
  gain: none,
  day_change: none,
  before: none,
  quantity: none,
  units: none,
  price: none,
  local_value: none,
  strike: none,
  underlying_price: none,
  moneyness: none,
  days: none,
  days_left: none,
} as const;

/** The symbol `usd_cash` keeps cash separate; CASH is the ticker of a company. */
const cashRows = ({ snapshot, accounts: known }: Facts): Row[] =>
  snapshot.accounts.map((account) => ({
    id: `${account.id}/usd_cash`,
    key: "usd_cash",
    source: sources.holdings,
    as_of: account.as_of,
    day: null,
    dimensions: {
      ...known.get(account.id),
      symbol: "usd_cash",
      name: "Cash",
      kind: "cash",
      asset_class: "cash",
      sector: null,
      issuer: null,
      currency: "USD",
      side: decimal(account.cash.total).lt(0) ? "short" : "long",
      underlying: null,
      expires: null,
      price_date: account.as_of,
    },
    figures: { ...cashOnly, market_value: decimal(account.cash.total) },
  }));
