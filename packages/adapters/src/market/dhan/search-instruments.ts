import type { Instrument, Segment } from "@advisor/domain/market/instrument";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { matching } from "../embedded/matching.ts";

type Wanted = Parameters<MarketPorts["instruments"]["search"]>[0];

const equitySegments: readonly (Segment | null)[] = ["NSE_EQ", "BSE_EQ"];

/** Exact matches first; rows of equal rank keep the order of the master. */
export function searchInstruments(master: readonly Instrument[], wanted: Wanted): Instrument[] {
  const words = wanted.text.toLowerCase().split(/[^\p{L}\p{N}&^.]+/u);
  const rows = master.filter((row) => fits(row, wanted) && holds(row, words));
  return matching(wanted.text, rows, ({ underlying, symbol, name, trading_symbol }) => [
    underlying,
    symbol,
    name,
    trading_symbol,
  ]).slice(0, wanted.limit);
}

/** Funds stand among the shares; who looks there wants them only when asking for funds. */
function fits({ segment, type }: Instrument, wanted: Wanted): boolean {
  if (wanted.segment !== null && segment !== wanted.segment) return false;
  if (wanted.type !== null) return type === wanted.type;
  return type !== "FUND" || !equitySegments.includes(wanted.segment);
}

/** Cheap, so that the ranking looks at few of the 200,000 rows. */
function holds({ symbol, name, underlying }: Instrument, words: readonly string[]): boolean {
  const text = `${symbol} ${name} ${underlying ?? ""}`.toLowerCase();
  return words.every((word) => text.includes(word));
}
