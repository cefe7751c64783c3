import * as z from "zod";
import { Text } from "../decimal.ts";
import { countOf, TradedUnits } from "../figure.ts";

/** Exchange segments of DhanHQ v2. */
export const Segment = z.enum([
  "IDX_I",
  "NSE_EQ",
  "NSE_FNO",
  "NSE_CURRENCY",
  "BSE_EQ",
  "BSE_FNO",
  "BSE_CURRENCY",
  "MCX_COMM",
]);
export type Segment = z.infer<typeof Segment>;

export const InstrumentType = z.enum([
  "INDEX",
  "EQUITY",
  "FUTIDX",
  "OPTIDX",
  "FUTSTK",
  "OPTSTK",
  "FUTCOM",
  "OPTFUT",
  "FUND",
]);
export type InstrumentType = z.infer<typeof InstrumentType>;

const InstrumentId = z.object({ security_id: z.string(), segment: Segment });

/** An instrument on an Indian exchange. */
export const Instrument = InstrumentId.extend({
  type: InstrumentType,
  symbol: z.string(),
  name: z.string(),
  trading_symbol: z.string(),
  underlying: z.string().nullable(),
  isin: z.string().nullable(),
  lot_size: countOf("units in one lot").nullable(),
});
export type Instrument = z.infer<typeof Instrument>;

/** A quote in rupees. */
export const InstrumentQuote = InstrumentId.extend({
  last_price: Text,
  open: Text.nullable(),
  high: Text.nullable(),
  low: Text.nullable(),
  previous_close: Text.nullable(),
  change_pct: Text.nullable(),
  volume: TradedUnits.nullable(),
  as_of: z.string(),
});
export type InstrumentQuote = z.infer<typeof InstrumentQuote>;
