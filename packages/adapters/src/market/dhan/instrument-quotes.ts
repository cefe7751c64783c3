import type { InstrumentQuote, Segment } from "@advisor/domain/market/instrument";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { latestDate } from "../embedded/dated-list.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import { liveValue } from "../shared/live-value.ts";
import type { DhanAccess } from "./access.ts";
import { DhanQuotes, parseInstrumentQuotes as parsed } from "./parse-quotes.ts";

type Ids = Partial<Record<Segment, string[]>>;

const mostIds = 1000;

export function dhanInstrumentQuotes(
  { quotes }: DhanAccess,
  { clock }: ProviderDeps,
): MarketPorts["instrument_quotes"] {
  const kept = openCache<InstrumentQuote[]>("quote", clock);
  const load = async (asked: unknown) =>
    parsed(
      await quotes.post(DhanQuotes, "/marketfeed/quote", asked),
      new Date(clock.now()).toISOString(),
    );
  return {
    async many(ids, signal) {
      const value: InstrumentQuote[] = [];
      for (const asked of quoteRequestBodies(ids))
        value.push(...(await kept(JSON.stringify(asked), () => load(asked), signal)));
      const as_of = latestDate(value, (quote) => quote.as_of) ?? clock.today();
      return liveValue("dhan", value, as_of, "realtime");
    },
  };
}

/**
 * Request bodies of at most 1,000 ids. The API takes numbers, so an id that is not a number is
 * dropped.
 */
export function quoteRequestBodies(ids: Ids): Record<string, number[]>[] {
  const all = Object.entries(ids).flatMap(([segment, list]) =>
    [...new Set(list)].flatMap((id) =>
      /^\d{1,15}$/.test(id) ? [[segment, Number(id)] as const] : [],
    ),
  );
  const count = Math.ceil(all.length / mostIds);
  return Array.from({ length: count }, (_, index) => {
    const some = all.slice(index * mostIds, (index + 1) * mostIds);
    const bySegment = [...Map.groupBy(some, ([segment]) => segment)];
    return Object.fromEntries(
      bySegment.map(([segment, rows]) => [segment, rows.map(([, id]) => id)]),
    );
  });
}
