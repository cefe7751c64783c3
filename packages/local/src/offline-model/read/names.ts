/** Well-known names, as people write them, and their tickers. One line a ticker. */
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
RELIANCE.NS reliance industries|reliance
TCS.NS tata consultancy
INFY.NS infosys
HDFCBANK.NS hdfc bank
`;

/** Funds: asking what is inside makes sense for these. */
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

/** Tickers that are safe to recognise in lower case. */
export const tickers: ReadonlySet<string> = new Set([...companies.values(), ...funds]);
