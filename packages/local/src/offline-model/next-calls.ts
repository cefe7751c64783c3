import { InstrumentType, Segment } from "@advisor/domain/market/instrument";
import * as z from "zod";
import type { Plan } from "./call-plan.ts";
import type { ToolCall, ToolCallResult, Turn } from "./converse.ts";
import { newsCalls } from "./market/held-news.ts";
import { searchFor, type WantedInstrument } from "./market/instrument-plan.ts";

/**
 * The next calls of the turn's plan, now that results are in: the quote of an instrument that was
 * found, or a statement under the account's full name. Text in a result cannot add calls.
 */
export function nextCalls(
  { calls, results }: Turn,
  { calls: planned, wanted, heldNews }: Pick<Plan, "calls" | "wanted" | "heldNews">,
  offered: readonly string[],
): ToolCall[] {
  const found = wanted.flatMap((want) => {
    const row = chosen(want, results);
    return row === undefined ? [] : [{ want, row }];
  });
  const next = [
    ...planned,
    ...quotes(found),
    ...found.flatMap(historyCall),
    ...(heldNews ? results.flatMap(newsCalls) : []),
  ];
  const made = new Set(calls.map((call) => JSON.stringify(call)));
  return next.filter((call) => offered.includes(call.name) && !made.has(JSON.stringify(call)));
}

export const Row = z.object({
  security_id: z.string(),
  segment: Segment,
  symbol: z.string(),
  name: z.string(),
  trading_symbol: z.string(),
  lot_size: z.number().nullable(),
  isin: z.string().nullable(),
  instrument_type: InstrumentType,
});
export type Row = z.infer<typeof Row>;

/** The rows of a search, without markers for omitted rows. */
export function rowsOf({ call, outcome }: ToolCallResult): Row[] {
  if (call.name !== "search_instruments" || "error" in outcome) return [];
  const listed = z.object({ instruments: z.array(z.unknown()) }).safeParse(outcome.data);
  return (listed.data?.instruments ?? []).flatMap((row) => Row.safeParse(row).data ?? []);
}

/** The best exact match; if there is none, the only row found. */
function chosen(want: WantedInstrument, results: readonly ToolCallResult[]): Row | undefined {
  const search = JSON.stringify(searchFor(want));
  const rows = results.filter(({ call }) => JSON.stringify(call) === search).flatMap(rowsOf);
  const typed = rows.filter(
    ({ instrument_type }) => instrument_type === (want.type ?? instrument_type),
  );
  const placed = typed.filter(({ segment }) => segment === (want.segment ?? segment));
  const exact = placed.filter(({ symbol, name, trading_symbol }) =>
    [symbol, name, trading_symbol].some((text) => same(text, want.query)),
  );
  const best = exact.length > 0 ? exact : placed;
  const [first] = best;
  const option = first?.instrument_type.startsWith("OPT") === true;
  if (option) return best.length === 1 ? first : undefined;
  const one = exact.length > 0 || new Set(best.map(({ symbol }) => symbol)).size === 1;
  return one ? first : undefined;
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

interface FoundInstrument {
  want: WantedInstrument;
  row: Row;
}

/** One quote call for all instruments. */
function quotes(found: readonly FoundInstrument[]): ToolCall[] {
  const securities: Partial<Record<Segment, number[]>> = {};
  for (const { want, row } of found) {
    if (want.what !== "quote") continue;
    const ids = securities[row.segment] ?? [];
    const id = Number(row.security_id);
    securities[row.segment] = ids.includes(id) ? ids : [...ids, id];
  }
  return Object.keys(securities).length === 0
    ? []
    : [{ name: "get_market_quote", input: { securities } }];
}

const historyCall = ({ want, row }: FoundInstrument): ToolCall[] =>
  want.what === "history"
    ? [
        {
          name: "get_historical_data",
          input: {
            security_id: row.security_id,
            segment: row.segment,
            instrument_type: row.instrument_type,
            ...want.days,
          },
        },
      ]
    : [];
