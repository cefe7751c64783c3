import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Cell } from "../evidence/cell.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import type { List } from "./lists.ts";

/** How many of the largest weights are added up to tell which of two funds is more concentrated. */
const sizes = [1, 3, 5];

/**
 * Whether the largest holdings of a fund make up more of it than those of another: one that the sentence names,
 * or else each that the results list. Undefined if they do not list both, or do not agree.
 */
export function isMoreConcentrated(
  fund: Mention | undefined,
  named: readonly Mention[],
  lists: readonly List[],
): boolean | undefined {
  if (fund === undefined || kindOf(fund) !== "security") return undefined;
  const funds = lists.filter(({ around }) => around.some(({ kind }) => kind === "security"));
  const [own, rest] = [true, false].map((isOwn) =>
    funds.filter(({ around }) => isAnyNamed(around, [fund]) === isOwn),
  );
  const beside = (rest ?? []).filter(({ around }) => isAnyNamed(around, named));
  const others = beside.length > 0 ? beside : (rest ?? []);
  const results = (own ?? []).flatMap((one) => others.flatMap((other) => areHigher(one, other)));
  const [first, ...more] = new Set(results);
  return more.length > 0 ? undefined : first;
}

/** For each number of holdings: whether the largest of the first list make up more than those of the second. */
const areHigher = (first: List, second: List): boolean[] =>
  sizes.flatMap((size) => {
    const [a, b] = [first, second].map((list) => largestTogether(list, size));
    return a === undefined || b === undefined || a.eq(b) ? [] : [a.gt(b)];
  });

function largestTogether({ lines }: List, size: number): Decimal | undefined {
  const weights = lines
    .flatMap(({ cells }) => [...cells.values()].filter(isWeight).slice(0, 1))
    .map(({ value }) => decimal(value))
    .toSorted((a, b) => (b.gt(a) ? 1 : -1));
  return weights.length < lines.length || weights.length < size
    ? undefined
    : sum(weights.slice(0, size));
}

const isWeight = ({ field }: Cell): boolean => /(?:^|_)weight_pct$/.test(field);
