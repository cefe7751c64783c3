import type { MarketDataset } from "@advisor/adapters/market/embedded/items";
import { fundCards, funds } from "../funds.ts";
import { researchPages } from "../research/pages.ts";
import { asOf } from "../sample.ts";
import { companiesOf } from "./companies.ts";
import { allFacts } from "./facts.ts";
import { congressTrades } from "./filings/congress.ts";
import { darkpoolTrades } from "./filings/darkpool.ts";
import { insiderTrades } from "./filings/insiders.ts";
import { ownersOf } from "./filings/owners.ts";
import { instrumentsOf } from "./instruments.ts";
import { chainsOf } from "./options/chains.ts";
import { allNews } from "./text/news.ts";
import { transcriptsOf } from "./text/transcripts.ts";

/** How many of the newest headlines a web search can find. */
const headlines = 150;

/** The whole simulated market, the same on every run and machine. */
export function market(): MarketDataset {
  const all = allFacts();
  const news = allNews(all);
  const congress = congressTrades(all);
  return {
    as_of: asOf,
    securities: all.map((facts) => {
      const { security, quote, bars, fundamentals } = facts;
      const { symbol } = security;
      return {
        security,
        quote,
        bars,
        fundamentals,
        news: news.filter(({ symbols }) => symbols.includes(symbol)),
        insiders: insiderTrades(facts),
        darkpool: darkpoolTrades(facts),
        congress: congress.filter((trade) => trade.symbol === symbol),
        owners: ownersOf(facts),
        chains: chainsOf(facts),
        transcripts: transcriptsOf(facts),
      };
    }),
    instruments: instrumentsOf(all),
    funds: [...funds],
    fund_cards: [...fundCards],
    companies: companiesOf(all),
    pages: researchPages(),
    headlines: news.slice(0, headlines),
    congress,
  };
}
