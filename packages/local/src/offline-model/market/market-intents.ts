import { householdWords, type Intent } from "../intent.ts";

export const marketIntents: readonly Intent[] = [
  {
    topic: "get_etf_holdings",
    needs: "fund",
    phrases: {
      5: "holdings of|holdings in|top holdings|constituents|what is in|what in|inside|made of|made up|composition|components|look inside|underlying|expense ratio",
      3: "holdings|fund|etf|weights|weight|contain|contains|what does|hold|holds",
      [-6]: householdWords,
      [-5]: "price|quote|trading|news|headlines",
    },
  },
  {
    topic: "compare_funds",
    needs: "two funds",
    phrases: {
      8: "overlap|overlaps|overlapping|in common|share the same|same holdings|same stocks",
      5: "compare|versus|vs|against|compared",
      [-6]: `${householdWords}|price|prices|quote|quotes|performance|return|returns`,
    },
  },
  {
    topic: "get_ticker_fundamentals",
    needs: "symbol",
    otherwise: "get_ticker_info",
    phrases: {
      7: "earnings per share|dividend yield|pe ratio|p/e|market cap|market capitalization|price to book|price to sales|return on equity|debt to equity|free cash flow|profit margin|profit margins|operating margin|gross margin|net income|balance sheet",
      6: "fundamentals|fundamental|valuation|valued|margins|margin|eps|beta|revenue|revenues|roe|pe|p/b|p/s|key ratios|financial ratios|financials|how profitable|shares outstanding|indebted|dividend|dividends|yield|yields",
      [-12]: "margin loan|margin account|margin debt|margin debit|margin interest|margin call",
    },
  },
  {
    topic: "get_insider_trades",
    needs: "symbol",
    phrases: { 8: "insider|insiders|form 4|directors|executives|officers" },
  },
  {
    topic: "get_darkpool_trades",
    needs: "symbol",
    phrases: { 8: "dark pool|dark pools|darkpool|darkpools|off exchange|ats|block trades|prints" },
  },
  {
    topic: "get_congress_trades",
    phrases: {
      8: "congress|congressional|congressman|congresswoman|senator|senators|senate|politicians|politician|lawmakers|lawmaker|stock act|house of representatives|representatives",
    },
  },
  {
    topic: "get_institution_ownership",
    needs: "symbol",
    phrases: {
      7: "institutions|institution|institutional|13f|who owns|shareholders|shareholder|largest owners|biggest owners|top owners|top holders|largest holders|biggest holders|hedge funds|ownership",
    },
  },
  {
    topic: "get_historical_options",
    needs: "symbol",
    phrases: {
      8: "option chain|options chain|option chains|implied volatility|call options|put options|open interest",
      6: "options|option|calls|puts|strikes|strike|iv|expiries|expirations",
      [-6]: "calls in|calls at|calls about|calls back|calls me|calls us|not the option|not the options",
      [-5]: `${householdWords}|he|she|they|written|wrote`,
    },
  },
  {
    topic: "get_quartr_earnings",
    needs: "symbol",
    phrases: {
      8: "earnings call|earnings calls|conference call|transcript|quarterly results|prepared remarks|earnings release|last call|quarter call|q1 call|q2 call|q3 call|q4 call",
      4: "q1|q2|q3|q4",
      6: "earnings|guidance|management say|management said|ceo say|cfo say|ceo said|cfo said",
    },
  },
  {
    topic: "get_ticker_news",
    needs: "symbol",
    phrases: {
      7: "news|headline|headlines|in the press|newest stories",
      5: "what new with|what new at|happened to|happened with|happened at|happening with|happening at|going on with|going on at|why is|why did",
    },
  },
  {
    topic: "get_etf_list",
    phrases: {
      8: "list of etfs|etf list|find etfs|find an etf|find me an etf|available etfs|etfs about|etfs tracking|etfs that track|etfs are there|etfs exist|search etfs|cheapest etfs|cheap etfs|low cost etfs|etfs cover",
      6: "list etfs|all etfs|etfs for|etfs on|which etfs|what etfs|etf for|etf on",
      [-7]: `${householdWords}|my|in band|only|explain`,
    },
  },
  {
    topic: "search_tickers",
    phrases: {
      9: "ticker for|ticker of|ticker symbol|symbol for|symbol of|find ticker|find the ticker|search ticker|search tickers|stock symbol|which ticker|what ticker|what the ticker|tickers for|tickers of|ticker is",
    },
  },
  {
    topic: "company_lookup",
    phrases: {
      8: "company lookup|lookup company|lookup the company|look up company|look up the company|company profile|profile of|kind of company|about the company|line of business|business of|which sector is|what sector is|which industry is|what industry is|company called|company named",
      3: "look up|lookup",
    },
  },
  {
    topic: "get_ticker_info",
    needs: "symbol",
    phrases: {
      6: "52 week|volume|day range|year range",
      4: "compare|price|prices|quote|quotes|trading at|stock price|share price|trading|how is|how are|how did|what is up with|performing|performance|perform",
      2: "where is|today|stock|worth|right now|rn|up or down|at now|level|ticker|doing",
      [-1]: "they own|we own|they hold|we hold|our|their",
    },
  },
  {
    topic: "outside",
    phrases: {
      9: "change the task|delete the task",
      5: "weather|flight|flights|hotel|hotels|restaurant|restaurants|recipe|joke|jokes|poem",
    },
  },
];
