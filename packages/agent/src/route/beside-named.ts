import type { Clause } from "./clause.ts";
import { ranksAccounts } from "./kept-beside.ts";
import type { Params, Remembered, Routed, RoutedPart } from "./routed.ts";

/** What a message asks in a session whose last answer was this. */
export type Again = (said: string, previous: Remembered) => Routed;

/** The one question that words ask, where they ask nothing else and nothing is missing. */
export function onlyPart({ parts, left_out }: Routed): RoutedPart | undefined {
  const [part, ...others] = parts;
  return others.length + left_out.length === 0 && part?.missing === undefined ? part : undefined;
}

/**
 * "What did I last buy, and is it up?": what a clause asks of the one symbol that the answer to the part before it
 * will name, read as it would be after that answer. Undefined where it points at no such symbol.
 */
export function besideNamed(
  before: RoutedPart | undefined,
  { text }: Clause,
  again: Again,
): RoutedPart | undefined {
  if (before === undefined || !namesOne(before) || !points.test(text)) return undefined;
  // "Any trades in the 401(k)? Also the value of it": of the account.
  if (before.params.account !== undefined && ofPlace.test(text)) return undefined;
  const part = onlyPart(again(text, { ...before, named: [open] }));
  if (part?.params.symbol !== open) return undefined;
  const { symbol: _, ...params } = part.params;
  const isTrade = before.intent === "activity" && params.account === undefined;
  const isThere = isTrade && inThatAccount.test(text);
  const place = isThere ? { account: before.params.account ?? openPlace } : amongKept(before, part);
  const waiting = { ...part, params: { ...params, ...place }, ofNamed: part.intent, text };
  return { ...waiting, intent: "clarify", missing: "symbol" };
}

/** "Karen's biggest holding and its gain", of several accounts: what it gained in these. */
function amongKept(before: RoutedPart, { intent, params }: RoutedPart): Params {
  const { without } = before.params;
  const isOfHeld = intent === "symbol_performance" || intent === "positions";
  const isOpen = (params.account ?? params.without) === undefined;
  return isOfHeld && isOpen && without?.kept !== undefined ? { without } : {};
}

/**
 * "Which account did best this year, and how much cash is in it?": what a clause asks of the one account that the
 * answer to the part before it will name. Undefined where it points at no such account.
 */
export function besidePlace(
  before: RoutedPart | undefined,
  { text }: Clause,
  again: Again,
): RoutedPart | undefined {
  if (before === undefined || !ranksAccounts(before) || !pointsThere.test(text)) return undefined;
  const part = onlyPart(again(text, { ...before, params: { account: openPlace } }));
  if (part?.params.account !== openPlace) return undefined;
  const { account: _, ...params } = part.params;
  return { ...part, intent: "clarify", params, missing: "account", ofNamed: part.intent, text };
}

/** Stands for the account until the answer names it. */
export const openPlace = "Zzzzz account";
const inThatAccount = /\bthere\b|\bin (?:that|the same) account\b/i;
const pointsThere = /\b(?:it|its|(?<!\b(?:are|is|were|was) )there|that (?:account|one))\b/i;

const ofPlace = /\b(?:value|balance|total|cash) (?:of|in) it\b/i;

/** Stands for the symbol until the answer names it: no fund and no share has such a ticker. */
const open = "ZZZZZ";

const points =
  /\b(?:it|its|it's|that|this|they|them|those|these|each|their|(?:the|its) (?:price|quote)|how many shares)\b/i;

/** Trades, what has no cost, and whoever leads a ranking; of many that are named it is asked which. */
const namesOne = ({ intent, params }: RoutedPart): boolean => {
  const { symbol, limit = 1, total, per, uncosted } = params;
  return (
    symbol === undefined &&
    (intent === "activity" ||
      uncosted === true ||
      (intent === "portfolio_ranking" && limit === 1 && total === undefined && per === undefined))
  );
};

/** "is it up?" of what was bought: since then, and not on the day alone. */
export const asksIfUp =
  /^(?:(?:and|so) )?(?:is|are) (?:it|that|they|those) (?:(?:now|already|currently) )?(?:up|down|in profit|in the (?:green|red|black)|underwater)(?: or (?:up|down))?(?: (?:now|already|yet|so far))?$/i;
