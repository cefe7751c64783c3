import { ToolResult } from "@advisor/protocol/tool-result";
import type { RoutedPart } from "../route/routed.ts";
import { listed } from "./format.ts";
import { Positions } from "./looked-up.ts";

/** Results by the tool that gave them. */
export type Results = ReadonlyMap<string, ToolResult>;

/** An answer about one account, or some, names them; one about a symbol in some of them says in which it is held. */
export function ofAccount(
  { intent, params: { account, without } }: RoutedPart,
  text: string,
  places: readonly string[],
): string {
  const { accounts, kept = [] } = account === undefined ? (without ?? {}) : {};
  return accounts === undefined || intent === "performance"
    ? named(text, account)
    : ofSome(text, { intent, accounts, kept, places });
}

function ofSome(
  text: string,
  {
    intent,
    accounts,
    kept,
    places,
  }: {
    intent: RoutedPart["intent"];
    accounts: readonly string[];
    kept: readonly string[];
    places: readonly string[];
  },
): string {
  const isSymbols = intent === "positions" || intent === "symbol_performance";
  const held = isSymbols ? places.filter((name) => !accounts.includes(name)) : [];
  if (held.length > 0)
    return led(text, held, `In ${listed(held)}${leadsItself(text) ? ", " : ": "}`);
  // A sum of some accounts says of which.
  const counted = kept.length > 0 ? ` in ${listed(kept)}$1` : " in all$1";
  if (intent === "account_value") return text.replace(/ in all([,:])/, counted);
  if (kept.length > 0) return led(text, kept, `${listed(kept)}: `);
  return isSymbols ? `Without ${listed(accounts)}: ${text}` : text;
}

const led = (text: string, names: readonly string[], lead: string): string =>
  isNoAccount(text) || names.every((name) => text.includes(name)) ? text : `${lead}${text}`;

const isNoAccount = (text: string): boolean => text.startsWith("There is no account");

const named = (text: string, account: string | undefined): string =>
  account === undefined || isNoAccount(text) || text.toLowerCase().includes(account.toLowerCase())
    ? text
    : `${account}: ${cashFirst.test(text) ? `${text[0]?.toLowerCase()}${text.slice(1)}` : text}`;

/** "AAPL: a gain of ...". */
const leadsItself = (text: string): boolean => /^[A-Z][A-Z0-9.&-]*(?: \([^)]*\))?: /.test(text);
const cashFirst = /^(?:Total|Settled|Unsettled) cash\b/;

/** The accounts that hold the symbol that was looked up. */
export function placesOf(results: Results): string[] {
  const found = results.get("get_positions");
  if (found === undefined) return [];
  const { positions } = Positions.parse(ToolResult.parse(found).data);
  return [...new Set(positions.map(({ account }) => account))];
}
