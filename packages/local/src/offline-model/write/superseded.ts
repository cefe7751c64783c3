import * as z from "zod";
import type { ToolCallResult } from "../converse.ts";
import { rowsOf } from "../next-calls.ts";

/**
 * True for a result that only prepared a later call, which is written about instead, and for the
 * household's quotes where they have none beside the market's.
 */
export function isSuperseded(result: ToolCallResult, all: readonly ToolCallResult[]): boolean {
  if (hasNoQuotes(result) && all.length > 1) return true;
  const later = all.slice(all.indexOf(result) + 1);
  const found = rowsOf(result).map(({ security_id }) => security_id);
  return later.some(
    ({ call, outcome }) =>
      !("error" in outcome) && idsIn(call.input).some((id) => found.includes(id)),
  );
}

const Ids = z.object({
  security_id: z.string().optional(),
  securities: z.record(z.string(), z.array(z.number())).optional(),
});

function idsIn(input: Record<string, unknown>): string[] {
  const { security_id, securities } = Ids.safeParse(input).data ?? {};
  return [
    security_id ?? [],
    Object.values(securities ?? {})
      .flat()
      .map(String),
  ].flat();
}

const NoQuotes = z.object({ query: z.object({ dataset: z.literal("quotes") }), rows: z.tuple([]) });

const hasNoQuotes = ({ outcome }: ToolCallResult): boolean =>
  !("error" in outcome) && NoQuotes.safeParse(outcome.data).success;
