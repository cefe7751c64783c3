import { ToolResult } from "@advisor/protocol/tool-result";
import type { RoutedPart } from "../route/routed.ts";
import { listed } from "./format.ts";
import { Positions } from "./looked-up.ts";

/** Results by the tool that gave them. */
export type Results = ReadonlyMap<string, ToolResult>;

/** An answer about one account names it; one about a symbol in some of them says in which it is held. */
export function ofAccount(
  { intent, params: { account, without } }: RoutedPart,
  text: string,
  places: readonly string[],
): string {
  const isSymbols = intent === "positions" || intent === "symbol_performance";
  if (isSymbols && without?.accounts !== undefined) {
    const own = places.filter((name) => !without.accounts?.includes(name));
    if (own.length === 0) return `Without ${listed(without.accounts)}: ${text}`;
    return own.every((name) => text.includes(name)) ? text : `In ${listed(own)}: ${text}`;
  }
  const isNamed =
    account === undefined ||
    text.startsWith("There is no account") ||
    text.toLowerCase().includes(account.toLowerCase());
  return isNamed ? text : `${account}: ${text}`;
}

/** The accounts that hold the symbol that was looked up. */
export function placesOf(results: Results): string[] {
  const found = results.get("get_positions");
  if (found === undefined) return [];
  const { positions } = Positions.parse(ToolResult.parse(found).data);
  return [...new Set(positions.map(({ account }) => account))];
}
