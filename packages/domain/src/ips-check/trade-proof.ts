import * as z from "zod";
import { Day } from "../day.ts";
import { type Decimal, decimal, sum } from "../decimal.ts";
import { countOf, UsdPerUnit } from "../figure.ts";
import { toNumber } from "./number.ts";
import type { Trade, TradeList } from "./trade-list.ts";

/** Whether the figures of a list of trades add up, and the prices that they use. */
export const TradeProof = z.object({
  checks: z.array(
    z.object({
      /**
       * `lots`: a sale's lots add up to its quantity, and none is sold beyond what it holds.
       * `amounts`: they add up to its amount. `gains`: they add up to its gains. `accounts`: what an
       * account sells and spends pays for what it buys and keeps. `totals`: they are the sums of the
       * included lines.
       */
      rule: z.enum(["lots", "amounts", "gains", "accounts", "totals"]),
      checked: countOf("figures that were added up again"),
      /** The figures that do not add up; empty if all do. */
      off: z.array(z.string()),
    }),
  ),
  /** The prices of the trades, by symbol or name. */
  prices: z.array(z.object({ name: z.string(), price: UsdPerUnit, date: Day.nullable() })),
});
export type TradeProof = z.infer<typeof TradeProof>;

type Check = TradeProof["checks"][number];

/** A stated figure, and the parts that it should be the sum of. */
interface Sum {
  name: string;
  stated: number | null;
  parts: readonly (number | null)[];
  /** The difference that rounding may cause, in cents. */
  slack: number;
}

/** Adds up the figures of a list again, from its lots and lines. */
export function proveTrades(list: TradeList): TradeProof {
  const sold = list.sells.filter(({ included, lots }) => included && lots.length > 0);
  return {
    checks: [
      check("lots", [...sold.map(quantityOf), ...sold.flatMap(lotsHeld)]),
      check("amounts", sold.map(amountOf)),
      check("gains", sold.filter(isTaxed).flatMap(gainsOf)),
      check("accounts", accountsOf(list)),
      check("totals", totalsOf(list)),
    ],
    prices: pricesOf(list),
  };
}

const check = (rule: Check["rule"], sums: readonly Sum[]): Check => ({
  rule,
  checked: sums.length,
  off: sums.filter((one) => !addsUp(one)).map(({ name }) => name),
});

const addsUp = ({ stated, parts, slack }: Sum): boolean =>
  sum(parts.map((part) => decimal(part ?? 0)))
    .minus(stated ?? 0)
    .abs()
    .times(100)
    .lte(slack);

const titleOf = ({ symbol, name, account }: Trade): string =>
  `${symbol ?? name ?? "cash"} in ${account}`;

const quantityOf = (trade: Trade): Sum => ({
  name: `quantity of ${titleOf(trade)}`,
  stated: trade.quantity,
  parts: trade.lots.map(({ quantity }) => quantity),
  slack: 0,
});

/** The units sold and the units kept of a lot add up to the units held. */
const lotsHeld = (trade: Trade): Sum[] =>
  trade.lots.map(({ id, held, quantity }) => ({
    name: `lot ${id} of ${titleOf(trade)}`,
    stated: held,
    parts: [quantity, Math.max(0, toNumber(decimal(held).minus(quantity)))],
    slack: 0,
  }));

const amountOf = (trade: Trade): Sum => ({
  name: `amount of ${titleOf(trade)}`,
  stated: trade.proceeds,
  parts: trade.lots.map(({ amount }) => amount),
  slack: trade.lots.length,
});

const isTaxed = ({ sheltered, lots, est_st_gain, est_lt_gain }: Trade): boolean =>
  !sheltered &&
  est_st_gain !== null &&
  est_lt_gain !== null &&
  lots.every(({ gain }) => gain !== null);

const gainsOf = (trade: Trade): Sum[] =>
  (["short", "long"] as const).map((term) => ({
    name: `${term}-term gain of ${titleOf(trade)}`,
    stated: term === "short" ? trade.est_st_gain : trade.est_lt_gain,
    parts: trade.lots.filter((lot) => lot.term === term).map(({ gain }) => gain),
    slack: trade.lots.length,
  }));

/** Accounts that lack money for their purchases are listed by the trade list itself. */
function accountsOf({ sells, buys, cash, unfunded }: TradeList): Sum[] {
  const lines = [...sells, ...buys, ...cash].filter(({ included }) => included);
  const lacking = new Set(unfunded.map(({ account_id }) => account_id));
  return [...Map.groupBy(lines, ({ account_id }) => account_id)]
    .filter(([id]) => !lacking.has(id))
    .map(([id, own]) => ({
      name: own[0]?.account ?? id,
      stated: toNumber(sum(own.filter(({ side }) => side === "sell").map(moneyOf))),
      parts: own.filter(({ side }) => side === "buy").map(({ proceeds }) => proceeds),
      slack: own.length,
    }));
}

const moneyOf = ({ proceeds }: Trade): Decimal => decimal(proceeds);

function totalsOf({ sells, buys, totals }: TradeList): Sum[] {
  const of = (
    name: string,
    stated: number,
    lines: readonly Trade[],
    part: (line: Trade) => number | null,
  ): Sum => ({
    ...{ name, stated, slack: 0 },
    parts: lines.filter(({ included }) => included).map(part),
  });
  return [
    of("sales", totals.sell, sells, ({ proceeds }) => proceeds),
    of("purchases", totals.buy, buys, ({ proceeds }) => proceeds),
    of("short-term gain", totals.st_gain, sells, ({ est_st_gain }) => est_st_gain),
    of("long-term gain", totals.lt_gain, sells, ({ est_lt_gain }) => est_lt_gain),
    of("disallowed", totals.disallowed, sells, ({ wash_sale }) => wash_sale?.disallowed_usd ?? 0),
    of("lost", totals.lost, sells, ({ wash_sale }) => wash_sale?.lost_usd ?? 0),
  ];
}

function pricesOf({ sells, buys }: TradeList): TradeProof["prices"] {
  const named = [...sells, ...buys].flatMap(({ symbol, name, price, price_date: date }) => {
    const title = symbol ?? name;
    return price === null || title === null ? [] : [[title, { name: title, price, date }] as const];
  });
  return [...new Map(named).values()].toSorted((a, b) => a.name.localeCompare(b.name));
}
