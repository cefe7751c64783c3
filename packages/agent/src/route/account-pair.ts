import { accountMark, type Item, namedBy, sentence } from "./item.ts";

/**
 * "Any deposits into the Roth and the joint account this year?", "are the Roth and the joint account up today": of
 * both, though more is said behind them. Where these are all accounts, none is named.
 */
export function withPairs(items: readonly Item[], accounts: readonly string[]): Item[] {
  const at = items.findIndex((_, index) => pairAt(items, index) !== undefined);
  const pair = pairAt(items, at);
  const first = items[at];
  if (pair === undefined || first === undefined) return [...items];
  const others = accounts.filter((name) => !pair.names.includes(name));
  const whole = { said: "our accounts" };
  const some = { said: accountMark, account: { kind: "some" as const, names: pair.names, others } };
  const { account: _, ...own } = first;
  const start =
    others.length === 0 && /^(?:the|my|our)$/.test(items[at - 1]?.said ?? "") ? at - 1 : at;
  const isUp = others.length === 0 && moves.test(items[pair.end]?.said ?? "");
  // "is anything in the one and the other down", of two: is anything down.
  if (isUp && items[start - 1]?.said === "in") {
    return [...items.slice(0, start - 1), ...items.slice(pair.end)];
  }
  return [
    ...items.slice(0, others.length === 0 ? start : at),
    { ...own, ...(others.length === 0 ? whole : some), end: pair.last.end },
    ...items.slice(pair.end),
  ];
}

const moves = /^(?:down|up|over|under|above|below)$/;

interface Pair {
  names: readonly string[];
  last: Item;
  /** The first word behind it. */
  end: number;
}

function pairAt(items: readonly Item[], at: number): Pair | undefined {
  const next = determiner.test(items[at + 2]?.said ?? "") ? at + 3 : at + 2;
  const last = items[next];
  const names = [...namedBy(items[at]?.account), ...namedBy(last?.account)];
  if (last === undefined || new Set(names).size !== 2) return undefined;
  const isJoined = /^(?:and|or|&|plus)$/.test(items[at + 1]?.said ?? "");
  const isTight = items.slice(at + 1, next + 2).every(({ gap }) => gap === "none");
  const before = sentence(items.slice(Math.max(0, at - 2), at));
  const isOfBoth = leads.test(before) && tail.test(sentence(items.slice(next + 1, next + 4)));
  return isJoined && isTight && isOfBoth ? { names, last, end: next + 1 } : undefined;
}

const determiner = /^(?:the|my|our|his|her|their)$/;
/** What is done, or held, in them; or what they do. */
const leads =
  /(?:^| )(?:in|into|from|of|at|for|across|within|inside|between|is|are|were|was|have|do|did)(?: (?:the|my|our|his|her|their))?$/;
/** What is said of the whole question, and asks nothing by itself. */
const tail =
  /^(?:PER|by|in (?:percent|dollars|total)|(?:is|are) (?:settled|unsettled|pending)|down|up|together|combined|altogether|so far|over|under|above|below|now|currently|right now|worth|held|gained|lost|moved|done|doing)\b/;
