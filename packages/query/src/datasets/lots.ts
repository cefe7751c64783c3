import { addDays, type Day, daysBetween, nextYear } from "@advisor/domain/day";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import type * as Lot from "@advisor/domain/lot";
import { checkLots, isLongTerm, lotGain } from "@advisor/domain/lots/lots";
import type { Dataset } from "../book/dataset.ts";
import { calendarDimensions, calendarOf, dayOf, name } from "../book/dimensions.ts";
import type { Facts, HeldFact } from "../book/facts.ts";
import { priceMeasures, statedMeasure, valueMeasures } from "../book/measures.ts";
import {
  assetClassParts,
  foreignOf,
  heldDimensions,
  optionFigures,
  scaledFigures,
  securityOf,
  unitPrice,
} from "../book/positions.ts";
import { type Figure, isKnown, type Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

export const lots: Dataset = {
  noun: ["lot", "lots"],
  date: "acquired",
  dimensions: {
    ...heldDimensions,
    acquired: dayOf("purchase date"),
    turns_long: dayOf("first long-term day"),
    term: name("term", ["long", "short", "unknown"]),
    source: name("origin", ["purchase", "transfer", "drip", "inherited", "gift"]),
    ...calendarDimensions,
  },
  measures: {
    ...valueMeasures,
    ...priceMeasures,
    days: statedMeasure("days held", "days"),
    days_to_long: statedMeasure("days until long-term", "days"),
  },
  columns: ["quantity", "market_value", "gain"],
  title: ["symbol", "account", "acquired"],
  order: { by: "acquired", direction: "asc" },
  rows: (facts) =>
    facts.held.flatMap((held) => held.holding.lots.flatMap((lot) => rowsOf(lot, held, facts))),
};

function rowsOf(lot: Lot.Info, held: HeldFact, facts: Facts): Row[] {
  const { holding, symbol, position } = held;
  const figures = figuresOf(lot, held);
  const fixed = {
    price: unitPrice(holding),
    quoted_change: position.day_change_pct ?? position.day_change_reason ?? "no_day_change",
    ...optionFigures(symbol, holding, facts),
    days: lot.acquired === null ? "not_on_file" : decimal(daysBetween(lot.acquired, facts.as_of)),
    days_to_long: daysToLong(lot, facts.as_of),
  } as const;
  return assetClassParts(holding).map(({ asset_class, weight }) => ({
    id: lot.id,
    // A lot's id is unique within its holding only.
    key: [holding.account_id, holding.security_id, lot.id].join("/"),
    source: sources.holdings,
    as_of: held.as_of,
    day: lot.acquired,
    dimensions: {
      ...held.account,
      ...securityOf(held),
      asset_class,
      ...termOf(lot, facts.as_of),
      source: lot.source,
      ...calendarOf(lot.acquired),
    },
    figures: { ...scaledFigures(figures, weight), ...fixed },
    ...foreignOf(held),
  }));
}

function termOf(lot: Lot.Info, today: Day) {
  const long = isLongTerm(lot, today);
  const dated = lot.acquired !== null && lot.source !== "inherited" && long !== undefined;
  return {
    acquired: lot.acquired,
    turns_long: dated && lot.acquired !== null ? addDays(nextYear(lot.acquired), 1) : null,
    term: terms[String(long)] ?? "unknown",
  };
}

/** Days until the lot becomes long-term; does not apply to one that is, or whose purchase date is unknown. */
function daysToLong(lot: Lot.Info, today: Day): Figure {
  const { term, turns_long } = termOf(lot, today);
  return term === "short" && turns_long !== null
    ? decimal(daysBetween(today, turns_long))
    : "does_not_apply";
}

const terms: Readonly<Record<string, string>> = { true: "long", false: "short" };

function figuresOf(lot: Lot.Info, held: HeldFact): Record<string, Figure> {
  const { holding } = held;
  const quantity = decimal(lot.quantity);
  const units = quantity.times(holding.multiplier);
  const price = unitPrice(holding);
  const change = changeOf(held, units);
  return {
    market_value: isKnown(price) ? price.times(units) : price,
    cost: costOf(lot, held, units),
    gain: gainOf(lot, held, price),
    day_change: change.change,
    before: change.before,
    quantity,
    units,
    local_value: holding.price === null ? "no_price" : units.times(holding.price.amount),
  };
}

const unsound = ({ holding }: HeldFact) => checkLots(holding);

const costOf = (lot: Lot.Info, held: HeldFact, units: Decimal): Figure =>
  unsound(held) ?? (lot.cost_per_share === null ? "no_basis" : units.times(lot.cost_per_share));

function gainOf(lot: Lot.Info, held: HeldFact, price: Figure): Figure {
  const fault = unsound(held);
  if (fault !== undefined) return fault;
  if (lot.cost_per_share === null) return "no_basis";
  if (!isKnown(price)) return price;
  const gain = lotGain(lot, decimal(lot.quantity), price);
  return gain?.times(held.holding.multiplier) ?? "gift_below_donor_basis";
}

/** The lot's share of the position's day change. */
function changeOf(
  { holding, position }: HeldFact,
  units: Decimal,
): Record<"change" | "before", Figure> {
  const { day_change, market_value, day_change_reason } = position;
  const all = decimal(holding.quantity).times(holding.multiplier);
  if (day_change === null || market_value === null || all.eq(0)) {
    const reason = day_change_reason ?? "no_day_change";
    return { change: reason, before: reason };
  }
  const part = (whole: Decimal) => whole.times(units).div(all);
  return { change: part(day_change), before: part(market_value.minus(day_change)) };
}
