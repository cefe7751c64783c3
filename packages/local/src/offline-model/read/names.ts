import { companyNames } from "@advisor/domain/text/company-names";

/** Companies that are recognized by name, and by ticker in lower case. */
const recognized: ReadonlySet<string> = new Set(
  "AAPL MSFT NVDA GOOGL AMZN META TSLA BRK.B LLY AVGO JPM XOM UNH MA PG JNJ HD MRK COST ABBV ORCL CVX KO PEP BAC CRM NFLX AMD TMO MCD ADBE CSCO WMT DIS INTC QCOM GE CAT VZ PFE NKE BA GS MS UBER ABNB PYPL SBUX F GM T C V WFC PLTR SNOW SHOP COIN MO PM TSM ABT ACN LYFT ARM ASML AXP AMGN BABA BKNG BLK BMY CMCSA COP CRWD DE DELL DHR GILD GME HON INTU ISRG LIN LMT LOW MRNA MU NEE NOW NVO PANW ROKU SCHW SONY SPOT TGT TM TMUS TXN UNP UPS ZM RELIANCE.NS TCS.NS INFY.NS HDFCBANK.NS ICICIBANK.NS SBIN.NS TATASTEEL.NS WIPRO.NS BHARTIARTL.NS MARUTI.NS".split(
    " ",
  ),
);

/** Names that usually mean something else in a question about a portfolio. */
const ambiguous: ReadonlySet<string> = new Set(["fb", "lowe", "meta", "target"]);

/** Spellings and Indian indices that the shared list of company names does not have. */
const more = `
KO coca-cola
MCD mcdonald's
IBM ibm
GOOG google class c
LOW lowe's
TGT target corporation
TMUS t-mobile
TCS.NS tata consultancy services
INFY.NS infy
HDFCBANK.NS hdfcbank
ICICIBANK.NS icicibank
SBIN.NS sbin
TATASTEEL.NS tatasteel
^GSPC the s&p|s&p 500 index|spx
^DJI the dow|dow jones
^IXIC the nasdaq|nasdaq composite
^NSEI nifty 50|nifty
^NSEBANK bank nifty|nifty bank|banknifty
^BSESN sensex
`;

const funds = new Set(
  "VOO SPY IVV VTI QQQ QQQM VXUS VEA VWO BND AGG MUB VTEB VNQ GLD IWM DIA SCHD VUG VTV VIG VYM IEFA EFA IEMG XLK XLF XLE XLV ARKK SGOV BIL TIP VTIP LQD HYG TLT SHY IEF BNDX VTEAX VFIAX FXAIX VTSAX VBTLX SWPPX FSKAX VGIT VCIT SCHB ITOT IJH IJR SSO TQQQ".split(
    " ",
  ),
);

const moreNames = more
  .trim()
  .split("\n")
  .flatMap((line) => {
    const [symbol = "", ...names] = line.split(" ");
    return names
      .join(" ")
      .split("|")
      .map((name): [string, string] => [name, symbol]);
  });

export const companies: ReadonlyMap<string, string> = new Map([
  ...[...companyNames].filter(([name, symbol]) => recognized.has(symbol) && !ambiguous.has(name)),
  ...moreNames,
]);

/** Tickers that are recognized in lower case too. */
export const tickers: ReadonlySet<string> = new Set([...companies.values(), ...funds]);
