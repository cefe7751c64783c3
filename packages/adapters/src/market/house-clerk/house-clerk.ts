import { Fault } from "@advisor/domain/fault";
import type { CongressTrade } from "@advisor/domain/market/trades";
import type { MarketPorts, Range } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { providerFault } from "../http/provider-fault.ts";
import { type ProviderDeps, providerHttp } from "../http/provider-http.ts";
import type { Provider } from "../provider.ts";
import { parseTradeReports } from "./trade-reports.ts";
import { unzipFile } from "./unzip.ts";

const folder = "/public_disc/financial-pdfs";
const mostYears = 3;
const unnamed = "names no tickers in its index: ask for the newest reports of all instead.";

/**
 * Trade reports of House members: who filed when, with a link to the report. The index has no
 * tickers and no amounts, it does not cover the Senate, and members have 45 days to file. Needs no
 * key.
 */
export function houseClerkProvider(
  deps: ProviderDeps & { base: string | undefined },
): Pick<MarketPorts, "congress"> {
  const base = deps.base ?? "https://disclosures-clerk.house.gov";
  const http = providerHttp({
    ...deps,
    provider: "house-clerk",
    base,
    pace: { perSecond: 2 },
    timeoutMs: 10_000,
  });
  const kept = openCache<CongressTrade[] | undefined>("filings", deps.clock);
  const load = async (year: number): Promise<CongressTrade[] | undefined> => {
    try {
      const zip = await http.bytes(`${folder}/${year}FD.zip`);
      const index = unzipFile(zip, ".xml");
      if (index !== undefined) return parseTradeReports(index, base);
      throw providerFault("upstream", "house-clerk", "answered with a damaged archive.");
    } catch (error) {
      if (error instanceof Fault && error.code === "not_found") return undefined;
      throw error;
    }
  };
  return {
    congress: {
      async list(symbol, range, signal) {
        if (symbol !== null) throw providerFault("upstream", "house-clerk", unnamed);
        const today = deps.clock.today();
        const value: CongressTrade[] = [];
        for (const year of years(range, today)) {
          const reports = await kept(String(year), () => load(year), signal);
          value.push(...(reports ?? []).filter(within(range)));
          if (value.length >= range.limit) break;
        }
        const as_of = value[0]?.filed ?? today;
        const source = {
          as_of,
          provider: "house-clerk",
          delay: "filing",
          simulated: false,
        } as const;
        return { value: value.slice(0, range.limit), source };
      },
    },
  };
}

/**
 * Newest first. Without a start date the previous year is read too, since in January the current
 * year has few reports.
 */
function years({ from, to }: Range, today: string): number[] {
  const last = Number((to === null || to > today ? today : to).slice(0, 4));
  const first = from === null ? last - 1 : Number(from.slice(0, 4));
  const count = Math.min(mostYears, Math.max(0, last - first + 1));
  return Array.from({ length: count }, (_, index) => last - index);
}

const within =
  ({ from, to }: Range) =>
  ({ filed }: CongressTrade): boolean =>
    (from === null || filed >= from) && (to === null || filed <= to);

export const provider: Provider = {
  answers: ["congress"],
  open: (env, deps) => houseClerkProvider({ ...deps, base: env.HOUSE_CLERK_BASE_URL }),
};
