import { daysBetween } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import * as Holding from "@advisor/domain/holding";
import type * as Unvested from "@advisor/domain/portfolio/unvested";
import { accountDimensions, unknownAccount } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { calendarDimensions, calendarOf, dayOf, name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, marketValue, quantity, statedMeasure } from "../book/measures.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

/** Shares that are granted but not yet owned. No other dataset includes them. */
export const unvested: Dataset = {
  noun: ["unvested grant", "unvested grants"],
  date: "vests",
  dimensions: {
    ...accountDimensions,
    symbol: name("symbol"),
    name: name("name"),
    vests: dayOf("vesting date"),
    ...calendarDimensions,
  },
  measures: {
    quantity,
    market_value: marketValue,
    days: statedMeasure("days until vesting", "days"),
    count,
  },
  columns: ["quantity", "market_value"],
  title: ["symbol", "vests"],
  order: { by: "vests", direction: "asc" },
  rows: (facts: Facts): Row[] =>
    (facts.snapshot.household.unvested ?? []).map((one) => rowOf(one, facts)),
};

function rowOf(one: Unvested.Info, { snapshot, accounts, as_of, spelled }: Facts): Row {
  const { id, account_id, symbol, vests } = one;
  const unit = Holding.dollarPrice(one);
  const units = decimal(one.quantity);
  return {
    ...{ id, key: id, day: vests },
    source: sources.household,
    as_of: snapshot.accounts.find((account) => account.id === account_id)?.as_of ?? as_of,
    dimensions: {
      ...(accounts.get(account_id) ?? unknownAccount(null)),
      symbol: spelled(symbol),
      name: one.name,
      vests,
      ...calendarOf(vests),
    },
    figures: {
      quantity: units,
      market_value: typeof unit === "string" ? unit : unit.times(units),
      days: vests === null ? "not_on_file" : decimal(daysBetween(as_of, vests)),
    },
  };
}
