import type { MarketPorts } from "@advisor/tools/market-ports";
import type { Table } from "../../dynamo/table.ts";
import { companies } from "./companies.ts";
import { congress, darkpool, insiders, owners } from "./filings.ts";
import { fundamentals } from "./fundamentals.ts";
import { funds } from "./funds.ts";
import { history } from "./history.ts";
import { instrumentHistory } from "./instrument-history.ts";
import { instrumentQuotes, instruments } from "./instruments.ts";
import { news } from "./news.ts";
import { options } from "./options.ts";
import { quotes } from "./quotes.ts";
import { symbols } from "./symbols.ts";
import { transcripts } from "./transcripts.ts";
import { web } from "./web.ts";

/** The simulated market data that comes with the product, read by key and labeled as simulated. */
export const embeddedMarket = (table: Table): MarketPorts => ({
  quotes: quotes(table),
  history: history(table),
  fundamentals: fundamentals(table),
  news: news(table),
  insiders: insiders(table),
  darkpool: darkpool(table),
  congress: congress(table),
  owners: owners(table),
  options: options(table),
  transcripts: transcripts(table),
  funds: funds(table),
  symbols: symbols(table),
  instruments: instruments(table),
  instrument_quotes: instrumentQuotes(table),
  instrument_history: instrumentHistory(table),
  companies: companies(table),
  web: web(table),
});
