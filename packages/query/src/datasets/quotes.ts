import { decimal } from "@advisor/domain/decimal";
import type { Dataset } from "../book/dataset.ts";
import { name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, dayChangePct, price, statedMeasure } from "../book/measures.ts";
import { foreignOf, securityDimensions, securityOf } from "../book/positions.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

const { symbol, name: title, kind, sector } = securityDimensions;

/** Prices from the statements, including securities that are not held. */
export const quotes: Dataset = {
  noun: ["quote", "quotes"],
  dimensions: { symbol, name: title, kind, sector, held: name("held", ["yes", "no"]) },
  measures: {
    price,
    day_change: { ...statedMeasure("change today of one unit", "usd_per_unit"), basis: ["price"] },
    day_change_pct: dayChangePct,
    count,
  },
  columns: ["price", "day_change_pct"],
  title: ["symbol", "name"],
  rows: rowsOf,
};

function rowsOf(facts: Facts): Row[] {
  const section = facts.statements.quotes;
  return (section?.quotes ?? []).map((quote) => {
    const spelled = facts.spelled(quote.symbol);
    const held = facts.held.find((one) => one.symbol === spelled);
    const security = held && securityOf(held);
    return {
      id: `quote/${spelled}`,
      key: spelled,
      source: sources.quotes,
      as_of: quote.as_of ?? section?.as_of ?? facts.as_of,
      day: null,
      dimensions: {
        symbol: spelled,
        name: security?.name ?? null,
        kind: security?.kind ?? null,
        sector: security?.sector ?? null,
        held: held === undefined ? "no" : "yes",
      },
      figures: { price: decimal(quote.price), ...changeOf(quote.price, quote.change_pct) },
      ...(held === undefined ? {} : foreignOf(held)),
    };
  });
}

/** A change of -100% or less implies no valid previous price. */
function changeOf(price: string, pct: string | null): Row["figures"] {
  const quoted_change = pct === null ? "no_day_change" : decimal(pct);
  if (pct === null || decimal(pct).lte(-100)) {
    return { day_change: "no_day_change", before: "no_day_change", quoted_change };
  }
  const before = decimal(price).div(decimal(pct).div(100).plus(1));
  return { day_change: decimal(price).minus(before), before, quoted_change };
}
