import { type Decimal, sum } from "@advisor/domain/decimal";
import type { Basis } from "@advisor/domain/ranking";
import type { Side } from "../../route/sides.ts";
import { accountsAsked } from "../accounts-asked.ts";
import { listed, ratioPercent, table } from "../format.ts";
import { isSized, sizeAsked } from "../picked.ts";
import { isPolar, yesOrNo } from "../whether.ts";
import { type AccountSum, type Asked, inDollars, isOfMove, sizeOf } from "./account-sum.ts";
import { bases, isAmount, scopeOf, stateOf, written } from "./ranking-words.ts";

interface Told {
  text: string;
  figures: number[];
}

/** What a question asks of the accounts' sums, to stand before their rows. */
export function ledBySums(
  given: Asked,
  ordered: readonly AccountSum[],
  picked: readonly AccountSum[],
): Told {
  const { asked, side } = given;
  if (isSized(asked.params)) return { text: ofSize(given, picked), figures: [] };
  if (side !== undefined && side !== "ends") {
    return { text: ofSide(given, side, picked), figures: [] };
  }
  if (asked.params.measure === "average") return average(given, ordered);
  return { text: end(given, ordered), figures: [] };
}

const yes = (words: string, holds: boolean): string =>
  isPolar({ text: words }) ? yesOrNo(holds) : "";

function ofSize({ asked, basis, side, words }: Asked, picked: readonly AccountSum[]): string {
  const unit = basis.endsWith("_pct") ? (size: number) => `${size} %` : undefined;
  const what = `${nounOf(basis, side)}${sizeAsked(asked.params, unit)}`;
  const verb = picked.length > 1 ? "have" : "has";
  return `${yes(words, picked.length > 0)}${namesOf(picked)} ${verb} ${what}.`;
}

function ofSide(
  { basis, words }: Asked,
  side: NonNullable<Side>,
  picked: readonly AccountSum[],
): string {
  const isNone = picked.length === 0;
  const state = stateOf(basis, side === "losing" || side === "not_gaining");
  const verb = picked.length > 1 ? "are" : "is";
  return `${yes(words, side.startsWith("not_") ? isNone : !isNone)}${namesOf(picked)} ${verb} ${state}.`;
}

const namesOf = (sums: readonly AccountSum[]): string =>
  sums.length === 0 ? "No account" : listed(sums.map(({ account }) => account));

function nounOf(basis: Basis, side: Side): string {
  if (isAmount(basis)) return `a ${bases[basis]}`;
  const word = side === "losing" ? "loss" : "gain";
  return basis.startsWith("day_change") ? `a ${word} on the day` : `an unrealized ${word}`;
}

/** The account at the end that is asked for. */
function end(given: Asked, ordered: readonly AccountSum[]): string {
  const [first] = ordered;
  const { asked, basis } = given;
  const { direction } = asked.params;
  const size = first === undefined ? null : sizeOf(first, basis);
  if (direction === undefined || first === undefined || size === null) return titleOf(given);
  const is = `${first.account}, ${sizeWritten(first, basis)}`;
  if (isOfMove(given)) {
    const most = direction === "best" ? "most" : "least";
    return `The account that moved the ${most} by ${bases[basis]} is ${is}.`;
  }
  const isOther = !isAmount(basis) && (direction === "worst" ? size.gt(0) : size.lt(0));
  const whether = claimed(given, ordered);
  return isOther
    ? `${whether}${nobody(given, is)}`
    : `${whether}By ${bases[basis]}${ofClass(given)}, the ${endName(basis, direction, ordered.length)} account is ${is}.`;
}

/** "best", or of two "better". */
function endName(basis: Basis, direction: "best" | "worst", count: number): string {
  const isBest = direction === "best";
  if (isAmount(basis)) return endOf(isBest, count, ["largest", "larger", "smallest", "smaller"]);
  return endOf(isBest, count, ["best", "better", "worst", "worse"]);
}

const endOf = (
  isBest: boolean,
  count: number,
  [best, better, worst, worse]: readonly [string, string, string, string],
): string => {
  if (isBest) return count === 2 ? better : best;
  return count === 2 ? worse : worst;
};

/** "has the Roth gained more than the joint account": whether it is that one. */
function claimed({ asked, words }: Asked, ordered: readonly AccountSum[]): string {
  const accounts = ordered.map(({ account }) => account);
  const one = asked.params.direction && accountsAsked(words, accounts)?.claimed;
  return one === undefined ? "" : yes(words, one === accounts[0]);
}

/** The worst has lost nothing, or the best gained nothing. */
function nobody(given: Asked, nearest: string): string {
  const losing = given.asked.params.direction === "worst";
  const what = losing ? "gain" : "loss";
  return `No account is ${stateOf(given.basis, losing)}${ofClass(given)}. The smallest ${what} is that of ${nearest}, by ${bases[given.basis]}.`;
}

function average(given: Asked, sums: readonly AccountSum[]): Told {
  const figures = sums.flatMap((one) => one.figure ?? []);
  if (figures.length === 0) return { text: titleOf(given), figures: [] };
  const mean = sum(figures).div(figures.length).round(2);
  const basis = inDollars(given.basis);
  const text = `The average ${bases[basis].replace(" in dollars", "")} over ${figures.length} accounts is ${written(mean, basis)}. ${titleOf(given)}`;
  return { text, figures: [mean.toNumber(), figures.length] };
}

const titles = {
  unrealized_pl: ["Unrealized gain", ", since purchase"],
  day_change: ["Change on the day", ""],
  market_value: ["Market value", ", without cash"],
  cost: ["Cost", ""],
} as const;

function titleOf(given: Asked): string {
  const [title, beside] = titles[inDollars(given.basis)];
  return `${title}${ofClass(given)} by account${beside}:`;
}

const ofClass = ({ asked: { params } }: Asked): string =>
  params.asset_class === undefined ? "" : ` of the ${scopeOf(params).many}`;

/** In the unit of the basis. */
function sizeWritten(one: AccountSum, basis: Basis): string {
  const size = sizeOf(one, basis);
  if (size === null) return "not on file";
  return basis.endsWith("_pct") ? percentWritten(size, basis) : written(size, basis);
}

/** Gains are ratios, the day's changes are percent numbers. */
export const percentWritten = (percent: Decimal, basis: Basis): string =>
  basis.startsWith("day_change") ? written(percent, "day_change_pct") : ratioPercent(percent);

/** A row for each account. */
export function sumsTable(shown: readonly AccountSum[], basis: Basis): string {
  const cells = shown.map((one) => [
    one.account,
    amountOf(one, basis),
    ...(isAmount(basis) ? [] : [one.percent === null ? "" : percentWritten(one.percent, basis)]),
  ]);
  const [title] = titles[inDollars(basis)];
  return table(["Account", title, ...(isAmount(basis) ? [] : ["In percent"])], cells);
}

function amountOf({ figure, ranking }: AccountSum, basis: Basis): string {
  if (figure !== null) return written(figure, inDollars(basis));
  return ranking.ranked.length + ranking.not_ranked.length === 0 ? "none held" : "not on file";
}
