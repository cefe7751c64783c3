import { addDays, type Day } from "@advisor/domain/day";
import type { Bar } from "@advisor/domain/market/bar";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import type { DhanAccess } from "./access.ts";
import { DhanCharts, parseBars } from "./parse-bars.ts";

type HistoryRequest = Parameters<MarketPorts["instrument_history"]["bars"]>[0];

/** Intraday bars are available for at most 90 days per request. */
const mostDays = 90;

export function dhanInstrumentHistory(
  { charts }: DhanAccess,
  { clock }: ProviderDeps,
): MarketPorts["instrument_history"] {
  const kept = openCache<Bar[] | undefined>("quote", clock);
  const read = async (wanted: HistoryRequest): Promise<Bar[] | undefined> => {
    const daily = wanted.interval === "day";
    const path = daily ? "/charts/historical" : "/charts/intraday";
    const spans = daily ? [wanted] : splitDateRange(wanted);
    const answers = await Promise.all(
      spans.map(({ from, to }) =>
        undefinedIfUnknown(charts.post(DhanCharts, path, question({ ...wanted, from, to }))),
      ),
    );
    const known = answers.filter((columns) => columns !== undefined);
    return known.length === 0 ? undefined : known.flatMap((columns) => parseBars(columns, daily));
  };
  return {
    async bars(wanted, signal) {
      const value = await kept(JSON.stringify(wanted), () => read(wanted), signal);
      return value && liveValue("dhan", value, value[0]?.at ?? wanted.to, "realtime");
    },
  };
}

/**
 * The API excludes the last day. Funds are charted as equities, because they are listed as
 * equities.
 */
function question({ security_id, segment, type, interval, from, to }: HistoryRequest) {
  const asked = {
    securityId: security_id,
    exchangeSegment: segment,
    instrument: type === "FUND" ? "EQUITY" : type,
    oi: false,
    fromDate: from,
    toDate: addDays(to, 1),
  };
  return interval === "day" ? { ...asked, expiryCode: 0 } : { ...asked, interval };
}

/** Splits the days from `from` to `to` into ranges that one request may cover, newest first. */
export function splitDateRange({ from, to }: { from: Day; to: Day }): { from: Day; to: Day }[] {
  const first = addDays(to, 1 - mostDays);
  if (first <= from) return [{ from, to }];
  return [{ from: first, to }, ...splitDateRange({ from, to: addDays(first, -1) })];
}
