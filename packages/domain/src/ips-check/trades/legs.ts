import * as Account from "../../account.ts";
import { type Decimal, max, min, sum, zero } from "../../decimal.ts";
import type * as Ips from "../../ips.ts";
import type { PlannedWashSale } from "../../lots/wash-plan.ts";
import { assetClassName, dollarsExact } from "../../money.ts";
import { compareText } from "../../text/compare-text.ts";
import type { Conflict, Leg, Mode, Suggestion } from "../comparison.ts";
import { toDollars } from "../number.ts";
import { cashClass } from "../value.ts";
import * as Cash from "./cash-by-account.ts";
import { plainLeg, saleLegs } from "./leg.ts";
import {
  type BuyableFunds,
  buyableFunds,
  isMisplaced,
  isRestricted,
  pickFund,
} from "./pick-fund.ts";
import { type Purchase, purchasedAmount, purchasesOf } from "./purchases.ts";
import type { ClassTrade } from "./round-trades.ts";
import { roundingConflicts } from "./rounding.ts";
import type { Candidate, Market } from "./sale-order.ts";
import {
  type CashPosition,
  cashShortfalls,
  proceedsByAccount,
  type Sale,
  salesOf,
} from "./sales.ts";
import { plannedWashSales } from "./wash-sale-fields.ts";

interface TradeInputs extends Pick<Market, "today" | "snapshot" | "valued">, CashPosition {
  constraints: Ips.Info["constraints"];
  /** What can be sold, in sale order. */
  candidates: readonly Candidate[];
}

interface LegList {
  suggestions: Suggestion[];
  conflicts: Conflict[];
}

/**
 * Assigns each class trade to accounts so that the legs of every account balance. The smaller trade is
 * placed first; the larger one absorbs what the others leave over because units are whole.
 */
export function legsOf(
  mode: Mode,
  classTrades: readonly ClassTrade[],
  settings: TradeInputs,
): LegList {
  const trades = classTrades.toSorted(bySize);
  const inputs = { ...settings, accounts: settings.accounts.toSorted(byTreatment) };
  const [blocked, free] = restrictedApart(inputs);
  const sales = salesOf(trades, free, inputs);
  const wanted = cashShortfalls(trades, inputs);
  const earned = proceedsByAccount(sales);
  const purchases = purchasesOf({ ...inputs, trades, income: earned, wanted });
  const fundChoices = buyableFunds({ ...inputs, sold: soldSymbols(sales) });
  const washed = plannedWashSales(
    sales.flatMap((sale) => sale.cuts),
    inputs,
  );
  const suggestions = trades.map((trade) => ({
    mode,
    class: trade.class,
    trade_usd: toDollars(trade.amount),
    legs: [
      ...sellLegs(
        sales.find((sale) => sale.class === trade.class),
        washed,
        inputs,
      ),
      ...buyLegs(trade.class, purchases, fundChoices),
    ],
  }));
  const incomplete = [
    ...sales.flatMap((sale) => saleConflict(sale, blocked)),
    ...purchaseConflicts(trades, purchases, sales),
    ...crossingConflicts(wanted, purchases, sales, inputs),
  ];
  const conflicts = [
    ...incomplete,
    ...roundingConflicts({ trades, sales, purchases, lines: inputs.lines }, incomplete),
    ...gainConflicts(suggestions, inputs.constraints.max_annual_realized_gain),
  ];
  return { suggestions, conflicts: conflicts.map((conflict) => ({ ...conflict, mode })) };
}

const treatments: readonly Account.Treatment[] = [
  ...(["taxable", "taxable_trust", "exempt", "tax_deferred", "tax_free", "education"] as const),
];

/** Sorts the accounts, so that a plan does not depend on the order in which they are read. */
function byTreatment(a: Account.Info, b: Account.Info): number {
  const place = (one: Account.Info) => treatments.indexOf(Account.treatment(one));
  return place(a) - place(b) || compareText(a.id, b.id);
}

/** Sorts the trades, so that a plan does not depend on the order of the policy's classes. */
const bySize = (a: ClassTrade, b: ClassTrade): number =>
  a.amount.abs().cmp(b.amount.abs()) || compareText(a.class, b.class);

function restrictedApart({
  candidates,
  constraints,
  today,
}: TradeInputs): [Candidate[], Candidate[]] {
  if (constraints.restricted.length === 0) return [[], [...candidates]];
  const blocked = candidates.filter((one) => isRestricted(one.holding, constraints, today));
  const held = new Set(blocked);
  return [blocked, candidates.filter((one) => !held.has(one))];
}

const soldSymbols = (sales: readonly Sale[]): Set<string> =>
  new Set(sales.flatMap((sale) => sale.cuts.flatMap((one) => one.candidate.holding.symbol ?? [])));

function sellLegs(
  sale: Sale | undefined,
  washed: readonly PlannedWashSale[],
  { accounts, snapshot }: TradeInputs,
): Leg[] {
  if (!sale) return [];
  const spent = accounts.filter((account) => Cash.of(sale.drawn, account.id).gt(0));
  return [
    ...spent.map((account) =>
      plainLeg(account, "sell", Cash.of(sale.drawn, account.id), {
        symbol: null,
        note: cashNote(sale, account.id),
      }),
    ),
    ...saleLegs(sale, washed, snapshot.accounts),
  ];
}

