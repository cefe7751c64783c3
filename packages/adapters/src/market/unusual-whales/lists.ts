import { addDays, type Day } from "@advisor/domain/day";
import type { News } from "@advisor/domain/market/news";
import type {
  CongressTrade,
  DarkpoolTrade,
  InsiderTrade,
  Owner,
} from "@advisor/domain/market/trades";
import type { MarketPorts, Range } from "@advisor/tools/market-ports";
import type { Sourced } from "@advisor/tools/sourced";
import { latestDate, newestInRange } from "../embedded/dated-list.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { missingRowsReason } from "../shared/missing-rows.ts";
import { rowsAbout } from "../shared/symbol.ts";
import { parseCongressTrades, UnusualWhalesCongressTrades } from "./parse-congress.ts";
import { parseDarkpoolTrades, UnusualWhalesDarkpoolTrades } from "./parse-darkpool.ts";
import { parseInsiderTrades, UnusualWhalesInsiderTrades } from "./parse-insiders.ts";
import { parseNews, UnusualWhalesHeadlines } from "./parse-news.ts";
import { parseOwners as ownersOf, UnusualWhalesOwners } from "./parse-owners.ts";
import { mostDays, tradingDays } from "./trading-days.ts";

const provider = "unusual-whales";
const mostHeadlines = 100;
const mostTrades = 500;
const mostDisclosures = 200;

export function unusualWhalesNews(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["news"] {
  const kept = openCache<News[]>("news", clock);
  const load = async (ticker: string) =>
    parseNews(
      await http.get(UnusualWhalesHeadlines, "/api/news/headlines", {
        query: { ticker, limit: mostHeadlines },
      }),
    );
  return {
    async list(symbols, range, signal) {
      const lists = await Promise.all(
        symbols.map((symbol) => kept(symbol, () => load(symbol), signal)),
      );
      const items = new Map(lists.flat().map((item) => [item.id, item]));
      const value = newestInRange([...items.values()], (item) => item.published_at, range);
      const as_of = latestDate(value, (item) => item.published_at) ?? clock.today();
      const cut = lists.filter((list) => list.length >= mostHeadlines);
      const read = cut.flat().map((item) => item.published_at);
      const partial = missingRowsReason({ read, noun: "headlines", range, found: value.length });
      return liveValue(provider, value, as_of, "realtime", partial);
    },
  };
}

export function unusualWhalesInsiderTrades(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["insiders"] {
  const kept = openCache<InsiderTrade[] | undefined>("filings", clock);
  return {
    async list(symbol, range, signal) {
      const query = {
        ticker_symbol: symbol,
        start_date: range.from ?? undefined,
        end_date: range.to ?? undefined,
        limit: mostTrades,
      };
      const load = async () =>
        parseInsiderTrades(
          symbol,
          await http.get(UnusualWhalesInsiderTrades, "/api/insider/transactions", { query }),
        );
      const rows = await kept(JSON.stringify(query), () => undefinedIfUnknown(load()), signal);
      const list = {
        at: (row: InsiderTrade) => row.transaction_date,
        noun: "insider trades",
        most: mostTrades,
      };
      return rows && dated(rows, list, range, clock.today());
    },
  };
}

/** Each request covers one day. */
export function unusualWhalesDarkpoolTrades(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["darkpool"] {
  const kept = openCache<DarkpoolTrade[] | undefined>("quote", clock);
  const load = async (symbol: string, date: Day | undefined) => {
    const path = `/api/darkpool/${encodeURIComponent(symbol)}`;
    return parseDarkpoolTrades(
      symbol,
      await http.get(UnusualWhalesDarkpoolTrades, path, { query: { date, limit: 500 } }),
    );
  };
  return {
    async list(symbol, range, signal) {
      const rows: DarkpoolTrade[] = [];
      const days = tradingDays(range, clock.today());
      for (const date of days) {
        const asked = () => undefinedIfUnknown(load(symbol, date));
        const prints = await kept(`${symbol} ${date}`, asked, signal);
        if (prints === undefined) return undefined;
        rows.push(...prints);
        if (rows.length >= range.limit) break;
      }
      const value = rows.toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, range.limit);
      const partial = unreadDays(days, rows.length, range);
      return liveValue(provider, value, value[0]?.at ?? clock.today(), "realtime", partial);
    },
  };
}

/** Only the newest weekdays are requested, or one day if the range names no first day. */
function unreadDays(
  days: readonly (Day | undefined)[],
  found: number,
  { from, limit }: Range,
): string | undefined {
  const first = days.at(-1);
  if (found >= limit) return undefined;
  if (first === undefined) return "Only the last trading day was read.";
  return from === null || (days.length >= mostDays && addDays(first, -1) >= from)
    ? `Only the days from ${first} on were read.`
    : undefined;
}

export function unusualWhalesCongressTrades(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["congress"] {
  const kept = openCache<CongressTrade[] | undefined>("filings", clock);
  return {
    async list(symbol, range, signal) {
      const query = {
        ticker: symbol ?? undefined,
        date: range.to ?? undefined,
        limit: mostDisclosures,
      };
      const load = async () =>
        parseCongressTrades(
          await http.get(UnusualWhalesCongressTrades, "/api/congress/recent-trades", { query }),
        );
      const all = await kept(JSON.stringify(query), () => undefinedIfUnknown(load()), signal);
      const rows = all && (symbol === null ? all : rowsAbout(provider, symbol, all));
      const list = {
        at: (row: CongressTrade) => row.filed,
        noun: "disclosures",
        most: mostDisclosures,
      };
      return rows && dated(rows, list, range, clock.today());
    },
  };
}

export function unusualWhalesOwners(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["owners"] {
  const kept = openCache<Owner[] | undefined>("filings", clock);
  const load = async (symbol: string) => {
    const path = `/api/institution/${encodeURIComponent(symbol)}/ownership`;
    return ownersOf(symbol, await http.get(UnusualWhalesOwners, path, { query: { limit: 500 } }));
  };
  return {
    async list(symbol, limit, signal) {
      const rows = await kept(symbol, () => undefinedIfUnknown(load(symbol)), signal);
      if (rows === undefined || rows.length === 0) return undefined;
      const as_of = latestDate(rows, (row) => row.report_date) ?? clock.today();
      return liveValue(provider, rows.slice(0, limit), as_of, "filing");
    },
  };
}

function dated<Row>(
  rows: readonly Row[],
  { at, noun, most }: { at(row: Row): string; noun: string; most: number },
  range: Range,
  today: Day,
): Sourced<Row[]> {
  const value = newestInRange(rows, at, range);
  const partial =
    rows.length < most
      ? undefined
      : missingRowsReason({ read: rows.map(at), noun, range, found: value.length });
  return liveValue(provider, value, latestDate(value, at) ?? today, "filing", partial);
}
