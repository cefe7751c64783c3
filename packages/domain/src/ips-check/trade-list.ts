import * as z from "zod";
import * as Account from "../account.ts";
import { Day } from "../day.ts";
import { type Decimal, decimal, sum, zero } from "../decimal.ts";
import * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import type * as Lot from "../lot.ts";
import { isLongTerm, lotGain } from "../lots/lots.ts";
import { ClassRow, type Comparison, Conflict, type Issuer, Leg } from "./comparison.ts";
import { money, percent } from "./number.ts";

const Money = z.number();

/** One lot of a sale. */
const LotRow = z.object({
  id: z.string(),
  acquired: Day.nullable(),
  cost_per_share: z.number().nullable(),
  /** What the lot holds, and what of it is sold. */
  held: z.number(),
  quantity: z.number(),
  amount: Money,
  /** Null in sheltered accounts and where basis or date are not known. */
  gain: Money.nullable(),
  term: z.enum(["short", "long"]).nullable(),
});

const Trade = Leg.omit({ lots: true }).extend({
  class: z.string(),
  /** What is traded, in words; null for cash and for a purchase that is left to the advisor. */
  name: z.string().nullable(),
  sheltered: z.boolean(),
  /** US dollars a unit, and its day; null where there is none. */
  price: z.number().nullable(),
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
}).extend({ after_pct: z.number().nullable() });

/** The trades of one way back to the policy, as an advisor decides on them. Nothing is traded. */
export const TradeList = z.object({
  mode: z.enum(["band", "target"]),
  turnover_pct: z.number().nullable(),
  sells: z.array(Trade),
  buys: z.array(Trade),
  /** Cash that accounts keep or spend. */
  cash: z.array(Trade),
  totals: z.object({
    sell: Money,
    buy: Money,
    st_gain: Money,
    lt_gain: Money,
    /** Losses that the wash-sale rule disallows, and the part that is gone for good. */
    disallowed: Money,
    lost: Money,
    /** The known gains with disallowed losses added back: what counts against the year's limit. */
    net_gain: Money,
    /** Proceeds in taxable accounts whose gain is not known. */
    unknown_gain_proceeds: Money,
  }),
  /** The policy's yearly limit on realized gains and what these trades leave of it; null where it has none. */
  gain_limit: z.object({ limit: Money, left: Money }).nullable(),
  classes: z.array(After),
  issuers: z.array(
    z.object({
      name: z.string(),
      limit_pct: z.number(),
      before_pct: z.number(),
      after_pct: z.number(),
    }),
  ),
  conflicts: z.array(Conflict),
});
export type TradeList = z.infer<typeof TradeList>;

/** What a comparison suggests in one mode, with the lots, prices and totals behind each trade. */
export function tradeList(
  check: Comparison,
  mode: TradeList["mode"],
  snapshot: Household.Snapshot,
): TradeList {
  const suggested = check.suggestions.filter((one) => one.mode === mode);
  const trades = suggested.flatMap((one) =>
    one.legs.map((leg) => tradeOf(leg, one.class, snapshot, check.as_of)),
  );
  const sells = trades.filter((one) => one.side === "sell" && !isCash(one));
  const buys = trades.filter((one) => one.side === "buy" && !isCash(one));
  const totals = totalsOf(sells, buys);
  return {
    mode,
    turnover_pct: check.turnover_pct[mode],
    sells,
    buys,
    cash: trades.filter(isCash),
    totals,
    gain_limit: limitOf(check, snapshot, totals.net_gain),
    classes: check.classes.map((row) => afterOf(row, trades, check)),
    issuers: issuersAfter(check, trades, snapshot.holdings),
    conflicts: check.conflicts.filter((one) => one.mode === undefined || one.mode === mode),
  };
}

const isCash = (trade: Trade): boolean =>
  trade.class === "cash" && trade.symbol === null && trade.quantity === null;

function tradeOf(leg: Leg, name: string, snapshot: Household.Snapshot, today: Day): Trade {
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
    name: holding?.name ?? null,
    sheltered,
    price: (holding && unitPrice(holding)?.toNumber()) ?? null,
    price_date: holding?.price?.date ?? null,
    lots,
  };
}

