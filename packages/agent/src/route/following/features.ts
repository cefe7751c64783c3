import type { Clause } from "../clause.ts";
import { claims } from "../decide.ts";
import { features, pairs, words } from "../likeness/features.ts";
import { likeness } from "../likeness/likeness.ts";
import { answerTo, meanings } from "../likeness/meanings.ts";
import { steps } from "../likeness/steps.ts";
import { withReferents } from "../referents.ts";
import type { Intent, Remembered } from "../routed.ts";

/**
 * What a clause that follows an answer is compared by: its words, each two that stand together, what it names that
 * the question before did not, and what it would ask for by itself; all of it by what was asked before, too.
 */
export function followingFeatures(clause: Clause, previous: Remembered): string[] {
  const single = words(clause);
  const own = [
    ...named(clause, previous),
    ...heard(clause, "O", previous),
    ...heard(meant(clause, previous), "M", previous),
    `n:${Math.min(most, single.length)}`,
  ];
  const before = beforeOf(previous);
  const group = groups[previous.intent] ?? before;
  return [
    ...new Set([
      ...single.flatMap(starts),
      ...[...single, ...pairs(single)].flatMap((one) => [one, `${group}:${one}`]),
      ...own.flatMap((one) => [one, `${before}::${one}`]),
      ...[`${group}:`, `${before}::`],
    ]),
  ];
}

const most = 8;

const beforeOf = ({ intent, params }: Remembered): string =>
  params.total === true ? "holdings" : intent;

/** What is spoken of alike. */
const groups: Readonly<Partial<Record<Intent, string>>> = {
  activity: "rows",
  transfers: "rows",
  positions: "one",
  symbol_performance: "one",
  quotes: "one",
  positions_list: "all",
  portfolio_ranking: "all",
  account_value: "money",
  cash_balance: "money",
};

/** The beginnings of longer words, so that a misspelling is still like it. */
const starts = (word: string): string[] =>
  /^[a-z]{5,}$/.test(word) ? [`#${word.slice(0, 4)}`] : [];

/** What is named anew, and what was named already. */
function named({ symbols, account, period }: Clause, { params }: Remembered): string[] {
  const known = new Set([params.symbol, ...(params.symbols ?? [])]);
  return [
    `SYM:${symbols.length > 0}${symbols.some((symbol) => !known.has(symbol))}${known.size > 1}`,
    `ACC:${account !== undefined}${params.account !== undefined}`,
    `PER:${period !== undefined}${params.from !== undefined}`,
    `row:${params.limit ?? params.nth ?? params.order ?? params.measure ?? "all"}`,
  ];
}

const meant = (clause: Clause, previous: Remembered): Clause =>
  withReferents([clause], previous)[0] ?? clause;

/** What the rules make of it, and what it is most like. */
function heard(clause: Clause, side: string, previous: Remembered): string[] {
  const found = claims(clause);
  const [first] = found;
  const [like] = likeness(features(clause, found));
  const rule = first === undefined ? "none" : answerTo(first);
  const before = answerTo(previous);
  const kind = like === undefined ? "none" : meanings[like.kind].answer;
  return [
    `${side}r:${rule}`,
    `${side}r:${rule}${Math.round((first?.score ?? 0) * 10)}`,
    `${side}k:${like?.kind}`,
    `${side}k:${kind}${steps(like?.probability ?? 0)}`,
    `${side}rk:${rule}=${kind}`,
    `${side}same:${rule === before}${kind === before}`,
  ];
}
