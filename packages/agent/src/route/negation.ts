import type { Item } from "./item.ts";

/** The words without what the question rules out: "not the ETFs, only stocks" asks for stocks. */
export function withoutNegated(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  let index = 0;
  while (index < items.length) {
    const end = refusedUntil(items, index) ?? excludedUntil(items, index);
    const item = items[index];
    if (end === undefined && item !== undefined) kept.push(item);
    index = end ?? index + 1;
  }
  return kept;
}

const saidAt = (items: readonly Item[], at: number): string => items[at]?.said ?? "";

/** "do not show trades": up to the next comma or the word that says what is wanted. */
function refusedUntil(items: readonly Item[], at: number): number | undefined {
  const isRefusal =
    /^(?:do|will|please|never)$/.test(saidAt(items, at)) &&
    (saidAt(items, at) === "never" || saidAt(items, at + 1) === "not");
  const verb = saidAt(items, at) === "never" ? at + 1 : at + 2;
  if (!isRefusal || !shows.test(saidAt(items, verb))) return undefined;
  let end = verb + 1;
  while (end < items.length && items[end]?.gap === "none" && !turn.test(saidAt(items, end))) {
    end += 1;
  }
  return end;
}

/** "not the ETFs", "without options", "instead of trades" */
function excludedUntil(items: readonly Item[], at: number): number | undefined {
  const two = `${saidAt(items, at)} ${saidAt(items, at + 1)}`;
  let end = at;
  if (/^(?:instead of|rather than|other than|but not|and not|except for|never mind)$/.test(two))
    end = at + 2;
  else if (excluding.test(saidAt(items, at))) end = at + 1;
  if (end === at) return undefined;
  while (/^(?:the|my|any|our|those|of|by|in|for|all)$/.test(saidAt(items, end))) end += 1;
  return nouns.test(saidAt(items, end)) ? end + 1 : undefined;
}

const shows =
  /^(?:show|list|include|want|need|give|tell|display|send|count|care|mean|bother|worry)$/;
const turn = /^(?:but|only|just|instead|show|list|give|rather)$/;
const excluding = /^(?:not|no|without|except|excluding|exclude|besides|ignore|skip|minus)$/;
const nouns =
  /^(?:etfs?|stocks?|funds?|bonds?|options?|trades?|transfers?|positions?|holdings?|performance|cash|deposits?|withdrawals?|buys?|sells?|prices?|quotes?|percent|dollars|SYM|ACC|PER)$/;
