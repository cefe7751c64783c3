import type { ListedInstrument } from "@advisor/adapters/market/embedded/items";
import { decimal } from "@advisor/domain/decimal";
import type { Bar } from "@advisor/domain/market/bar";
import type { Instrument, InstrumentQuote } from "@advisor/domain/market/instrument";
import type { Listing } from "../securities.ts";
import { barsOf } from "./bars.ts";
import type { Facts } from "./facts.ts";
import {
  type CashRow,
  commodities,
  type DerivedRow,
  derivatives,
  indices,
  listedFunds,
  shares,
} from "./instrument-rows.ts";
import { intraday } from "./intraday.ts";
import { contractBars, contractName } from "./options/contracts.ts";
import { sessionOf } from "./sessions.ts";

/** Indices first, so that an index comes before contracts with the same name. */
export function instrumentsOf(all: readonly Facts[]): ListedInstrument[] {
  const known = new Map(all.map(({ security, bars }) => [security.symbol, bars]));
  const cash = [...indices, ...shares, ...listedFunds].map((row) => ({
    instrument: cashInstrument(row),
    bars: cashBars(row, known),
  }));
  const under = new Map([
    ...cash.map(({ instrument, bars }) => [instrument.symbol, bars] as const).reverse(),
    ...Object.entries(commodities).map(([name, price]) => [name, ownBars(name, price)] as const),
  ]);
  const contracts = derivatives.map((row) => ({
    instrument: contract(row),
    bars: contractBars(row, under.get(row.underlying) ?? []),
  }));
  return [...cash, ...contracts].map(({ instrument, bars }) => ({
    instrument,
    bars,
    quote: quote(instrument, bars),
    ...intraday(instrument, bars),
  }));
}

const cashInstrument = ([id, segment, type, symbol, name, isin]: CashRow): Instrument => ({
  security_id: id,
  segment,
  type,
  symbol,
  name,
  trading_symbol: symbol,
  underlying: null,
  isin,
  lot_size: type === "INDEX" ? null : 1,
});

function cashBars([, , , symbol, , , priced]: CashRow, known: ReadonlyMap<string, Bar[]>): Bar[] {
  if ("at" in priced) return ownBars(symbol, priced.at);
  const bars = known.get(priced.as) ?? [];
  const { times = 1 } = priced;
  return times === 1 ? bars : bars.map((bar) => scaled(bar, times));
}

function scaled({ at, volume, ...prices }: Bar, times: number): Bar {
  const by = (price: string) => (Number(price) * times).toFixed(2);
  const { open, high, low, close } = prices;
  return { at, open: by(open), high: by(high), low: by(low), close: by(close), volume };
}

/** A year of bars for an instrument that is not in the list of securities. */
function ownBars(symbol: string, price: string): Bar[] {
  const listing: Listing = {
    security: {
      symbol,
      name: symbol,
      exchange: "NSE",
      kind: "index",
      currency: "INR",
      sector: null,
      issuer_id: null,
      asset_class: null,
    },
    price,
    shares: null,
    expenseRatioPct: null,
  };
  return barsOf(listing);
}

const contract = (row: DerivedRow): Instrument => ({
  security_id: row.id,
  segment: row.segment,
  type: row.type,
  symbol: row.underlying,
  ...contractName(row),
  underlying: row.underlying,
  isin: null,
  lot_size: row.lot,
});

function quote({ security_id, segment }: Instrument, bars: readonly Bar[]): InstrumentQuote {
  const [before, last] = bars.slice(-2);
  if (before === undefined || last === undefined) throw new Error(`${security_id} has no prices`);
  const change = decimal(last.close).div(before.close).minus(1).times(100);
  return {
    security_id,
    segment,
    last_price: last.close,
    open: last.open,
    high: last.high,
    low: last.low,
    previous_close: before.close,
    change_pct: change.toFixed(2),
    volume: last.volume,
    as_of: sessionOf(segment).closes(last.at),
  };
}
