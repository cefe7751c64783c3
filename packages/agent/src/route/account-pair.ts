import { accountMark, type Item, sentence } from "./item.ts";

/**
 * "Any deposits into the Roth and the joint account this year?", "are the Roth and the joint account up today": of
 * both, though more is said behind them. Where these are all accounts, none is named.
 */
export function withPairs(items: readonly Item[], accounts: readonly string[]): Item[] {
  const at = items.findIndex((_, index) => pairAt(items, index) !== undefined);
  const pair = pairAt(items, at);
  if (pair === undefined) return [...items];
  const { names, first, last, end } = pair;
  const others = accounts.filter((name) => !names.includes(name));
  const [before, behind] = [items.slice(0, at), items.slice(end)];
  if (others.length > 0) {
    const account = { kind: "some" as const, names, others };
    return [...before, { ...first, said: accountMark, account, end: last.end }, ...behind];
  }
  const led = determiner.test(before.at(-1)?.said ?? "") ? before.slice(0, -1) : before;
  // "is anything in the one and the other down", of two: is anything down.
  if (led.at(-1)?.said === "in" && moves.test(behind[0]?.said ?? "")) {
    return [...led.slice(0, -1), ...behind];
  }
  const { account: _, ...own } = first;
  return [...led, { ...own, said: "our accounts", end: last.end }, ...behind];
}

const moves = /^(?:down|up|over|under|above|below)$/;

interface Pair {
  names: readonly string[];
  first: Item;
  last: Item;
  /** The first word behind it. */
  end: number;
}

function pairAt(items: readonly Item[], at: number): Pair | undefined {
  const next = determiner.test(items[at + 2]?.said ?? "") ? at + 3 : at + 2;
  const [first, last] = [items[at], items[next]];
  const names = [first, last].flatMap((item) =>
    item?.account?.kind === "known" ? [item.account.name] : [],
  );
  if (first === undefined || last === undefined || new Set(names).size < 2) return undefined;
  const isJoined = /^(?:and|or|&|plus)$/.test(items[at + 1]?.said ?? "");
  const isTight = items.slice(at + 1, next + 2).every(({ gap }) => gap === "none");
  const before = sentence(items.slice(Math.max(0, at - 2), at));
  const isOfBoth = leads.test(before) && tail.test(sentence(items.slice(next + 1, next + 4)));
  return isJoined && isTight && isOfBoth ? { names, first, last, end: next + 1 } : undefined;
}

const determiner = /^(?:the|my|our|his|her|their)$/;
/** What is done, or held, in them; or what they do. */
const leads =
  /(?:^| )(?:in|into|from|of|at|for|across|within|inside|between|is|are|were|was|have|do|did)(?: (?:the|my|our|his|her|their))?$/;
/** What is said of the whole question, and asks nothing by itself. */
const tail =
  /^(?:PER|by|in (?:percent|dollars|total)|(?:is|are) (?:settled|unsettled|pending)|down|up|together|combined|altogether|so far|over|under|above|below|now|currently|right now|worth|held|gained|lost|moved|done|doing)\b/;
