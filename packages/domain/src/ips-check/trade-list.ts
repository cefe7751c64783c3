import * as z from "zod";
import * as Account from "../account.ts";
import { Day } from "../day.ts";
import { type Decimal, decimal, sum, zero } from "../decimal.ts";
import { Percent, Units, Usd, UsdPerUnit } from "../figure.ts";
import * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import type * as Lot from "../lot.ts";
import { isLongTerm, lotGain } from "../lots/lots.ts";
import { cashAfter, classAfter, issuersAfter, turnoverOf } from "./after-trades.ts";
import { ClassRow, type Comparison, Conflict, Leg } from "./comparison.ts";
import { ConsideredLots, consideredLots } from "./considered-lots.ts";
import { soldHolding } from "./leg-holding.ts";
import { toDollars } from "./number.ts";
import { gainLimitLeft } from "./restrictions.ts";
import { type ProposedLine, selectLines } from "./select-lines.ts";

const Money = Usd;

/** One lot of a sale. */
const LotRow = z.object({
  id: z.string(),
  acquired: Day.nullable(),
  cost_per_share: UsdPerUnit.nullable(),
  /** The units in the lot, and how many of them are sold. */
  held: Units,
  quantity: Units,
  amount: Money,
  /** Null in tax-sheltered accounts and when the basis or date is unknown. */
  gain: Money.nullable(),
  term: z.enum(["short", "long"]).nullable(),
});

const Trade = Leg.omit({ lots: true }).extend({
  class: z.string(),
  /** The number by which a sale or purchase can be excluded, from 1; null for cash. */
  line: z.int().nullable(),
  /** False for an excluded line, which no total counts. */
  included: z.boolean(),
  /** The security's name; null for cash and for purchases that are left to the advisor. */
  name: z.string().nullable(),
  sheltered: z.boolean(),
  /** The price with its date; null when unknown. */
  price: UsdPerUnit.nullable(),
  price_date: Day.nullable(),
  lots: z.array(LotRow),
});
export type Trade = z.infer<typeof Trade>;

const After = ClassRow.pick({
  class: true,
  weight_pct: true,
  min_pct: true,
  max_pct: true,
  target_pct: true,
}).extend({ after_pct: Percent.nullable() });

/** The proposed trades of one mode, for the advisor to decide on. Nothing is traded. */
export const TradeList = z.object({
  mode: z.enum(["band", "target"]),
  turnover_pct: Percent.nullable(),
  sells: z.array(Trade),
  buys: z.array(Trade),
  /** Cash that accounts keep or spend. */
  cash: z.array(Trade),
  /** The sale proceeds that stay in the accounts as cash. */
  cash_kept: Money,
  totals: z.object({
    sell: Money,
    buy: Money,
    st_gain: Money,
    lt_gain: Money,
    /** Losses that the wash-sale rule disallows, and the part that is permanently lost. */
    disallowed: Money,
    lost: Money,
    /** Known gains plus disallowed losses. This counts against the policy's yearly limit. */
    net_gain: Money,
    /** Proceeds of taxable sales with an unknown gain. */
    unknown_gain_proceeds: Money,
  }),
  /** The policy's yearly limit on realized gains, and what remains after these trades; null without a limit. */
  gain_limit: z.object({ limit: Money, left: Money }).nullable(),
  classes: z.array(After),
  /** Cash that counts against the floor, after the trades; null without a floor. */
  cash_after: z.object({ available: Money, floor: Money }).nullable(),
  /** Accounts that must spend cash because sales were excluded, and how much they lack. */
  unfunded: z.array(
    z.object({ account_id: z.string(), account: z.string(), amount: Money, short: Money }),
  ),
  issuers: z.array(
    z.object({
      name: z.string(),
      limit_pct: Percent,
      before_pct: Percent,
      after_pct: Percent,
    }),
  ),
  conflicts: z.array(Conflict),
  /** Lots that could have been sold and were not. */
  considered: ConsideredLots,
});
export type TradeList = z.infer<typeof TradeList>;

/**
 * The trades of one mode with their lots, prices and totals. Lines in `without` stay in the list but
 * are excluded from all gains, wash sales, cash and weights.
 */
