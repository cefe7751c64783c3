import { Instrument, InstrumentQuote, type Segment } from "@advisor/domain/market/instrument";
import type { MarketPorts } from "@advisor/tools/market-ports";
import * as z from "zod";
import { instrumentDirectoryKey, instrumentKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { latestDate } from "./dated-list.ts";
import { readPacked } from "./packed-item.ts";
import { rankMatches } from "./rank-matches.ts";
import { datasetDay, simulatedValue } from "./simulated.ts";

type SearchRequest = Parameters<MarketPorts["instruments"]["search"]>[0];

const equitySegments: readonly (Segment | null)[] = ["NSE_EQ", "BSE_EQ"];

export const embeddedInstruments = (table: Table): MarketPorts["instruments"] => ({
  async search(wanted) {
    const stored = await readPacked(table, instrumentDirectoryKey, z.array(Instrument));
    const rows = stored?.value.filter((row) => fits(row, wanted)) ?? [];
    const found = rankMatches(wanted.text, rows, (row) => [
      row.underlying,
      row.symbol,
      row.name,
      row.trading_symbol,
    ]);
    const as_of = stored?.as_of ?? (await datasetDay(table));
    return simulatedValue(found.slice(0, wanted.limit), as_of, "eod");
  },
});

/** Funds are listed as equities; a search for equities returns them only when it asks for funds. */
function fits(row: Instrument, { type, segment }: SearchRequest): boolean {
  if (segment !== null && row.segment !== segment) return false;
  if (type !== null) return row.type === type;
  return row.type !== "FUND" || !equitySegments.includes(segment);
}

export const embeddedInstrumentQuotes = (table: Table): MarketPorts["instrument_quotes"] => ({
  async many(ids) {
    const keys = Object.entries(ids).flatMap(([segment, list]) =>
      [...new Set(list)].map((id) => instrumentKey(segment, id, "QUOTE")),
    );
    const read = await Promise.all(keys.map((key) => readPacked(table, key, InstrumentQuote)));
    const quotes = read.flatMap((stored) => (stored === undefined ? [] : stored.value));
    const as_of = latestDate(quotes, (quote) => quote.as_of) ?? (await datasetDay(table));
    return simulatedValue(quotes, as_of, "eod");
  },
});
