import { readFileSync } from "node:fs";
import { clauseOf } from "@advisor/agent/route/clause";
import { followingFeatures } from "@advisor/agent/route/following/features";
import { type Following, followings } from "@advisor/agent/route/following/followings";
import { answerTo, meanings } from "@advisor/agent/route/likeness/meanings";
import { read } from "@advisor/agent/route/read";
import { toRemember } from "@advisor/agent/route/remembered";
import { route } from "@advisor/agent/route/route";
import type { Intent, Remembered, RoutedPart } from "@advisor/agent/route/routed";
import { golden } from "../golden/golden.ts";
import type { Golden } from "../golden/question.ts";
import { around, utterances } from "../likeness/examples.ts";
import { randomFrom, seedOf } from "../likeness/random.ts";
import type { Example } from "../likeness/train.ts";
import { ties } from "../parting/ties.ts";

/** A question, what the same person says next, and what that asks for. */
export interface Followed {
  following: Following;
  first: string;
  next: string;
}

/** What people wrote: `following | first question >> what is said next` in each line. */
export const written = (): Followed[] =>
  readFileSync(new URL("known/followed.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map(followed);

/** One line of what people wrote. */
export function followed(line: string): Followed {
  const [, name, first, next] = /^(\w+) \| (.+?) >> (.+)$/.exec(line) ?? [];
  const following = followings.find((one) => one === name);
  if (following === undefined || first === undefined || next === undefined) {
    throw new Error(`nothing that follows: ${line}`);
  }
  return { following, first, next };
}

/** What the table is learned from: what people wrote, and questions that are clear after whatever was asked. */
export function examples(): Example[] {
  const own = written();
  const befores = own.flatMap(({ first }) => asked(first) ?? []);
  return [
    ...Array.from({ length: ownWeight }, () => own.flatMap(exampleOf)).flat(),
    ...joined(own).flatMap(exampleOf),
    ...golden.flatMap(ofGolden).flatMap(exampleOf),
    ...unrelated(befores),
  ];
}

const ownWeight = 2;

const pairs = 1500;
const one: ReadonlySet<Following> = new Set(["nothing", "clarify", "several"]);

/** Two things said at once after the same question. */
function joined(own: readonly Followed[]): Followed[] {
  const random = randomFrom(3);
  const asking = own.filter(({ following }) => !one.has(following));
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  return Array.from({ length: pairs }, () => [pick(asking), pick(asking)] as const).flatMap(
    ([left, right]) =>
      left === undefined || right === undefined || left.following === right.following
        ? []
        : [{ ...left, following: "several", next: `${left.next}${pick(ties)}${right.next}` }],
  );
}

/** What a golden question asks after another; which of the rows it means is not told by its intent. */
function ofGolden(one: Golden): Followed[] {
  if (one.door !== "answers" || one.fault !== undefined) return [];
  const { intents, after, question } = one;
  const [first, ...more] = after;
  const following: Following | undefined =
    intents.length > 1 ? "several" : followings.find((name) => name === intents[0]);
  if (first === undefined || following === undefined || more.length > 0) return [];
  return untold.has(following) ? [] : [{ following, first, next: question }];
}
const untold: ReadonlySet<Following> = new Set([
  ...(["activity", "transfers", "portfolio_ranking", "clarify"] as const),
]);

/** The last part that the first question asks for. */
function asked(first: string): Remembered | undefined {
  const routed = route(first, { ...around, previous: undefined });
  return toRemember(routed.parts, routed.parts.map(named), undefined);
}

/** The symbols that an answer would name: what was asked about, one row's, or many. */
function named({ intent, params }: RoutedPart): readonly string[] {
  const { symbol, symbols, limit, nth, order, total } = params;
  if (symbol !== undefined) return [symbol];
  if (symbols !== undefined || !ofSymbols.has(intent) || total === true) return symbols ?? [];
  const isOne = limit === 1 || (nth ?? order) !== undefined;
  const isRanked = intent === "portfolio_ranking" && limit === undefined;
  return isOne || isRanked ? ["VOO"] : [...around.held];
}
const ofSymbols: ReadonlySet<Intent> = new Set([
  ...(["activity", "positions_list", "portfolio_ranking"] as const),
]);

export function exampleOf({ following, first, next }: Followed): Example[] {
  const previous = asked(first);
  return previous === undefined || previous.intent === "clarify"
    ? []
    : [{ features: featuresOf(next, previous), kind: kindOf(following, previous) }];
}

const kindOf = (following: Following, previous: Remembered): number =>
  followings.indexOf(following === answerTo(previous) ? "same" : following);

function featuresOf(next: string, previous: Remembered): string[] {
  const reading = read(next, { ...around, previous });
  return followingFeatures(clauseOf(reading.items, reading), previous);
}

const every = 6;
const isWhole = (text: string): boolean => text.split(" ").length > 4;

/** Whole questions, which ask the same after any other. */
const unrelated = (befores: readonly Remembered[]): Example[] =>
  utterances().flatMap(({ kind, text }) => {
    const seed = seedOf(text);
    const isTaken = seed % (kind === "aside" ? 2 * every : every) === 0;
    const previous = befores[Math.floor((seed / 2 ** 31) * befores.length)];
    const following: Following = kind === "aside" ? "nothing" : meanings[kind].answer;
    return isWhole(text) && isTaken && previous !== undefined
      ? [{ features: featuresOf(text, previous), kind: kindOf(following, previous) }]
      : [];
  });
