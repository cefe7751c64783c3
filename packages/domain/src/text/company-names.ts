import { moreCompanies } from "./more-companies.ts";

/**
 * Well-known names as people write them, with their tickers. A line without names is a ticker
 * alone; "=" marks a ticker that is also an English word, so that only its names match.
 */
const table = `
AAPL apple|apple inc
MSFT microsoft
NVDA nvidia|invidia|nvdia
GOOGL google|alphabet
GOOG
AMZN amazon
META meta|facebook|fb|meta platforms
TSLA tesla
BRK.B berkshire hathaway|berkshire b|berkshire
LLY eli lilly|lilly
AVGO broadcom
JPM jpmorgan|jp morgan|jpmorgan chase|jp morgan chase|chase bank|chase stock|chase shares
XOM exxon|exxon mobil|exxonmobil|exon|exon mobil
UNH unitedhealth|united health
MA mastercard
PG procter & gamble|procter and gamble|proctor and gamble|proctor & gamble|procter|p&g|p & g|p and g
JNJ johnson & johnson|johnson and johnson|j&j|j & j|j and j
HD home depot
MRK merck
COST costco
ABBV abbvie
ABT abbott
ACN accenture
ORCL oracle
CVX chevron
KO coca cola|cocacola|coke
PEP pepsi|pepsico
BAC bank of america|bofa
CRM salesforce
NFLX netflix
AMD advanced micro devices
TMO thermo fisher
MCD mcdonalds|mcdonald
ADBE adobe
CSCO cisco
WMT walmart|wal mart
DIS disney|walt disney
INTC intel
QCOM qualcomm
IBM
GE general electric
CAT caterpillar
VZ verizon
PFE pfizer
NKE nike
BA boeing
GS goldman sachs|goldman
MS morgan stanley
UBER uber
LYFT lyft
ABNB airbnb
PYPL paypal
SBUX starbucks
F ford|ford motor
GM general motors
T at&t|att
C citigroup|citi
V visa
WFC wells fargo
PLTR palantir
SNOW snowflake
SHOP shopify
COIN coinbase
HOOD robinhood
SQ
XYZ block inc
MO altria
PM philip morris
TSM tsmc|taiwan semiconductor
BABA alibaba
ASML asml
NVO novo nordisk
SAP
TM toyota
SONY sony
TGT target
LOW lowes|lowe
NOW servicenow|service now
A agilent
ALL allstate
KEY keycorp
CASH pathward
ON on semiconductor|onsemi
IT gartner
CVS cvs|cvs health
CMCSA comcast
COP conocophillips
DE deere|john deere
DHR danaher
DUK duke energy
EQIX equinix
FCX freeport|freeport mcmoran
FDX fedex
GILD gilead
HON honeywell
INTU intuit
ISRG intuitive surgical
LIN linde
LMT lockheed martin|lockheed
MDT medtronic
MU micron
NEE nextera|nextera energy
NEM newmont
O realty income
PANW palo alto|palo alto networks
PLD prologis
RTX raytheon
SCHW charles schwab
SHW sherwin williams
SO southern company
SPGI s&p global
TMUS t mobile
TXN texas instruments
UNP union pacific
UPS united parcel service|united parcel
WELL welltower
AXP american express|amex
AMGN amgen
AMT american tower
BKNG booking holdings|priceline group group
BLK blackrock
BMY bristol myers|bristol myers squibb
MRNA moderna
BNTX biontech se se
RIVN rivian
LCID lucid motors|lucid group
NIO nio inc
GME gamestop
AMC amc entertainment|amc theatres
ROKU roku
ZM zoom|zoom video
SPOT spotify
SNAP snapchat|snap
PINS pinterest
SQM
DAL delta air lines|delta airlines
UAL united airlines
AAL american airlines
LUV southwest airlines
MAR marriott
HLT hilton
EBAY ebay
ETSY etsy
CRWD crowdstrike
DDOG datadog
NET cloudflare
MDB mongodb
DELL dell|dell technologies
HPQ hewlett packard|hp inc
ARM arm holdings
SMCI super micro|supermicro
MSTR microstrategy
SOFI sofi
MMM 3m company
CL colgate|colgate palmolive
KHC kraft heinz|kraft
GIS general mills
GPS
LULU lululemon
RELIANCE.NS reliance industries|reliance
TCS.NS tata consultancy|tcs
INFY.NS infosys
HDFCBANK.NS hdfc bank|hdfc
ICICIBANK.NS icici bank|icici
SBIN.NS state bank of india
TATASTEEL.NS tata steel
WIPRO.NS wipro
BHARTIARTL.NS bharti airtel
MARUTI.NS maruti suzuki|maruti
VOO vanguard s&p 500|vanguard s&p|vanguard 500
VTI vanguard total stock market|vanguard total stock|total stock market etf
VXUS vanguard total international|vanguard international
BND vanguard total bond|vanguard bond
BNDX vanguard international bond
VEA vanguard developed markets
VWO vanguard emerging markets
VUG vanguard growth
VTV vanguard value
VIG vanguard dividend appreciation
VYM vanguard high dividend
VNQ vanguard real estate
VTEB vanguard tax exempt bond|vanguard tax exempt
VGT vanguard information technology
SPY spdr s&p 500|spdr s&p
IVV ishares core s&p 500|ishares s&p 500
AGG ishares core us aggregate|ishares aggregate bond
QQQ invesco qqq|qqq trust
GLD spdr gold
IWM ishares russell 2000
DIA spdr dow jones
SCHD schwab us dividend|schwab dividend
ARKK ark innovation
QQQM
VFIAX
FXAIX
VTSAX
SWPPX
FSKAX
VMFXX
VTTSX vanguard target retirement 2060|vanguard target retirement
VTEAX
VBTLX
ESGV vanguard esg us stock|vanguard esg us
VSGX vanguard esg international stock|vanguard esg international
IEFA
IEMG
EFA
EEM
INDA
IAU
MUB ishares national muni bond|ishares national muni|ishares muni
SGOV
BIL
TIP ishares tips bond|ishares tips
HYG
LQD
TLT
SHY
IEF
VGIT
VCIT
SCHB
ITOT
IJH
IJR
XLK
XLF
XLE
XLV
SSO
TQQQ
SQQQ
RSP
`;

