import { type Item, saidAt, sentence } from "./item.ts";

/** What a phrase leaves out, and where it ends. */
export interface Phrase {
  end: number;
  /** What narrows an answer: symbols, accounts, classes, states. Other subjects are only passed over. */
  nouns: readonly Item[];
}

/** The nouns that begin at a word: "the ETFs and bonds". */
export function listedAt(items: readonly Item[], first: number): Phrase | undefined {
  const subject = nounAt(items, first);
  if (subject === undefined) return undefined;
  const nouns = [subject.noun];
  let { end } = subject;
  while (narrowing.test(subject.noun.said)) {
    const next = furtherAt(items, end);
    if (next === undefined) break;
    nouns.push(next.noun);
    end = next.end;
  }
  return { end, nouns: nouns.filter(({ said }) => narrowing.test(said)) };
}

/** One more that is left out: "not the brokerage, and VOO's change" goes on with another question. */
function furtherAt(items: readonly Item[], at: number): ReturnType<typeof nounAt> {
  const comma = items[at]?.gap === "comma";
  const joined = items[at]?.gap !== "stop" && /^(?:and|or|nor|&)$/.test(saidAt(items, at));
  const next = comma || joined ? nounAt(items, joined ? at + 1 : at) : undefined;
  if (next === undefined || !narrowing.test(next.noun.said)) return undefined;
  const isLast = items[next.end] === undefined || items[next.end]?.gap !== "none";
  return comma && joined && !isLast ? undefined : next;
}

/** The noun that begins at a word, with the words for its kind. */
export function nounAt(
  items: readonly Item[],
  at: number,
): { noun: Item; end: number; only: boolean } | undefined {
  let start = at;
  while (
    /^(?:the|my|any|an?|our|their|his|her|its|those|these|of|by|in|for|all|both|[2-9])$/.test(
      saidAt(items, start),
    )
  )
    start += 1;
  const denied = opposite(items, start);
  if (denied !== undefined) return { noun: denied, end: start + 2, only: false };
  const told = inState(items, start);
  if (told !== undefined) return told;
  if (/^(?:still|yet|currently)$/.test(saidAt(items, start))) start += 1;
  const isSingle = /^(?:single|actual)$/.test(saidAt(items, start));
  if (isSingle && /^(?:stocks?|equit(?:y|ies))$/.test(saidAt(items, start + 1))) start += 1;
  let last = start;
  while (kinds.test(saidAt(items, last)) && nouns.test(saidAt(items, last + 1))) last += 1;
  const noun = items[last];
  const first = items[start];
  if (noun === undefined || first === undefined || !nouns.test(noun.said)) return undefined;
  const after = /^(?:positions?|holding|shares|short|stock|purchases?|buys?|sales?|trades?)$/.test(
    saidAt(items, last + 1),
  );
  const end = noun.symbols !== undefined && after ? last + 2 : last + 1;
  const only = /^(?:only|instead|first|please show)$/.test(saidAt(items, end));
  const said = sentence(items.slice(start, last + 1));
  return { noun: { ...noun, said, at: first.at }, end, only };
}

/** "what has not settled" */
function opposite(items: readonly Item[], at: number): Item | undefined {
  const next = items[at + 1];
  return next !== undefined &&
    saidAt(items, at) === "not" &&
    /^(?:settled|cleared)$/.test(next.said)
    ? { ...next, said: next.said === "settled" ? "unsettled" : "pending" }
    : undefined;
}

/** "the deposit that is still pending" is what is pending. */
function inState(items: readonly Item[], at: number): ReturnType<typeof nounAt> {
  const words = ofState.exec(sentence(items.slice(at, at + 7)))?.[0].split(" ").length ?? 0;
  const last = items[at + words - 1];
  const first = items[at];
  if (first === undefined || last === undefined || words === 0) return undefined;
  return { noun: { ...last, at: first.at }, end: at + words, only: false };
}
const ofState =
  /^(?:deposits?|withdrawals?|transfers?|wires?|money|ones?|1) (?:(?:that|which) )?(?:(?:is|are|was|were|has|have|been|still|currently|only|just) )*(?:pending|failed|completed)\b/;

const kinds =
  /^(?:short|mutual|index|exchange|traded|money|market|individual|private|covered|fixed)$/;
const classes =
  "etfs?|stocks?|equit(?:y|ies)|funds?|bonds?|options?|calls|puts|treasuries|munis?|alternatives|investments|income";
const states =
  "pending|completed|failed|settled|unsettled|cash|deposits?|withdrawals?|wires?|ach|buys?|sells?|shorts?|short (?:positions?|holdings?|sales?|side)";
export const narrowing = new RegExp(`(?:^|\\b)(?:${classes}|${states}|SYM|ACC|PER)$`);
const nouns = new RegExp(
  `^(?:${classes}|${states}|SYM|ACC|PER|trades?|transfers?|positions?|holdings?|performance|prices?|quotes?|percent|dollars?)$`,
);