function cashNote({ drawn, unsettled }: Sale, id: string): string {
  const later = Cash.of(unsettled, id);
  if (later.lte(0)) return "Paid from the account's cash.";
  return later.eq(Cash.of(drawn, id))
    ? "Paid from the account's cash once it has settled."
    : `Paid from the account's cash, ${dollarsExact(later)} of it once it has settled.`;
}

function buyLegs(name: string, purchases: readonly Purchase[], fundChoices: BuyableFunds): Leg[] {
  return purchases
    .filter((purchase) => purchase.class === name)
    .map(({ account, amount }) => {
      if (name === cashClass) {
        return plainLeg(account, "buy", amount, { symbol: null, note: "Stays as cash." });
      }
      const symbol = pickFund(name, account, fundChoices);
      return plainLeg(account, "buy", amount, { symbol, note: buyNote(name, symbol, account) });
    });
}

function buyNote(name: string, symbol: string | null, account: Account.Info): string | null {
  if (symbol === null) return `The ${assetClassName(name)} holding is to be chosen.`;
  return isMisplaced(symbol, account)
    ? "Municipal bonds have no tax advantage in this account."
    : null;
}

function saleConflict(sale: Sale, blocked: readonly Candidate[]): Conflict[] {
  if (sale.missing.lte(0)) return [];
  const own = blocked.filter((one) => one.class === sale.class);
  const names = [...new Set(own.map(({ holding }) => holding.symbol ?? holding.name))];
  const symbol = own.flatMap((one) => one.holding.symbol ?? [])[0];
  if (names.length === 0) return [incompleteTrade(sale.class, sale.missing, "sold")];
  return [
    {
      code: "restricted",
      message: `${dollarsExact(sale.missing)} of ${assetClassName(sale.class)} cannot be sold: ${names.join(", ")} may not be traded yet.`,
      class: sale.class,
      ...(symbol === undefined ? {} : { symbol }),
      amount: toDollars(sale.missing),
    },
  ];
}

/**
 * A purchase may fall short by what whole-unit sales rounded away; more than that is a conflict.
 */
function purchaseConflicts(
  trades: readonly ClassTrade[],
  purchases: readonly Purchase[],
  sales: readonly Sale[],
): Conflict[] {
  let tolerated = roundedOff(sales);
  return trades
    .filter((trade) => trade.amount.gt(0))
    .flatMap((trade) => {
      const short = max(trade.amount.minus(purchasedAmount(purchases, trade.class)), zero);
      const excused = min(short, tolerated);
      tolerated = tolerated.minus(excused);
      const missing = short.minus(excused);
      const verb = trade.class === cashClass ? "raised" : "bought";
      return missing.gt(0) ? [incompleteTrade(trade.class, missing, verb)] : [];
    });
}

const roundedOff = (sales: readonly Sale[]): Decimal =>
  max(sum(sales.map((sale) => sale.rounding)), zero);

const incompleteTrade = (name: string, amount: Decimal, verb: string): Conflict => ({
  code: "legs_incomplete",
  message: `${dollarsExact(amount)} of ${assetClassName(name)} cannot be ${verb} inside the accounts in scope.`,
  class: name,
  amount: toDollars(amount),
});

/** Cash raised in one account cannot pay what another owes. */
function crossingConflicts(
  wanted: Cash.ByAccount,
  purchases: readonly Purchase[],
  sales: readonly Sale[],
  { accounts }: TradeInputs,
): Conflict[] {
  const cash = purchases.filter((one) => one.class === cashClass);
  const kept = new Map(cash.map((one) => [one.account.id, one.amount]));
  const tolerated = roundedOff(sales);
  const surplus = (id: string) => Cash.of(kept, id).minus(Cash.of(wanted, id));
  const elsewhere = sum(accounts.map((account) => max(surplus(account.id), zero)));
  return accounts.flatMap((account) => {
    const lacks = min(surplus(account.id).neg().minus(tolerated), elsewhere);
    if (lacks.lte(0)) return [];
    return [
      {
        code: "cash_cannot_cross" as const,
        message: `${account.name} lacks ${dollarsExact(lacks)} that is raised in another account and cannot cross.`,
        class: cashClass,
        account_id: account.id,
        amount: toDollars(lacks),
      },
    ];
  });
}

function gainConflicts(suggestions: readonly Suggestion[], limit: string | null): Conflict[] {
  const legs = suggestions.flatMap((suggestion) => suggestion.legs);
  const gain = sum(legs.map(taxableGain));
  if (limit === null || gain.lte(limit)) return [];
  const over = gain.minus(limit);
  return [
    {
      code: "gain_limit_exceeded",
      message: `The sales would realize ${dollarsExact(gain)} of net gains, ${dollarsExact(over)} over the policy's yearly limit.`,
      amount: toDollars(over),
    },
  ];
}

/** Gain for the yearly limit. A disallowed loss is added back unless its term is unknown. */
const taxableGain = ({ est_st_gain, est_lt_gain, wash_sale }: Leg): Decimal =>
  est_st_gain === null || est_lt_gain === null
    ? zero
    : zero
        .plus(est_st_gain)
        .plus(est_lt_gain)
        .plus(wash_sale?.disallowed_usd ?? 0);
