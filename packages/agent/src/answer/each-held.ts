import type { Position } from "@advisor/domain/position";
import type { RoutedPart } from "../route/routed.ts";
import * as Data from "./looked-up.ts";
import { heldIn } from "./of-accounts.ts";
import type { Results } from "./places.ts";
import { type Looked, lookedUp } from "./reply.ts";
import { valued } from "./valued.ts";

/** What one part asks about a holding: its rows at their price, and what was looked up for it. */
export interface Held {
  symbol: string | undefined;
  own: readonly Position[];
  used: readonly Looked<unknown>[];
}

/** The holdings of these parts; undefined where one is not held or was not looked up. */
export function eachHeld(
  asked: readonly { part: RoutedPart; results: Results }[],
): Held[] | undefined {
  const found = asked.flatMap(({ part: { params }, results }): Held[] => {
    const held = results.get("get_positions");
    const quotes = results.get("get_quotes");
    if (held === undefined || quotes === undefined) return [];
    const rows = lookedUp(held, Data.Positions);
    const priced = lookedUp(quotes, Data.Quotes);
    const own = valued(heldIn(rows, params).data.positions, priced.data.quotes);
    return [{ symbol: params.symbol, own, used: [rows, priced] }];
  });
  const isWhole = found.length === asked.length && found.every(({ own }) => own.length > 0);
  return isWhole ? found : undefined;
}
