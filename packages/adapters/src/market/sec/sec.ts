import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import { closestSymbols } from "@advisor/domain/portfolio/closest-symbols";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import type { Provider } from "../provider.ts";
import { type EdgarClients, type EdgarDeps, filingSource, openEdgar, padCik } from "./client.ts";
import { annualFundamentals, CompanyFacts } from "./company-facts.ts";
import { secCurrentReports } from "./current-reports.ts";
import {
  dottedTicker,
  type EdgarDirectory,
  openDirectory,
  type Registrant,
  rankRegistrants,
} from "./directory.ts";
import { secFullTextSearch } from "./full-text.ts";
import { secFunds } from "./funds.ts";
import { secInsiderTrades } from "./insiders.ts";
import { secEarningsReleases } from "./releases.ts";
import { openSubmissions } from "./submissions.ts";

type ServedPorts =
  | "fundamentals"
  | "insiders"
  | "funds"
  | "transcripts"
  | "web"
  | "news"
  | "symbols"
  | "companies";

const suggestions = 5;

/** Data from EDGAR, the SEC's filing system: exactly as filed, and available once filed. */
export function secProvider(deps: EdgarDeps): Pick<MarketPorts, ServedPorts> {
  const client = openEdgar(deps);
  const registered = openDirectory(client, deps);
  const submitted = openSubmissions(client, deps);
  return {
    fundamentals: fundamentals(client, deps, registered),
    insiders: secInsiderTrades(client, deps, registered, submitted),
    funds: secFunds(client, deps, registered, submitted),
    transcripts: secEarningsReleases(client, deps, registered, submitted),
    news: secCurrentReports(deps, registered, submitted),
    web: secFullTextSearch(client, deps),
    symbols: symbols(deps, registered),
    companies: {
      async lookup(text, limit, signal) {
        const found = rankRegistrants((await registered.companies(signal)).values(), text, limit);
        return { value: found.map(company), source: filingSource(deps.clock.today()) };
      },
    },
  };
}

function fundamentals(
  { data }: EdgarClients,
  { clock }: EdgarDeps,
  { companies }: EdgarDirectory,
): MarketPorts["fundamentals"] {
  const kept = openCache<Fundamentals | undefined>("fundamentals", clock);
  return {
    async get(asked, signal) {
      const symbol = dottedTicker(asked);
      const company = (await companies(signal)).get(symbol);
      if (company === undefined) return undefined;
      const path = `/api/xbrl/companyfacts/CIK${padCik(company.cik)}.json`;
      const load = async () => annualFundamentals(symbol, await data.get(CompanyFacts, path));
      const value = await kept(symbol, load, signal);
      return value === undefined
        ? undefined
        : { value, source: filingSource(value.filed ?? clock.today()) };
    },
  };
}

function symbols({ clock }: EdgarDeps, { companies }: EdgarDirectory): MarketPorts["symbols"] {
  return {
    async suggest(text) {
      const value = closestSymbols(text, [...(await companies()).values()], suggestions);
      return { value, source: filingSource(clock.today()) };
    },
    async search(text, limit, signal) {
      const found = rankRegistrants((await companies(signal)).values(), text, limit);
      return { value: found.map(info), source: filingSource(clock.today()) };
    },
  };
}

/** Every company in this list trades in dollars; only its name shows that it is a fund. */
const info = ({ symbol, name, exchange }: Registrant) => ({
  symbol,
  name,
  exchange: exchange ?? "unknown",
  kind: /\b(ETF|SPDR|iShares)\b/i.test(name) ? ("etf" as const) : ("stock" as const),
  currency: "USD",
  sector: null,
  issuer_id: null,
  asset_class: null,
});

const company = ({ symbol, name, exchange, cik }: Registrant) => ({
  name,
  symbol,
  exchange,
  sector: null,
  country: null,
  description: `Files with the SEC under CIK ${padCik(cik)}.`,
});

export const provider: Provider = {
  answers: [
    "fundamentals",
    "insiders",
    "funds",
    "transcripts",
    "news",
    "web",
    "symbols",
    "companies",
  ],
  open: (env, deps) =>
    secProvider({ ...deps, base: env.SEC_BASE_URL, userAgent: env.SEC_USER_AGENT }),
};