const rows = `${table.trim()}\n${moreCompanies.trim()}`.split("\n").map((line) => {
  const [ticker = "", ...names] = line.split(" ");
  const symbol = ticker.replace("=", "");
  return {
    symbol,
    isWord: symbol !== ticker,
    names: names.length === 0 ? [] : names.join(" ").split("|"),
  };
});

/** Cryptocurrencies that brokers do not offer; CRYPTO stands for any of them. */
export const cryptoNames: ReadonlyMap<string, string> = new Map([
  ...["bitcoin", "bitcoins", "btc"].map((name) => [name, "BTC"] as const),
  ...["ethereum", "ether"].map((name) => [name, "ETH"] as const),
  ["dogecoin", "DOGE"],
  ...["crypto", "cryptos", "cryptocurrency", "cryptocurrencies"].map(
    (name) => [name, "CRYPTO"] as const,
  ),
]);

/** Tickers by name: in lower case, with single spaces and no possessives or hyphens. */
export const companyNames: ReadonlyMap<string, string> = new Map([
  ...rows.flatMap(({ symbol, names }) => names.map((name) => [name, symbol] as const)),
  ...cryptoNames,
]);

export const knownTickers: ReadonlySet<string> = new Set(
  rows.flatMap(({ symbol, isWord }) => (isWord ? [] : symbol)),
);

/**
 * Bond funds, although statements list them as ETFs or mutual funds; these are the municipal ones.
 */
export const muniFunds: ReadonlySet<string> = new Set(
  "MUB VTEB TFI CMF NYF ITM HYD SUB PZA VTEAX VWITX VWIUX VMLTX VWLTX".split(" "),
);
export const bondFunds: ReadonlySet<string> = new Set([
  ...muniFunds,
  ..."BND AGG BNDX BNDW TIP SCHP VTIP STIP SGOV BIL SHY IEF TLT GOVT VGSH VGIT VGLT VCSH VCIT VCLT BSV BIV BLV LQD HYG JNK MBB VMBS EMB IUSB SPAB SCHZ FBND VBTLX VBTIX VBMFX FXNAX SWAGX PTTRX VFITX VAIPX".split(
    " ",
  ),
]);
