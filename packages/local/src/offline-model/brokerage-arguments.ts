import { type Clause, optional } from "./clause.ts";
import type { Call } from "./converse.ts";
import { count, timeframe } from "./read/amounts.ts";
import { account } from "./read/filters.ts";
import { period } from "./read/period.ts";
import { subjects } from "./read/symbols.ts";
import { words } from "./read/words.ts";

export function activity({ text, about, today }: Clause): Call[] {
  const side = sideOf(text);
  const input = {
    ...optional("account", account(words(text))),
    ...optional("side", side),
    ...days(text, today),
    ...optional("limit", count(text)),
  };
  const found = subjects(text, about);
  const inputs = found.length === 0 ? [input] : found.map((symbol) => ({ symbol, ...input }));
  return inputs.map((one) => ({ name: "get_activity", input: one }));
}

export function transfers({ text, today }: Clause): Call[] {
  const deposits = /\b(?:deposit\w*|contribut\w*|money in)\b/i.test(text);
  const withdrawals = /\bwithdr[ae]w\w*\b|\bmoney out\b/i.test(text);
  const status = statuses.find(([pattern]) => pattern.test(text))?.[1];
  const input = {
    ...optional("account", account(words(text))),
    ...optional("type", deposits === withdrawals ? undefined : deposits ? "deposit" : "withdrawal"),
    ...optional("status", status),
    ...days(text, today),
    ...optional("limit", count(text)),
  };
  return [{ name: "get_transfers", input }];
}

/** The year to date, unless another timeframe is named. */
export const performance = ({ text }: Clause): Call[] => [
  {
    name: "get_performance",
    input: { timeframe: timeframe(text) ?? "YTD", ...optional("account", account(words(text))) },
  },
];

export const accountSummary = ({ text }: Clause): Call[] => [
  { name: "get_account_summary", input: optional("account", account(words(text))) },
];

/** What the custodian's statement says: quotes, one position, or all of them. */
export function statement({ text, about }: Clause): Call[] {
  const found = subjects(text, about);
  if (/\b(?:price|quote)s?\b/i.test(text)) {
    return [{ name: "get_quotes", input: found.length === 0 ? {} : { symbols: found } }];
  }
  const held = optional("account", heldAccount(text));
  if (found.length > 0) {
    return found.map((symbol) => ({ name: "get_positions", input: { symbol, ...held } }));
  }
  const asset_class = classes.find(([pattern]) => pattern.test(text))?.[1];
  const input = { ...optional("asset_class", asset_class), ...held };
  return [{ name: "get_positions_list", input }];
}

/** The topic in the advisor's words, without the question around it. */
export function facts({ text }: Clause): Call[] {
  const topic = text
    .replace(
      /^\W*(?:(?:please|can you|could you)\s+)*(?:what(?:'s|s| is| are| does| do)?|define|explain(?: to me)?|tell me about|teach me about|how (?:do|does))\s+(?:(?:a|an|the|the term|the word)\s+)?/i,
      "",
    )
    .replace(/[\s?!.]+$/, "")
    .replace(/\s+(?:means?|works?|work like)$/i, "");
  return [{ name: "get_facts", input: { topic: (topic === "" ? text : topic).slice(0, 200) } }];
}

function sideOf(text: string): "BUY" | "SELL" | undefined {
  const bought = /\b(?:buy|buys|bought|purchases?|purchased)\b/i.test(text);
  const sold = /\b(?:sell|sells|sold|sales?)\b/i.test(text);
  if (bought === sold) return undefined;
  return bought ? "BUY" : "SELL";
}

function days(text: string, today: Clause["today"]) {
  const found = today === null ? undefined : period(text, today);
  return { ...optional("from", found?.from), ...optional("to", found?.to) };
}

/** "Brokerage statement" names a paper and no account. */
const heldAccount = (text: string): string | undefined =>
  account(words(text.replace(/\bbrokerage\b/gi, " ")));

const statuses = [
  [/\bpending\b/i, "pending"],
  [/\bfailed\b/i, "failed"],
  [/\bcompleted\b/i, "completed"],
] as const;

const classes = [
  [/\betfs?\b/i, "etf"],
  [/\b(?:mutual )?funds?\b/i, "funds"],
  [/\bstocks?\b/i, "stocks"],
  [/\bbonds?\b/i, "bonds"],
  [/\boptions?\b/i, "options"],
] as const;
