import type { Clause } from "./clause.ts";
import { partOf } from "./decide.ts";
import { isRecord, leaning } from "./leaning.ts";
import { weighed } from "./likeness/weigh.ts";
import type { Intent, Params, RoutedPart } from "./routed.ts";
import { given } from "./rules/claim.ts";

/** "deposits?" after "trades last week", "and the cash?" after an account's value: of the same days, and there. */
export function carried(clause: Clause, { params: before }: RoutedPart): RoutedPart | undefined {
  const part = partOf(clause, weighed(clause));
  const { said } = clause;
  const isLeaning = leaning.test(said);
  if (!(isLeaning || said.split(" ").length <= 2)) return undefined;
  // "any trades?" after the deposits of March: in March, in any account.
  const isAny = anyOf.test(said);
  if (ownWhole.test(said) && !isAny) return undefined;
  const { from, to } = before;
  const hasDays =
    isRecord(part.intent) && clause.period === undefined && part.params.limit === undefined;
  const days = hasDays ? given({ from, to }) : {};
  const place = isAny ? {} : placeKept(clause, part, before, isLeaning);
  const kept = { ...place, ...days };
  if (Object.keys(kept).length === 0) return undefined;
  const keys = (Object.keys(kept) as (keyof Params)[]).filter((key) => !(key in part.params));
  return { ...part, params: { ...kept, ...part.params }, assumed: [...part.assumed, ...keys] };
}

function placeKept(
  { account, without }: Clause,
  { intent }: RoutedPart,
  before: Params,
  isLeaning: boolean,
): Params {
  const isThere = placed.has(intent) || (isLeaning && intent === "performance");
  const isOfOther = account !== undefined || without?.accounts !== undefined;
  return isThere && !isOfOther ? given({ account: before.account }) : {};
}

const anyOf = /^any \w+$/;
const ownWhole = /\b(?:my|our|any|all|total|overall|everything|household)\b/;
const placed: ReadonlySet<Intent> = new Set([
  ...(["activity", "transfers", "account_value", "cash_balance"] as const),
  ...(["positions_list", "portfolio_ranking"] as const),
]);
