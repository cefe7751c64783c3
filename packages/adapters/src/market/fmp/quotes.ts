import { Fault } from "@advisor/domain/fault";
import type { MarketPorts, QuotedSecurity } from "@advisor/tools/market-ports";
import { latestDate } from "../embedded/dated-list.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { dashedSymbol, rowsAbout } from "../shared/symbol.ts";
import { FmpQuotes, quoteWithoutProfile, quoteWithProfile } from "./parse-quote.ts";
import type { LoadProfile } from "./profiles.ts";

export function fmpQuotes(
  http: ProviderHttp,
  profileOf: LoadProfile,
  { clock }: ProviderDeps,
): MarketPorts["quotes"] {
  const single = openCache<QuotedSecurity | undefined>("quote", clock);
  const several = openCache<QuotedSecurity[]>("quote", clock);
  const read = async (symbol: string) => {
    const [rows, profile] = await Promise.all([
      http.get(FmpQuotes, "/quote", { query: { symbol: dashedSymbol(symbol) } }),
      profileOf(symbol),
    ]);
    const [row] = rowsAbout("fmp", symbol, rows);
    return row && profile && quoteWithProfile(symbol, row, profile);
  };
  const one = (symbol: string, signal?: AbortSignal) =>
    single(symbol, () => undefinedIfUnknown(read(symbol)), signal);
  const all = async (symbols: readonly string[]) => {
    const wanted = new Map(symbols.map((symbol) => [dashedSymbol(symbol), symbol]));
    const query = { symbols: [...wanted.keys()].join(",") };
    const rows = await http.get(FmpQuotes, "/batch-quote", { query }).catch(closed);
    if (rows === undefined) {
      return await singly(symbols, one);
    }
    const found = rows.map((row) => {
      const symbol = wanted.get(row.symbol);
      return symbol === undefined ? undefined : (quoteWithoutProfile(symbol, row) ?? one(symbol));
    });
    return (await Promise.all(found)).filter((quoted) => quoted !== undefined);
  };
  return {
    async get(symbol, signal) {
      const value = await one(symbol, signal);
      return value && liveValue("fmp", value, value.quote.as_of, "delayed");
    },
    async many(symbols, signal) {
      const wanted = [...new Set(symbols)].toSorted();
      const value = await several(wanted.join(" "), () => all(wanted), signal);
      const as_of = latestDate(value, ({ quote }) => quote.as_of) ?? clock.today();
      return liveValue("fmp", value, as_of, "delayed");
    },
  };
}

/** Some plans do not include the batch endpoint; the single-symbol endpoint still works for them. */
function closed(error: unknown): undefined {
  if (error instanceof Fault && error.code === "no_key") return undefined;
  throw error;
}

/** Plans exclude single symbols too. One of those does not void the quotes of the others. */
async function singly(
  symbols: readonly string[],
  one: (symbol: string) => Promise<QuotedSecurity | undefined>,
): Promise<QuotedSecurity[]> {
  const replies = await Promise.allSettled(symbols.map((symbol) => one(symbol)));
  const refused = replies.flatMap((reply) => (reply.status === "rejected" ? [reply.reason] : []));
  if (refused.length === symbols.length && refused.length > 0) throw refused[0];
  for (const reason of refused) closed(reason);
  return replies.flatMap((reply) =>
    reply.status === "fulfilled" && reply.value !== undefined ? [reply.value] : [],
  );
}
