import { secProvider } from "@advisor/adapters/market/sec/sec";
import { world } from "./providers.fixture.ts";
import { type Reply, recordedServer, routes } from "./recorded-server.ts";

export const userAgent = "Northlight Wealth ops@northlight.example";
export const source = { provider: "sec", delay: "filing", simulated: false };
export const range = { from: null, to: null, limit: 10 };

export const companies: Reply = {
  json: {
    fields: ["cik", "name", "ticker", "exchange"],
    data: [
      [320193, "Apple Inc.", "AAPL", "Nasdaq"],
      [1067983, "BERKSHIRE HATHAWAY INC", "BRK-B", "NYSE"],
      [884394, "SPDR S&P 500 ETF TRUST", "SPY", "NYSE"],
      [1652044, "Alphabet Inc.", "GOOGL", "Nasdaq"],
      [1652044, "Alphabet Inc.", "GOOG", "Nasdaq"],
      [999, "Odd Co", "ODDC", null],
      [998, null, "NAMELESS", "OTC"],
    ],
  },
};
const fundList: Reply = {
  json: {
    fields: ["cik", "seriesId", "classId", "symbol"],
    data: [
      [36405, "S000002839", "C000092055", "VOO"],
      [36405, "S000002840", "C000092056", null],
    ],
  },
};
export const filings = (
  rows: { form: string; id: string; document?: string; day: string; items?: string }[],
): Reply => ({
  json: {
    cik: "320193",
    filings: {
      recent: {
        form: rows.map(({ form }) => form),
        accessionNumber: rows.map(({ id }) => id),
        primaryDocument: rows.map(({ document = "doc.htm" }) => document),
        filingDate: rows.map(({ day }) => day),
        items: rows.map(({ items = "" }) => items),
      },
    },
  },
});

/** EDGAR with its two directories and the given responses. */
export async function market(table: Parameters<typeof routes>[0]) {
  const server = await recordedServer(
    routes({
      "/files/company_tickers_exchange.json": companies,
      "/files/company_tickers_mf.json": fundList,
      ...table,
    }),
  );
  const given = world();
  return { ...secProvider({ ...given, base: server.base, userAgent }), ...server, ...given };
}
