import type { Instrument, Segment } from "@advisor/domain/market/instrument";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { rankMatches } from "../embedded/rank-matches.ts";

type SearchRequest = Parameters<MarketPorts["instruments"]["search"]>[0];

const equitySegments: readonly (Segment | null)[] = ["NSE_EQ", "BSE_EQ"];

/** An instrument with its names in lower case, prepared once for many searches. */
interface SearchableInstrument {
  row: Instrument;
  names: string[];
  text: string;
}

export const toSearchable = (row: Instrument): SearchableInstrument => {
  const names = [row.symbol, row.name, row.underlying ?? ""].map((name) => name.toLowerCase());
  return { row, names, text: names.join(" ") };
};

/** The most inexact matches to rank: a broad search matches most of 200,000 rows. */
const mostRanked = 3000;

/** Exact matches first; rows of equal rank keep their order in the file. */
export function searchInstruments(
  master: readonly SearchableInstrument[],
  wanted: SearchRequest,
): Instrument[] {
  const whole = wanted.text.trim().toLowerCase();
  const words = whole.split(/[^\p{L}\p{N}&^.]+/u);
  const found = master.filter(
    ({ row, text }) => fits(row, wanted) && words.every((word) => text.includes(word)),
  );
  const [exact = [], others = []] = [true, false].map((same) =>
    found.filter(({ names }) => names.includes(whole) === same),
  );
  const rows = [...exact.slice(0, wanted.limit), ...others.slice(0, mostRanked)];
  return rankMatches(
    wanted.text,
    rows.map(({ row }) => row),
    ({ underlying, symbol, name }) => [underlying, symbol, name],
  ).slice(0, wanted.limit);
}

/** Funds are listed as equities; a search for equities returns them only when it asks for funds. */
function fits({ segment, type }: Instrument, wanted: SearchRequest): boolean {
  if (wanted.segment !== null && segment !== wanted.segment) return false;
  if (wanted.type !== null) return type === wanted.type;
  return type !== "FUND" || !equitySegments.includes(wanted.segment);
}
