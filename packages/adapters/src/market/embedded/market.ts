import type { MarketPorts } from "@advisor/tools/market-ports";
import type { Table } from "../../dynamo/table.ts";
import { embeddedCompanies } from "./companies.ts";
import {
  embeddedCongressTrades,
  embeddedDarkpoolTrades,
  embeddedInsiderTrades,
  embeddedOwners,
} from "./filings.ts";
import { embeddedFundamentals } from "./fundamentals.ts";
import { embeddedFunds } from "./funds.ts";
import { embeddedHistory } from "./history.ts";
import { embeddedInstrumentHistory } from "./instrument-history.ts";
import { embeddedInstrumentQuotes, embeddedInstruments } from "./instruments.ts";
import { embeddedNews } from "./news.ts";
import { embeddedOptions } from "./options.ts";
import { embeddedQuotes } from "./quotes.ts";
import { embeddedSymbols } from "./symbols.ts";
import { embeddedTranscripts } from "./transcripts.ts";
import { embeddedWebSearch } from "./web-search.ts";

/** The simulated market data that ships with the product. Every result is labeled as simulated. */
export const embeddedMarket = (table: Table): MarketPorts => ({
  quotes: embeddedQuotes(table),
  history: embeddedHistory(table),
  fundamentals: embeddedFundamentals(table),
  news: embeddedNews(table),
  insiders: embeddedInsiderTrades(table),
  darkpool: embeddedDarkpoolTrades(table),
  congress: embeddedCongressTrades(table),
  owners: embeddedOwners(table),
  options: embeddedOptions(table),
  transcripts: embeddedTranscripts(table),
  funds: embeddedFunds(table),
  symbols: embeddedSymbols(table),
  instruments: embeddedInstruments(table),
  instrument_quotes: embeddedInstrumentQuotes(table),
  instrument_history: embeddedInstrumentHistory(table),
  companies: embeddedCompanies(table),
  web: embeddedWebSearch(table),
});
