import type { Day } from "@advisor/domain/day";
import type { CongressTrade, InsiderTrade, Owner } from "@advisor/domain/market/trades";
import type { MarketPorts, Range } from "@advisor/tools/market-ports";
import type { Sourced } from "@advisor/tools/sourced";
import { latestDate, newestInRange } from "../embedded/dated-list.ts";
import { openCache } from "../http/cache.ts";
import type { ProviderDeps, ProviderHttp } from "../http/provider-http.ts";
import { liveValue, undefinedIfUnknown } from "../shared/live-value.ts";
import { missingRowsReason } from "../shared/missing-rows.ts";
import { dashedSymbol, rowsAbout } from "../shared/symbol.ts";
import { FmpCongressTrades, parseCongressTrades } from "./parse-congress.ts";
import { FmpInsiderTrades, parseInsiderTrades } from "./parse-insiders.ts";
import {
  FmpInstitutionalHolders,
  FmpSharesOutstanding,
  latestReportedQuarter,
  parseOwners as ownersOf,
} from "./parse-owners.ts";

const pageRows = 100;
const mostPages = 5;

/** The API has no date filter, so pages are read until they are past the range. */
export function fmpInsiderTrades(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["insiders"] {
  const kept = openCache<{ rows: InsiderTrade[]; isLast: boolean } | undefined>("filings", clock);
  const load = async (symbol: string, page: number) => {
    const query = { symbol: dashedSymbol(symbol), page, limit: pageRows };
    const rows = await http.get(FmpInsiderTrades, "/insider-trading/search", { query });
    return { rows: parseInsiderTrades(symbol, rows), isLast: rows.length < pageRows };
  };
  return {
    async list(symbol, range, signal) {
      const rows: InsiderTrade[] = [];
      let isWhole = false;
      for (let page = 0; page < mostPages; page++) {
        const asked = () => undefinedIfUnknown(load(symbol, page));
        const more = await kept(`${symbol} ${page}`, asked, signal);
        if (more === undefined) return undefined;
        rows.push(...more.rows);
        isWhole = more.isLast;
        if (isWhole || passed(rows, range)) break;
      }
      return dated(rows, { at: traded, noun: "insider trades", isWhole }, range, clock.today());
    },
  };
}

const traded = (row: InsiderTrade): Day => row.transaction_date;

const passed = (rows: readonly InsiderTrade[], range: Range): boolean =>
  newestInRange(rows, traded, range).length >= range.limit ||
  rows.some((row) => range.from !== null && traded(row) < range.from);

/** Both chambers, each from its own list. */
export function fmpCongressTrades(
  http: ProviderHttp,
  { clock }: ProviderDeps,
): MarketPorts["congress"] {
  const kept = openCache<CongressTrade[] | undefined>("filings", clock);
  const load = async (chamber: CongressTrade["chamber"], symbol: string | null) => {
    const path = symbol === null ? `/${chamber}-latest` : `/${chamber}-trades`;
    const query = symbol === null ? { page: 0, limit: pageRows } : { symbol: dashedSymbol(symbol) };
    const rows = await http.get(FmpCongressTrades, path, { query });
    return parseCongressTrades(chamber, symbol === null ? rows : rowsAbout("fmp", symbol, rows));
  };
  return {
    async list(symbol, range, signal) {
      const chambers = await Promise.all(
        (["senate", "house"] as const).map((chamber) =>
          kept(`${chamber} ${symbol}`, () => undefinedIfUnknown(load(chamber, symbol)), signal),
        ),
      );
      const known = chambers.filter((rows) => rows !== undefined);
      if (known.length === 0) return undefined;
      const list = {
        at: (row: CongressTrade) => row.filed,
        noun: "disclosures",
        isWhole: symbol !== null || known.every((rows) => rows.length < pageRows),
      };
      return dated(known.flat(), list, range, clock.today());
    },
  };
}

export function fmpOwners(http: ProviderHttp, { clock }: ProviderDeps): MarketPorts["owners"] {
  const kept = openCache<Owner[] | undefined>("filings", clock);
  const load = async (symbol: string) => {
    const asked = { symbol: dashedSymbol(symbol) };
    const query = { ...asked, ...latestReportedQuarter(clock.today()), page: 0, limit: pageRows };
    const [holders, float] = await Promise.all([
      http.get(FmpInstitutionalHolders, "/institutional-ownership/extract-analytics/holder", {
        query,
      }),
      http.get(FmpSharesOutstanding, "/shares-float", { query: asked }),
    ]);
    const [own] = rowsAbout("fmp", symbol, float);
    return ownersOf(symbol, rowsAbout("fmp", symbol, holders), own?.outstandingShares ?? null);
  };
  return {
    async list(symbol, limit, signal) {
      const rows = await kept(symbol, () => undefinedIfUnknown(load(symbol)), signal);
      if (rows === undefined || rows.length === 0) return undefined;
      const as_of = latestDate(rows, (row) => row.report_date) ?? clock.today();
      const isCut = rows.length >= pageRows && limit > rows.length;
      const partial = isCut ? `Only ${rows.length} owners were read.` : undefined;
      return liveValue("fmp", rows.slice(0, limit), as_of, "filing", partial);
    },
  };
}

function dated<Row>(
  rows: readonly Row[],
  { at, noun, isWhole }: { at(row: Row): string; noun: string; isWhole: boolean },
  range: Range,
  today: Day,
): Sourced<Row[]> {
  const value = newestInRange(rows, at, range);
  const partial = isWhole
    ? undefined
    : missingRowsReason({ read: rows.map(at), noun, range, found: value.length });
  return liveValue("fmp", value, latestDate(value, at) ?? today, "filing", partial);
}
