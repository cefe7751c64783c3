import type { Day } from "@advisor/domain/day";
import type { Bar } from "@advisor/domain/market/bar";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type { Instrument, InstrumentQuote } from "@advisor/domain/market/instrument";
import type { News } from "@advisor/domain/market/news";
import type {
  CongressTrade,
  DarkpoolTrade,
  InsiderTrade,
  Owner,
} from "@advisor/domain/market/trades";
import type { Transcript } from "@advisor/domain/market/transcript";
import type { Company, WebResult } from "@advisor/domain/market/web-result";
import type * as Security from "@advisor/domain/security";
import type { FundCard, QuotedSecurity } from "@advisor/tools/market-ports";
import {
  companyListKey,
  congressKey,
  datasetInfoKey,
  fundListKey,
  headlinesKey,
  instrumentDirectoryKey,
  instrumentKey,
  type Key,
  securityKey,
  symbolDirectoryKey,
  webPagesKey,
} from "../../dynamo/keys.ts";
import type { TableItem } from "../../dynamo/table.ts";
import { type OptionChain, optionChainItem } from "./options.ts";
import { packBars } from "./packed-bars.ts";
import { packItem } from "./packed-item.ts";
import { quoteItem } from "./quotes.ts";

/** All data on one security; null when a kind of data cannot exist for it. */
export interface ListedSecurity extends QuotedSecurity {
  bars: Bar[];
  fundamentals: Fundamentals | null;
  news: News[];
  insiders: InsiderTrade[];
  darkpool: DarkpoolTrade[];
  congress: CongressTrade[];
  owners: Owner[];
  chains: OptionChain[];
  transcripts: Transcript[];
}

/** Bars are ordered oldest first. */
export interface ListedInstrument {
  instrument: Instrument;
  quote: InstrumentQuote;
  bars: Bar[];
  fives: Bar[];
  minutes: Bar[];
}

export interface MarketDataset {
  as_of: Day;
  securities: ListedSecurity[];
  instruments: ListedInstrument[];
  funds: Security.Fund[];
  fund_cards: FundCard[];
  companies: Company[];
  /** Company pages that the simulated web search returns. */
  pages: WebResult[];
  /** The newest headlines of all companies, which the web search searches. */
  headlines: News[];
  /** Trades of all members of Congress, including assets without a ticker. */
  congress: CongressTrade[];
}

/** Converts the dataset to the table items that `embeddedMarket` reads. */
export const marketItems = (dataset: MarketDataset): (Key & TableItem)[] => [
  { ...datasetInfoKey, as_of: dataset.as_of },
  ...dataset.securities.flatMap((listed) => securityItems(listed, dataset.as_of)),
  ...dataset.instruments.flatMap((listed) => instrumentItems(listed, dataset.as_of)),
  ...dataset.funds.map((fund) => packItem(securityKey(fund.symbol, "FUND"), fund.as_of, fund)),
  ...listItems(dataset),
];

function securityItems(listed: ListedSecurity, as_of: Day): (Key & TableItem)[] {
  const { security, quote, fundamentals } = listed;
  const { symbol } = security;
  return [
    quoteItem({ security, quote }),
    packItem(securityKey(symbol, "BARS"), as_of, packBars(listed.bars)),
    packItem(securityKey(symbol, "NEWS"), as_of, listed.news),
    packItem(securityKey(symbol, "INSIDERS"), as_of, listed.insiders),
    packItem(securityKey(symbol, "DARKPOOL"), as_of, listed.darkpool),
    packItem(securityKey(symbol, "CONGRESS"), as_of, listed.congress),
    packItem(securityKey(symbol, "OWNERS"), as_of, listed.owners),
    ...(fundamentals === null
      ? []
      : [packItem(securityKey(symbol, "FUNDAMENTALS"), fundamentals.filed ?? as_of, fundamentals)]),
    ...(listed.transcripts.length === 0
      ? []
      : [packItem(securityKey(symbol, "TRANSCRIPTS"), as_of, listed.transcripts)]),
    ...listed.chains.map((chain) => optionChainItem(symbol, chain)),
  ];
}

function instrumentItems(listed: ListedInstrument, as_of: Day): (Key & TableItem)[] {
  const { segment, security_id } = listed.instrument;
  return [
    packItem(instrumentKey(segment, security_id, "QUOTE"), listed.quote.as_of, listed.quote),
    packItem(instrumentKey(segment, security_id, "BARS"), as_of, packBars(listed.bars)),
    packItem(instrumentKey(segment, security_id, "FIVES"), as_of, packBars(listed.fives)),
    packItem(instrumentKey(segment, security_id, "MINUTES"), as_of, packBars(listed.minutes)),
  ];
}

const listItems = (dataset: MarketDataset): (Key & TableItem)[] => [
  packItem(
    symbolDirectoryKey,
    dataset.as_of,
    dataset.securities.map(({ security }) => security),
  ),
  packItem(
    instrumentDirectoryKey,
    dataset.as_of,
    dataset.instruments.map(({ instrument }) => instrument),
  ),
  packItem(fundListKey, dataset.as_of, dataset.fund_cards),
  packItem(companyListKey, dataset.as_of, dataset.companies),
  packItem(webPagesKey, dataset.as_of, dataset.pages),
  packItem(headlinesKey, dataset.as_of, dataset.headlines),
  packItem(congressKey, dataset.as_of, dataset.congress),
];
