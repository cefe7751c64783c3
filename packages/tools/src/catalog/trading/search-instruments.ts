import { InstrumentType, Segment } from "@advisor/domain/market/instrument";
import { FoundInstruments } from "@advisor/protocol/trading/tools";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";

export const searchInstruments = defineTool({
  name: "search_instruments",
  reads: "Instruments found",
  description:
    "Finds instruments of the Indian exchanges by name or symbol, exact matches first. security_id and segment of a match are what get_market_quote and get_historical_data ask for.",
  effect: "read",
  needs: ["instruments"],
  input: z.object({
    query: z.string().trim().min(1).max(100).describe("Name or symbol, for example NIFTY"),
    instrument_type: InstrumentType.nullable().default(null).describe("Only this type"),
    segment: Segment.nullable().default(null).describe("Only this exchange segment"),
    limit: z.int().min(1).max(50).default(10).describe("How many matches at most"),
  }),
  example: { query: "NIFTY" },
  output: FoundInstruments,
  cost: { usd: 0, seconds: 10 },
  async execute({ query, instrument_type, segment, limit }, { instruments, signal }) {
    const search = { text: query, type: instrument_type, segment, limit: limit + 1 };
    const { value, source, failed } = await instruments.search(search, signal);
    return {
      source,
      failed,
      data: {
        query,
        instruments: value
          .slice(0, limit)
          .map(({ type, ...instrument }) => ({ ...instrument, instrument_type: type })),
        more: value.length > limit,
        reason: value.length === 0 ? "No instrument matches." : null,
      },
    };
  },
});
