import { daysBetween } from "@advisor/domain/day";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import type * as Holding from "@advisor/domain/holding";
import { classWeights, unclassified } from "@advisor/domain/ips-check/value";
import { parseOptionContract } from "@advisor/domain/text/option-contract";
import { accountDimensions } from "./account-dimensions.ts";
import type { Dimension } from "./dataset.ts";
import { dayOf, name } from "./dimensions.ts";
import type { Facts, HeldFact } from "./facts.ts";
import { type Figure, isKnown, type Row } from "./row.ts";
import { sources } from "./sources.ts";

const standardClasses = ["us_equity", "intl_equity", "fixed_income", "alternatives", "cash"];

export const kinds = [
  ...["stock", "etf", "mutual_fund", "money_market", "bond", "option", "private", "cash"],
];

export const securityDimensions = {
  symbol: name("symbol"),
  name: name("name"),
  kind: name("kind", kinds),
  asset_class: name("asset class", standardClasses),
  sector: name("sector"),
  issuer: name("issuer"),
  currency: name("currency"),
  side: name("side", ["long", "short"]),
  underlying: name("underlying"),
  expires: dayOf("expiration"),
  price_date: dayOf("price date"),
} satisfies Record<string, Dimension>;

/** The dimensions of positions, holdings and lots. */
export const heldDimensions = { ...accountDimensions, ...securityDimensions };

type Dimensions = Record<keyof typeof securityDimensions, string | null>;

/** One row per asset class of each holding. A fund with several classes is split by its mix. */
export const positionRows = (facts: Facts): Row[] =>
  facts.held.flatMap((held) => {
    const figures = figuresOf(held);
    const stated = stateOf(held, facts);
    return assetClassParts(held.holding).map(({ asset_class, weight }) => ({
      id: `${held.holding.account_id}/${held.symbol}`,
      key: held.symbol,
      source: sources.holdings,
      as_of: held.as_of,
      day: null,
      dimensions: { ...held.account, ...securityOf(held), asset_class },
      figures: { ...scaledFigures(figures, weight), ...stated },
      ...foreignOf(held),
    }));
  });

export const foreignOf = ({ holding: { price } }: HeldFact): Pick<Row, "foreign"> =>
  price === null || price.currency === "USD" ? {} : { foreign: price };

/** The asset classes of a holding with their weights; null for an unknown class. */
export const assetClassParts = (
  holding: Holding.Info,
): { asset_class: string | null; weight: Decimal | undefined }[] => {
  const all = classWeights(holding);
  return all.map(({ class: asset_class, weight }) => ({
    asset_class: asset_class === unclassified ? null : asset_class,
    weight: all.length === 1 ? undefined : weight,
  }));
};

export function scaledFigures(
  figures: Record<string, Figure>,
  weight: Decimal | undefined,
): Record<string, Figure> {
  if (weight === undefined) return figures;
  return Object.fromEntries(
    Object.entries(figures).map(([key, figure]) => [
      key,
      isKnown(figure) ? figure.times(weight) : figure,
    ]),
  );
}

export function securityOf({ holding, symbol, issuer }: HeldFact): Dimensions {
  const option = holding.kind === "option" ? parseOptionContract(symbol) : undefined;
  return {
    symbol,
    name: holding.name,
    kind: holding.kind,
    asset_class: holding.asset_class,
    sector: holding.sector,
    issuer,
    currency: holding.price?.currency ?? null,
    side: decimal(holding.quantity).lt(0) ? "short" : "long",
    underlying: option?.underlying ?? null,
    expires: option?.expires ?? null,
    price_date: holding.price?.date ?? null,
  };
}

/** Figures that are split among a fund's asset classes. */
function figuresOf({ holding, position }: HeldFact): Record<string, Figure> {
  const { market_value, cost, unrealized_pl, day_change } = position;
  const quantity = position.quantity;
  const units = quantity.times(holding.multiplier);
  const changeReason = position.day_change_reason ?? "no_day_change";
  return {
    market_value: market_value ?? position.market_value_reason ?? "no_price",
    cost: cost ?? position.unrealized_pl_reason ?? "no_basis",
    gain: unrealized_pl ?? position.unrealized_pl_reason ?? "no_basis",
    day_change: day_change ?? changeReason,
    before:
      market_value === null || day_change === null ? changeReason : market_value.minus(day_change),
    quantity,
    units,
    local_value: holding.price === null ? "no_price" : units.times(holding.price.amount),
  };
}

/** Figures that are not split: each of a fund's asset classes has the same. */
function stateOf({ holding, symbol, position }: HeldFact, facts: Facts): Record<string, Figure> {
  const { price } = holding;
  return {
    price: unitPrice(holding),
    quoted_change: position.day_change_pct ?? position.day_change_reason ?? "no_day_change",
    ...optionFigures(symbol, holding, facts),
    days: price === null ? "no_price" : decimal(daysBetween(price.date, facts.as_of)),
  };
}

/** US dollars per share. */
export function unitPrice({ price }: Pick<Holding.Info, "price">): Figure {
  if (price === null) return "no_price";
  if (price.currency === "USD") return decimal(price.amount);
  return price.fx_rate === null ? "no_fx_rate" : decimal(price.amount).times(price.fx_rate);
}

export function optionFigures(
  symbol: string,
  { kind }: Holding.Info,
  facts: Facts,
): Record<"strike" | "underlying_price" | "moneyness" | "days_left", Figure> {
  const contract = kind === "option" ? parseOptionContract(symbol) : undefined;
  if (contract === undefined) {
    const none = "does_not_apply";
    return { strike: none, underlying_price: none, moneyness: none, days_left: none };
  }
  const strike = decimal(contract.strike);
  const days_left = decimal(daysBetween(facts.as_of, contract.expires));
  const underlying = underlyingPrice(contract.underlying, facts);
  if (!isKnown(underlying))
    return { strike, underlying_price: underlying, moneyness: underlying, days_left };
  const above = underlying.minus(strike);
  const moneyness = contract.right === "call" ? above : above.times(-1);
  return { strike, underlying_price: underlying, moneyness, days_left };
}

function underlyingPrice(share: string, facts: Facts): Figure {
  const held = facts.held.find(({ symbol, holding }) => symbol === share && holding.price !== null);
  if (held !== undefined) return unitPrice(held.holding);
  const quote = facts.statements.quotes?.quotes.find((row) => facts.spelled(row.symbol) === share);
  return quote === undefined ? "no_price" : decimal(quote.price);
}
