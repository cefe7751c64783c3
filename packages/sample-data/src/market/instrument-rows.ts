import type { InstrumentType, Segment } from "@advisor/domain/market/instrument";

/** An index or a share, with the exchange's own id, which DhanHQ uses too. */
export type CashRow = readonly [
  id: string,
  segment: Segment,
  type: InstrumentType,
  symbol: string,
  name: string,
  isin: string | null,
  /** The security whose prices it follows, or its own starting price in rupees. */
  priced: { as: string; times?: number } | { at: string },
];

export const indices: readonly CashRow[] = [
  ["13", "IDX_I", "INDEX", "NIFTY", "Nifty 50", null, { as: "^NSEI" }],
  ["25", "IDX_I", "INDEX", "BANKNIFTY", "Nifty Bank", null, { as: "^NSEBANK" }],
  ["51", "IDX_I", "INDEX", "SENSEX", "BSE Sensex", null, { as: "^BSESN" }],
  ["27", "IDX_I", "INDEX", "FINNIFTY", "Nifty Financial Services", null, { at: "24310.75" }],
  ["442", "IDX_I", "INDEX", "MIDCPNIFTY", "Nifty Midcap Select", null, { at: "12620.40" }],
];

const share = (id: string, symbol: string, name: string, isin: string | null): CashRow => [
  id,
  "NSE_EQ",
  "EQUITY",
  symbol,
  name,
  isin,
  { as: `${symbol}.NS` },
];

export const shares: readonly CashRow[] = [
  share("2885", "RELIANCE", "Reliance Industries", "INE002A01018"),
  share("11536", "TCS", "Tata Consultancy Services", "INE467B01029"),
  share("1333", "HDFCBANK", "HDFC Bank", "INE040A01034"),
  share("1594", "INFY", "Infosys", "INE009A01021"),
  share("4963", "ICICIBANK", "ICICI Bank", "INE090A01021"),
  share("3045", "SBIN", "State Bank of India", "INE062A01020"),
  share("25", "ADANIENT", "Adani Enterprises", "INE423A01024"),
  share("236", "ASIANPAINT", "Asian Paints", "INE021A01026"),
  share("5900", "AXISBANK", "Axis Bank", "INE238A01034"),
  share("10604", "BHARTIARTL", "Bharti Airtel", "INE397D01024"),
  share("20374", "COALINDIA", "Coal India", "INE522F01014"),
  share("7229", "HCLTECH", "HCL Technologies", "INE860A01027"),
  share("1394", "HINDUNILVR", "Hindustan Unilever", "INE030A01027"),
  share("1660", "ITC", "ITC", "INE154A01025"),
  share("11723", "JSWSTEEL", "JSW Steel", "INE019A01038"),
  share("11483", "LT", "Larsen & Toubro", "INE018A01030"),
  share("2031", "M&M", "Mahindra & Mahindra", "INE101A01026"),
  share("10999", "MARUTI", "Maruti Suzuki India", "INE585B01010"),
  share("11630", "NTPC", "NTPC", "INE733E01010"),
  share("2475", "ONGC", "Oil and Natural Gas Corporation", "INE213A01029"),
  share("14977", "POWERGRID", "Power Grid Corporation of India", "INE752E01010"),
  share("3351", "SUNPHARMA", "Sun Pharmaceutical Industries", "INE044A01036"),
  share("3499", "TATASTEEL", "Tata Steel", "INE081A01020"),
  share("3506", "TITAN", "Titan Company", "INE280A01028"),
  share("11532", "ULTRACEMCO", "UltraTech Cement", "INE481G01011"),
  share("3787", "WIPRO", "Wipro", "INE075A01022"),
  bombay("500325", "RELIANCE", "Reliance Industries", "INE002A01018"),
  bombay("532540", "TCS", "Tata Consultancy Services", "INE467B01029"),
  bombay("500180", "HDFCBANK", "HDFC Bank", "INE040A01034"),
  bombay("500209", "INFY", "Infosys", "INE009A01021"),
  bombay("532174", "ICICIBANK", "ICICI Bank", "INE090A01021"),
  bombay("500112", "SBIN", "State Bank of India", "INE062A01020"),
];

/** The same share listed in Bombay, at a slightly different price. */
function bombay(id: string, symbol: string, name: string, isin: string): CashRow {
  return [id, "BSE_EQ", "EQUITY", symbol, name, isin, { as: `${symbol}.NS`, times: 1.0003 }];
}

/** A fund that is listed like a share. */
export const listedFunds: readonly CashRow[] = [
  [
    "10576",
    "NSE_EQ",
    "FUND",
    "NIFTYBEES",
    "Nippon India ETF Nifty 50 BeES",
    null,
    { as: "^NSEI", times: 0.0112 },
  ],
];

/** Commodities that underlie contracts but cannot be traded themselves. */
export const commodities: Readonly<Record<string, string>> = {
  GOLD: "125480.00",
  SILVER: "152350.00",
  CRUDEOIL: "5486.00",
  NATURALGAS: "268.40",
};

export interface DerivedRow {
  id: string;
  segment: Segment;
  type: InstrumentType;
  /** The underlying index, share or commodity. */
  underlying: string;
  expiry: string;
  lot: number;
  option?: { strike: number; type: "call" | "put" };
}

// Contracts and their ids change over time; these ids and lot sizes are examples.
export const derivatives: readonly DerivedRow[] = [
  future("9000001", "NSE_FNO", "FUTIDX", "NIFTY", "2026-11-24", 65),
  future("9000002", "NSE_FNO", "FUTIDX", "BANKNIFTY", "2026-11-24", 30),
  future("9000003", "NSE_FNO", "FUTSTK", "RELIANCE", "2026-11-24", 500),
  future("9000004", "BSE_FNO", "FUTIDX", "SENSEX", "2026-11-26", 20),
  {
    ...future("9000011", "NSE_FNO", "OPTIDX", "NIFTY", "2026-11-24", 65),
    option: { strike: 24500, type: "call" },
  },
  {
    ...future("9000012", "NSE_FNO", "OPTIDX", "NIFTY", "2026-11-24", 65),
    option: { strike: 24500, type: "put" },
  },
  {
    ...future("9000013", "NSE_FNO", "OPTSTK", "RELIANCE", "2026-11-24", 500),
    option: { strike: 1460, type: "call" },
  },
  future("9000021", "MCX_COMM", "FUTCOM", "GOLD", "2026-12-04", 100),
  future("9000022", "MCX_COMM", "FUTCOM", "SILVER", "2026-12-04", 30),
  future("9000023", "MCX_COMM", "FUTCOM", "CRUDEOIL", "2026-12-18", 100),
  future("9000024", "MCX_COMM", "FUTCOM", "NATURALGAS", "2026-12-24", 1250),
  {
    ...future("9000025", "MCX_COMM", "OPTFUT", "CRUDEOIL", "2026-12-16", 100),
    option: { strike: 5500, type: "call" },
  },
];

function future(
  id: string,
  segment: Segment,
  type: InstrumentType,
  underlying: string,
  expiry: string,
  lot: number,
): DerivedRow {
  return { id, segment, type, underlying, expiry, lot };
}
