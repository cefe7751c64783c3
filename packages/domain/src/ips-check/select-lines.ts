import { type Decimal, decimal, max, sum, zero } from "../decimal.ts";
import * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import { lotGain } from "../lots/lots.ts";
import { planWashSales } from "../lots/wash-plan.ts";
import type { Comparison, Leg } from "./comparison.ts";
import { soldHolding } from "./leg-holding.ts";
import { toDollars } from "./number.ts";
import { washSaleFields, washSaleTexts } from "./trades/wash-sale-fields.ts";
import { cashClass } from "./value.ts";

/** A leg of a proposal with its line number. */
export interface ProposedLine {
  class: string;
  leg: Leg;
  /** Numbers sales and purchases from 1; null for cash that an account keeps or spends. */
  line: number | null;
  included: boolean;
}

/** An account whose remaining sales no longer pay for its purchases. */
interface Unfunded {
  account_id: string;
  account: string;
  /** US dollars that must come from the account's cash, and the part of it that is missing. */
  amount: number;
  short: number;
}

interface Chosen {
  lines: ProposedLine[];
  unfunded: Unfunded[];
}

/** The lines of one mode with those in `without` excluded; wash sales and cash are recomputed. */
export function selectLines(
  check: Comparison,
  mode: "band" | "target",
  snapshot: Household.Snapshot,
  without: ReadonlySet<number>,
): Chosen {
  let count = 0;
  const lines = check.suggestions
    .filter((one) => one.mode === mode)
    .flatMap((one) => one.legs.map((leg) => ({ class: one.class, leg })))
    .map((one): ProposedLine => {
      if (isCash(one)) return { ...one, line: null, included: true };
      count += 1;
      return { ...one, line: count, included: !without.has(count) };
    });
  if (lines.every(({ included }) => included)) return { lines, unfunded: [] };
  const [cash, traded] = [lines.filter(isCash), lines.filter((one) => !isCash(one))];
  const moved = cashByAccount(cash, traded);
  return {
    lines: [...washedAgain(traded, snapshot, check.as_of), ...moved.map(({ line }) => line)],
    unfunded: moved.flatMap((one) => unfundedOf(one, snapshot)),
  };
}

/** Cash that an account keeps or spends, as opposed to a fund of the cash class. */
const isCash = ({ class: of, leg }: Pick<ProposedLine, "class" | "leg">): boolean =>
  of === cashClass && leg.symbol === null && leg.quantity === null;

/** Recomputes wash sales, because an excluded sale neither sells replacement shares nor has a loss. */
function washedAgain(
  lines: readonly ProposedLine[],
  snapshot: Household.Snapshot,
  today: string,
): ProposedLine[] {
  const sold = lines.flatMap((line) => (line.included ? soldLots(line.leg, snapshot) : []));
  const washed = planWashSales(sold, snapshot, today);
  return lines.map((line) => {
    const { wash_sale, wash_review, ...leg } = line.leg;
    const lots = new Set(soldLots(line.leg, snapshot).map(({ lot }) => lot));
    const own = line.included ? washed.filter(({ sold }) => lots.has(sold.lot)) : [];
    const after = washSaleFields(own, snapshot.accounts);
    const rest = washSaleTexts(line.leg).reduce(withoutText, leg.note);
    const note = [rest, ...washSaleTexts(after)].filter(Boolean).join(" ") || null;
    return { ...line, leg: { ...leg, note, ...after } };
  });
}

const withoutText = (note: string | null, text: string): string | null =>
  note?.replace(text, "").replaceAll("  ", " ").trim() || null;

function soldLots(leg: Leg, { holdings }: Household.Snapshot) {
  const holding = soldHolding(leg, holdings);
  if (holding === undefined) return [];
  const price = Holding.dollarPrice(holding);
  return leg.lots.flatMap(({ id, quantity }) => {
    const lot = holding.lots.find((one) => one.id === id);
    if (lot === undefined) return [];
    const units = decimal(quantity).times(holding.multiplier);
    const gain = typeof price === "string" ? undefined : lotGain(lot, units, price);
    return [{ holding, lot, quantity: decimal(quantity), gain }];
  });
}

interface Moved {
  line: ProposedLine;
  /** Positive if the account keeps cash, negative if it spends cash. */
  before: Decimal;
  after: Decimal;
}

/** The cash that each account keeps or spends without the excluded lines. */
function cashByAccount(cash: readonly ProposedLine[], traded: readonly ProposedLine[]): Moved[] {
  const accounts = new Map([...cash, ...traded].map(({ leg }) => [leg.account_id, leg.account]));
  return [...accounts].flatMap(([account_id, account]): Moved[] => {
    const own = (lines: readonly ProposedLine[]) =>
      lines.filter(({ leg }) => leg.account_id === account_id);
    const before = sum(own(cash).map(kept));
    const out = own(traded).filter(({ included }) => !included);
    if (out.length === 0) return own(cash).map((line) => ({ line, before: zero, after: zero }));
    const after = before.plus(sum(out.map(kept)));
    return after.eq(0) && before.eq(0)
      ? []
      : [{ line: cashLine(account_id, account, after), before, after }];
  });
}

/** The cash that excluding the line frees: the price of a purchase, or minus the proceeds of a sale. */
const kept = ({ leg }: ProposedLine): Decimal =>
  leg.side === "buy" ? decimal(leg.proceeds) : decimal(leg.proceeds).neg();

const cashLine = (account_id: string, account: string, amount: Decimal): ProposedLine => ({
  class: cashClass,
  line: null,
  included: true,
  leg: {
    ...{ account_id, account, side: amount.gte(0) ? "buy" : "sell", symbol: null },
    ...{ quantity: null, lots: [], proceeds: toDollars(amount.abs()) },
    ...{ est_st_gain: null, est_lt_gain: null },
    note: amount.gte(0) ? "Stays as cash." : "Paid from the account's cash.",
  },
});

function unfundedOf({ line, before, after }: Moved, { accounts }: Household.Snapshot): Unfunded[] {
  if (after.gte(0) || after.gte(before)) return [];
  const { account_id, account } = line.leg;
  const settled = accounts.find(({ id }) => id === account_id)?.cash.settled ?? "0";
  const short = max(after.neg().minus(max(decimal(settled), zero)), zero);
  return [{ account_id, account, amount: toDollars(after.neg()), short: toDollars(short) }];
}