/** What is bought may be held in another account only; cash and what is still to be chosen are no holding. */
function traded(leg: Leg, holdings: readonly Holding.Info[]): Holding.Info | undefined {
  const own = holdings.filter((one) => one.account_id === leg.account_id);
  const [first] = leg.lots;
  if (first !== undefined) return own.find(({ lots }) => lots.some(({ id }) => id === first.id));
  const { symbol, unlisted } = leg;
  if (unlisted !== undefined) return own.find((one) => one.security_id === unlisted.security_id);
  return symbol === null ? undefined : [...own, ...holdings].find((one) => one.symbol === symbol);
}

interface Sold {
  holding: Holding.Info;
  lot: Lot.Info;
  quantity: number;
  sheltered: boolean;
  today: Day;
}

function lotRow({ holding, lot, quantity, sheltered, today }: Sold): Trade["lots"] {
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
      amount: money(units.times(price)),
      gain: gain === undefined ? null : money(gain),
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
  // A loss that is in no gain is not added back to them.
  const known = sells.filter((one) => one.est_st_gain !== null && one.est_lt_gain !== null);
  const counted = total(known, disallowedOf);
  const unknown = sells.filter(
    (one) => !one.sheltered && one.est_st_gain === null && one.est_lt_gain === null,
  );
  return {
    sell: money(total(sells, (one) => one.proceeds)),
    buy: money(total(buys, (one) => one.proceeds)),
    st_gain: money(st),
    lt_gain: money(lt),
    disallowed: money(disallowed),
    lost: money(total(sells, (one) => one.wash_sale?.lost_usd ?? null)),
    net_gain: money(st.plus(lt).plus(counted)),
    unknown_gain_proceeds: money(total(unknown, (one) => one.proceeds)),
  };
}

function limitOf(check: Comparison, { household }: Household.Snapshot, net: number) {
  const policy = household.ips.find(({ id }) => id === check.ips_id);
  const limit = policy?.constraints.max_annual_realized_gain ?? null;
  if (limit === null) return null;
  return { limit: money(decimal(limit)), left: money(decimal(limit).minus(Math.max(net, 0))) };
}

const moved = ({ side, proceeds }: Trade): Decimal =>
  side === "buy" ? decimal(proceeds) : decimal(proceeds).neg();

function afterOf(row: ClassRow, trades: readonly Trade[], check: Comparison) {
  const own = trades.filter((trade) => trade.class === row.class);
  const value = decimal(row.value).plus(sum(own.map(moved)));
  const { weight_pct, min_pct, max_pct, target_pct } = row;
  const after_pct = percent(value, decimal(check.total_value));
  return { class: row.class, weight_pct, min_pct, max_pct, target_pct, after_pct };
}

/** The direct weights of issuers that the trades change or that are over their limit. */
function issuersAfter(
  check: Comparison,
  trades: readonly Trade[],
  holdings: readonly Holding.Info[],
): TradeList["issuers"] {
  return check.concentration.flatMap((issuer) => {
    const { name, value, limit_pct, direct_pct, breach } = issuer;
    const own = trades.filter((trade) => isIssuedBy(issuer, trade, holdings));
    const after = percent(decimal(value).plus(sum(own.map(moved))), decimal(check.total_value));
    if (limit_pct === null || direct_pct === null || after === null) return [];
    if (own.length === 0 && !breach) return [];
    return [{ name, limit_pct, before_pct: direct_pct, after_pct: after }];
  });
}

function isIssuedBy(
  { issuer_id, name, symbols }: Issuer,
  { symbol, unlisted }: Trade,
  holdings: readonly Holding.Info[],
): boolean {
  if (unlisted === undefined) return symbol !== null && symbols.includes(symbol);
  const holding = holdings.find((one) => one.security_id === unlisted.security_id);
  return issuer_id === null ? name === unlisted.name : holding?.issuer_id === issuer_id;
}