export function tradeList(
  check: Comparison,
  mode: TradeList["mode"],
  snapshot: Household.Snapshot,
  without: ReadonlySet<number> = new Set(),
): TradeList {
  const { lines, unfunded } = selectLines(check, mode, snapshot, without);
  const included = lines.filter((line) => line.included);
  const whole = included.length === lines.length;
  const trades = lines.map((line) => tradeOf(line, snapshot, check.as_of));
  const cash = trades.filter((one) => one.line === null);
  const sells = trades.filter((one) => one.side === "sell" && one.line !== null);
  const buys = trades.filter((one) => one.side === "buy" && one.line !== null);
  const totals = totalsOf(sells.filter(isIncluded), buys.filter(isIncluded));
  return {
    mode,
    turnover_pct: whole ? check.turnover_pct[mode] : turnoverOf(check, included),
    sells,
    buys,
    cash,
    cash_kept: toDollars(
      sum(cash.filter(({ side }) => side === "buy").map(({ proceeds }) => decimal(proceeds))),
    ),
    totals,
    gain_limit: limitOf(check, snapshot, totals.net_gain),
    classes: check.classes.map((row) => classAfter(row, included, check)),
    cash_after: cashAfter(check, included),
    unfunded,
    issuers: issuersAfter(check, included, snapshot.holdings),
    conflicts: check.conflicts.filter(
      // Conflicts about gains are computed for all lines, so they do not hold for a selection.
      ({ mode: of, code }) =>
        (of === undefined || of === mode) && (whole || code !== "gain_limit_exceeded"),
    ),
    considered: consideredLots(check, mode, snapshot),
  };
}

const isIncluded = ({ included }: Trade): boolean => included;

function tradeOf(
  { leg, class: name, line, included }: ProposedLine,
  snapshot: Household.Snapshot,
  today: Day,
): Trade {
  const holding = traded(leg, snapshot.holdings);
  const account = snapshot.accounts.find(({ id }) => id === leg.account_id);
  const sheltered = account !== undefined && Account.sheltered(account);
  const lots = leg.lots.flatMap(({ id, quantity }) => {
    const lot = holding?.lots.find((one) => one.id === id);
    return holding && lot ? lotRow({ holding, lot, quantity, sheltered, today }) : [];
  });
  return {
    ...leg,
    class: name,
    line,
    included,
    name: holding?.name ?? null,
    sheltered,
    price: (holding && unitPrice(holding)?.toNumber()) ?? null,
    price_date: holding?.price?.date ?? null,
    lots,
  };
}

/** The holding that a leg trades. A purchase may be of a security held in another account only. */
function traded(leg: Leg, holdings: readonly Holding.Info[]): Holding.Info | undefined {
  const { symbol } = leg;
  const own = soldHolding(leg, holdings);
  if (own !== undefined || symbol === null) return own;
  return holdings.find((one) => one.symbol === symbol);
}

interface LotSale {
  holding: Holding.Info;
  lot: Lot.Info;
  quantity: number;
  sheltered: boolean;
  today: Day;
}

function lotRow({ holding, lot, quantity, sheltered, today }: LotSale): Trade["lots"] {
  const price = unitPrice(holding);
  if (price === undefined) return [];
  const units = decimal(quantity).times(holding.multiplier);
  const long = isLongTerm(lot, today);
  const gain = sheltered || long === undefined ? undefined : lotGain(lot, units, price);
  return [
    {
      id: lot.id,
      acquired: lot.acquired,
      cost_per_share: lot.cost_per_share === null ? null : Number(lot.cost_per_share),
      held: Number(lot.quantity),
      quantity,
      amount: toDollars(units.times(price)),
      gain: gain === undefined ? null : toDollars(gain),
      term: gain === undefined ? null : long ? "long" : "short",
    },
  ];
}

function unitPrice(holding: Holding.Info): Decimal | undefined {
  const price = Holding.dollarPrice(holding);
  return typeof price === "string" ? undefined : price;
}

function totalsOf(sells: readonly Trade[], buys: readonly Trade[]): TradeList["totals"] {
  const total = (trades: readonly Trade[], figure: (trade: Trade) => number | null) =>
    sum(trades.map((trade) => zero.plus(figure(trade) ?? 0)));
  const st = total(sells, (one) => one.est_st_gain);
  const lt = total(sells, (one) => one.est_lt_gain);
  const disallowedOf = (one: (typeof sells)[number]) => one.wash_sale?.disallowed_usd ?? null;
  const disallowed = total(sells, disallowedOf);
  // A disallowed loss of unknown term is in neither gain, so it is not added back.
  const known = sells.filter((one) => one.est_st_gain !== null && one.est_lt_gain !== null);
  const counted = total(known, disallowedOf);
  const unknown = sells.filter(
    (one) => !one.sheltered && one.est_st_gain === null && one.est_lt_gain === null,
  );
  return {
    sell: toDollars(total(sells, (one) => one.proceeds)),
    buy: toDollars(total(buys, (one) => one.proceeds)),
    st_gain: toDollars(st),
    lt_gain: toDollars(lt),
    disallowed: toDollars(disallowed),
    lost: toDollars(total(sells, (one) => one.wash_sale?.lost_usd ?? null)),
    net_gain: toDollars(st.plus(lt).plus(counted)),
    unknown_gain_proceeds: toDollars(total(unknown, (one) => one.proceeds)),
  };
}

function limitOf(check: Comparison, { household }: Household.Snapshot, net: number) {
  const policy = household.ips.find(({ id }) => id === check.ips_id);
  const limit = policy?.constraints.max_annual_realized_gain ?? null;
  if (limit === null) return null;
  return {
    limit: toDollars(decimal(limit)),
    left: gainLimitLeft(limit, decimal(net)),
  };
}
