/** Well-known names with their tickers, one ticker per line. */
const table = `
AAPL apple
MSFT microsoft
NVDA nvidia
GOOGL google|alphabet
AMZN amazon
META facebook|meta platforms
TSLA tesla
BRK.B berkshire hathaway|berkshire
LLY eli lilly
AVGO broadcom
JPM jpmorgan|jp morgan
XOM exxon|exxon mobil|exxonmobil
UNH unitedhealth
MA mastercard
PG procter & gamble|procter and gamble
JNJ johnson & johnson|johnson and johnson
HD home depot
MRK merck
COST costco
ABBV abbvie
ORCL oracle
CVX chevron
KO coca cola|coca-cola
PEP pepsi|pepsico
BAC bank of america
CRM salesforce
NFLX netflix
AMD advanced micro devices
TMO thermo fisher
MCD mcdonalds|mcdonald's
ADBE adobe
CSCO cisco
WMT walmart
DIS disney
INTC intel
QCOM qualcomm
IBM ibm
GE general electric
CAT caterpillar
VZ verizon
PFE pfizer
NKE nike
BA boeing
GS goldman sachs|goldman
MS morgan stanley
UBER uber
ABNB airbnb
PYPL paypal
SBUX starbucks
F ford
GM general motors
T at&t
C citigroup|citi
V visa
WFC wells fargo
PLTR palantir
SNOW snowflake
SHOP shopify
COIN coinbase
MO altria
PM philip morris
TSM tsmc|taiwan semiconductor
GOOG google class c
ABT abbott
ACN accenture
LYFT lyft
ARM arm holdings
ASML asml
AXP american express|amex
AMGN amgen
BABA alibaba
BKNG booking holdings
BLK blackrock
BMY bristol myers
CMCSA comcast
COP conocophillips
CRWD crowdstrike
DE john deere|deere
DELL dell
DHR danaher
GILD gilead
GME gamestop
HON honeywell
INTU intuit
ISRG intuitive surgical
LIN linde
LMT lockheed martin|lockheed
LOW lowe's
MRNA moderna
MU micron
NEE nextera
NOW servicenow
NVO novo nordisk
PANW palo alto networks|palo alto
ROKU roku
SCHW charles schwab
SONY sony
SPOT spotify
TGT target corporation
TM toyota
TMUS t-mobile
TXN texas instruments
UNP union pacific
UPS united parcel
ZM zoom
RELIANCE.NS reliance industries|reliance
TCS.NS tata consultancy services|tata consultancy|tcs
INFY.NS infosys|infy
HDFCBANK.NS hdfc bank|hdfcbank
ICICIBANK.NS icici bank|icicibank
SBIN.NS state bank of india|sbin
TATASTEEL.NS tata steel|tatasteel
WIPRO.NS wipro
BHARTIARTL.NS bharti airtel
MARUTI.NS maruti suzuki|maruti
^NSEI nifty 50|nifty
^NSEBANK bank nifty|nifty bank|banknifty
^BSESN sensex
`;

/** Funds, for which it makes sense to ask about holdings. */
export const funds = new Set(
  "VOO SPY IVV VTI QQQ QQQM VXUS VEA VWO BND AGG MUB VTEB VNQ GLD IWM DIA SCHD VUG VTV VIG VYM IEFA EFA IEMG XLK XLF XLE XLV ARKK SGOV BIL TIP VTIP LQD HYG TLT SHY IEF BNDX VTEAX VFIAX FXAIX VTSAX VBTLX SWPPX FSKAX VGIT VCIT SCHB ITOT IJH IJR SSO TQQQ".split(
    " ",
  ),
);

export const companies: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [symbol = "", ...rest] = line.split(" ");
      return rest
        .join(" ")
        .split("|")
        .map((name): [string, string] => [name, symbol]);
    }),
);

/** Tickers that are recognized in lower case too. */
export const tickers: ReadonlySet<string> = new Set([...companies.values(), ...funds]);
