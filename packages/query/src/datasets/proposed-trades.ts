import * as Account from "@advisor/domain/account";
import { type Decimal, decimal, zero } from "@advisor/domain/decimal";
import type { Comparison, Leg, Suggestion } from "@advisor/domain/ips-check/comparison";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { name, ownName } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, quantity, usd } from "../book/measures.ts";
import { securityDimensions } from "../book/positions.ts";
import type { Figure, Row } from "../book/row.ts";
import { policyRow } from "./policies.ts";

/** Trades that would bring the asset classes back into their bands, leg by leg. */
export const proposedTrades: Dataset = {
  noun: ["proposed trade", "proposed trades"],
  dimensions: {
    policy: ownName("policy"),
    mode: name("mode", ["target", "band"]),
    side: name("side", ["sell", "buy"]),
    account: accountDimensions.account,
    symbol: securityDimensions.symbol,
    asset_class: securityDimensions.asset_class,
    note: name("note"),
  },
  measures: {
    amount: usd("amount"),
    quantity,
    st_gain: usd("estimated short-term gain", { signed: true }),
    lt_gain: usd("estimated long-term gain", { signed: true }),
    taxable_gain: usd("estimated taxable gain", { signed: true }),
    disallowed_loss: usd("loss disallowed by the wash-sale rule"),
    count,
  },
  columns: ["amount", "quantity"],
  title: ["side", "symbol", "asset_class", "account"],
  order: { by: "amount", direction: "desc" },
  events: true,
  own: {
    unless: ["mode"],
    note: "These are the trades in the policy's own mode.",
    is: ({ dimensions }) => dimensions.own === "yes",
  },
  reads: ["funds"],
  rows: (facts) =>
    facts.comparisons().flatMap((comparison) =>
      comparison.suggestions.flatMap((suggestion, at) =>
        suggestion.legs.map((leg, index) => ({
          ...policyRow(comparison, `/${suggestion.mode}/${at + 1}/${index + 1}`, facts),
          dimensions: dimensionsOf(comparison, suggestion, leg, facts),
          figures: figuresOf(leg, facts),
        })),
      ),
    ),
};

function dimensionsOf(
  { ips_id, ips_name }: Comparison,
  { mode, class: asset_class }: Suggestion,
  leg: Leg,
  { snapshot }: Facts,
): Row["dimensions"] {
  const ips = snapshot.household.ips.find(({ id }) => id === ips_id);
  return {
    policy: ips_name,
    mode,
    side: leg.side,
    account: leg.account,
    symbol: leg.symbol ?? leg.unlisted?.security_id ?? null,
    asset_class,
    note: leg.note,
    own: ips?.rebalance.mode === mode ? "yes" : "no",
  };
}

function figuresOf(leg: Leg, { snapshot }: Facts): Record<string, Figure> {
  const account = snapshot.accounts.find(({ id }) => id === leg.account_id);
  const taxed = leg.side === "sell" && account !== undefined && !Account.sheltered(account);
  const gain = (value: number | null): Figure => {
    // Cash that is spent has no units.
    if (!taxed || leg.quantity === null) return "does_not_apply";
    return value === null ? "no_basis" : decimal(value);
  };
  const disallowed = decimal(leg.wash_sale?.disallowed_usd ?? 0);
  const [short, long] = [gain(leg.est_st_gain), gain(leg.est_lt_gain)];
  return {
    amount: decimal(leg.proceeds),
    quantity: leg.quantity === null ? "does_not_apply" : decimal(leg.quantity),
    st_gain: short,
    lt_gain: long,
    taxable_gain: taxable(short, long, disallowed),
    disallowed_loss: disallowed,
  };
}

/** 0 if the sale is not taxed. A disallowed loss offsets nothing. */
function taxable(short: Figure, long: Figure, disallowed: Decimal): Figure {
  if (short === "does_not_apply" || long === "does_not_apply") return zero;
  if (typeof short === "string") return short;
  return typeof long === "string" ? long : short.plus(long).plus(disallowed);
}
