import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import { closest } from "@advisor/domain/portfolio/closest";
import type { MarketPorts } from "@advisor/tools/market-ports";
import { openCache } from "../http/cache.ts";
import { type Edgar, type EdgarDeps, edgar, filingSource, paddedCik } from "./client.ts";
import { annualFundamentals, CompanyFacts } from "./company-facts.ts";
import { currentReports } from "./current-reports.ts";
import {
  type Directory,
  directory,
  dottedTicker,
  type Registrant,
  rankRegistrants,
} from "./directory.ts";
import { fullText } from "./full-text.ts";
import { funds } from "./funds.ts";
import { insiders } from "./insiders.ts";
import { releases } from "./releases.ts";
import { submissions } from "./submissions.ts";

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

/** EDGAR's data: filings, verbatim and as late as they are filed. */
export function sec(given: EdgarDeps): Pick<MarketPorts, ServedPorts> {
  const client = edgar(given);
  const registered = directory(client, given);
  const submitted = submissions(client, given);
  return {
    fundamentals: fundamentals(client, given, registered),
    insiders: insiders(client, given, registered, submitted),
    funds: funds(client, given, registered, submitted),
    transcripts: releases(client, given, registered, submitted),
    news: currentReports(given, registered, submitted),
    web: fullText(client, given),
    symbols: symbols(given, registered),
    companies: {
      async lookup(text, limit, signal) {
        const found = rankRegistrants((await registered.companies(signal)).values(), text, limit);
        return { value: found.map(company), source: filingSource(given.clock.today()) };
      },
    },
  };
}

function fundamentals(
  { data }: Edgar,
  { clock }: EdgarDeps,
  { companies }: Directory,
): MarketPorts["fundamentals"] {
  const kept = openCache<Fundamentals | undefined>("fundamentals", clock);
  return {
    async get(asked, signal) {
      const symbol = dottedTicker(asked);
      const company = (await companies(signal)).get(symbol);
      if (company === undefined) return undefined;
      const path = `/api/xbrl/companyfacts/CIK${paddedCik(company.cik)}.json`;
      const load = async () => annualFundamentals(symbol, await data.get(CompanyFacts, path));
      const value = await kept(symbol, load, signal);
      return value === undefined
        ? undefined
        : { value, source: filingSource(value.filed ?? clock.today()) };
    },
  };
}

function symbols({ clock }: EdgarDeps, { companies }: Directory): MarketPorts["symbols"] {
  return {
    async suggest(text) {
      const value = closest(text, [...(await companies()).values()], suggestions);
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
  description: `Files with the SEC under CIK ${paddedCik(cik)}.`,
});
