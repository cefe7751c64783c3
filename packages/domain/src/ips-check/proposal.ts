import { type Decimal, max, zero } from "../decimal.ts";
import type * as Ips from "../ips.ts";
import { dollarsExact } from "../money.ts";
import { compareText } from "../text/compare-text.ts";
import { cashInsideFunds } from "./cash.ts";
import { type ClassAllocation, classAllocations, policyRow } from "./class-rows.ts";
import type { ClassRow, Comparison, Conflict, Mode, Suggestion } from "./comparison.ts";
import type { Facts } from "./facts.ts";
import { distributionConflicts } from "./findings/distributions.ts";
import { percentOf, toDollars } from "./number.ts";
import { cashOf } from "./report.ts";
import { legsOf } from "./trades/legs.ts";
import { floorOf, type Plan, planTrades, turnover } from "./trades/plan.ts";
import { saleOrder } from "./trades/sale-order.ts";
import { cashClass, classValues, soleClass } from "./value.ts";

type Proposal = Pick<
  Comparison,
  "classes" | "suggestions" | "turnover_pct" | "cash" | "conflicts"
> & { notes: string[] };

/** Drift, cash floor and suggested trades; needs a valid policy. */
export function proposalOf(facts: Facts, ips: Ips.Info): Proposal {
  const { total } = facts.valuation;
  const deposit = facts.deposit?.gt(0) ? facts.deposit : undefined;
  const rows = classAllocations(classValues(facts.valuation), ips);
  // Ties when cents are allocated are broken by class name, so that the policy's order does not
  // matter.
  const byName = rows.toSorted((a, b) => compareText(a.class, b.class));
  const book = { rows: byName, total, owed: facts.owed, inFunds: cashInsideFunds(facts.valuation) };
  const plan = planTrades(book, ips, deposit);
  const classes = rows.map((row) => policyRow(row, total));
  const inputs = tradeInputs(facts, ips, plan);
  const listed = plan.lists.map((list) => listedOf(list, inputs));
  return {
    classes,
    suggestions: listed.flatMap((list) => inOrderOf(rows, list.suggestions)),
    turnover_pct: { target: turnoverOf(plan, "target"), band: turnoverOf(plan, "band") },
    cash: cashOf(facts, floorOf(book, ips, total)),
    conflicts: [
      ...floorConflicts(plan),
      ...distributionConflicts(facts),
      ...listed.flatMap((list) => list.conflicts),
    ],
    notes: notesOf(plan, classes, deposit),
  };
}

const inOrderOf = (
  rows: readonly ClassAllocation[],
  suggestions: readonly Suggestion[],
): Suggestion[] => rows.flatMap((row) => suggestions.filter((one) => one.class === row.class));

/** The account that will receive a deposit is unknown, so its purchases name no account. */
function listedOf(list: Plan["lists"][number], inputs: ReturnType<typeof tradeInputs>) {
  if (list.mode !== "contribution") return legsOf(list.mode, list.trades, inputs);
  const suggestions = list.trades.map((trade) => ({
    mode: list.mode,
    class: trade.class,
    trade_usd: toDollars(trade.amount),
    legs: [],
  }));
  return { suggestions, conflicts: [] };
}

function tradeInputs(facts: Facts, { constraints }: Ips.Info, { lists, lines, floor }: Plan) {
  const { scope, valuation, owed, snapshot, today } = facts;
  const { accounts } = scope;
  const { valued } = valuation;
  const sales = lists.flatMap(({ trades }) => trades.filter(({ amount }) => amount.lt(0)));
  const classes = new Set(sales.map((trade) => trade.class));
  const candidates = saleOrder({ accounts, valued, snapshot, today, classes });
  const cashFunds = valued.filter(({ holding }) => soleClass(holding) === cashClass);
  const cashPosition = { accounts, cashFunds, owed, lines, floor };
  return { ...cashPosition, valued, today, snapshot, constraints, candidates };
}

function turnoverOf(plan: Plan, mode: Mode): number | null {
  const trades = plan.lists.find((list) => list.mode === mode)?.trades ?? [];
  return percentOf(turnover(trades), plan.total);
}

function floorConflicts({ floor, floorOverMax, unfunded }: Plan): Conflict[] {
  const missing = max(unfunded.target, unfunded.band);
  return [
    ...(floorOverMax
      ? [
          {
            code: "reserve_exceeds_cash_max" as const,
            message: `The cash floor of ${dollarsExact(floor)} lies above the policy's maximum for cash; the floor wins.`,
            class: cashClass,
            amount: toDollars(floor),
          },
        ]
      : []),
    ...(missing.gt(zero)
      ? [
          {
            code: "reserve_unfunded" as const,
            message: `${dollarsExact(missing)} of the cash floor cannot be raised even by selling everything.`,
            class: cashClass,
            amount: toDollars(missing),
          },
        ]
      : []),
  ];
}

function notesOf(plan: Plan, classes: readonly ClassRow[], deposit: Decimal | undefined): string[] {
  const dropped = plan.lists.flatMap(({ mode, dropped: small }) =>
    small.map(
      (trade) =>
        `${mode}: a trade of ${dollarsExact(trade.amount)} in ${trade.class} is under the minimum and dropped; cash balances it.`,
    ),
  );
  const inBand = classes.every((row) => row.status === "in_band" || row.status === "unclassified");
  const isQuiet = inBand && plan.lists.every((list) => list.trades.length === 0);
  return [
    ...(deposit
      ? [
          `A deposit of ${dollarsExact(deposit)} arrives first. Class rows show the values before it; contributions name no account, because where it arrives is not known.`,
        ]
      : []),
    ...dropped,
    ...(isQuiet && dropped.length === 0
      ? ["Every class is in its band: small drift is fine, nothing is suggested."]
      : []),
  ];
}
