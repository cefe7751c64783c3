import { Instrument, InstrumentType, type Segment } from "@advisor/domain/market/instrument";
import { providerFault } from "../http/provider-fault.ts";

/** By exchange and segment letter, as the scrip master writes them. */
const segments: Readonly<Record<string, Segment>> = {
  "NSE:I": "IDX_I",
  "BSE:I": "IDX_I",
  "NSE:E": "NSE_EQ",
  "NSE:D": "NSE_FNO",
  "NSE:C": "NSE_CURRENCY",
  "BSE:E": "BSE_EQ",
  "BSE:D": "BSE_FNO",
  "BSE:C": "BSE_CURRENCY",
  "MCX:M": "MCX_COMM",
};

const columns = [
  "EXCH_ID",
  "SEGMENT",
  "SECURITY_ID",
  "ISIN",
  "INSTRUMENT",
  "UNDERLYING_SYMBOL",
  "SYMBOL_NAME",
  "DISPLAY_NAME",
  "INSTRUMENT_TYPE",
  "LOT_SIZE",
] as const;
type Row = Record<(typeof columns)[number], string | null>;

/** Reads the file of some 200,000 rows as it comes; cash instruments are put before derivatives. */
export async function scripMaster(chunks: AsyncIterable<Uint8Array>): Promise<Instrument[]> {
  const cash: Instrument[] = [];
  const derivatives: Instrument[] = [];
  let read: ((cells: readonly string[]) => Row) | undefined;
  for await (const line of lines(chunks)) {
    const cells = cellsOf(line);
    if (read === undefined) {
      read = reader(cells);
      continue;
    }
    const instrument = instrumentOf(read(cells));
    if (instrument !== undefined)
      (instrument.underlying === null ? cash : derivatives).push(instrument);
  }
  if (cash.length + derivatives.length === 0) throw unreadable();
  return [...cash, ...derivatives];
}

async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = parts.pop() ?? "";
    yield* parts;
  }
  if (rest !== "") yield rest;
}

/** A cell may be quoted, then a quote in it is doubled. */
function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

/** Columns are found by their names, for new ones have come before. */
function reader(header: readonly string[]): (cells: readonly string[]) => Row {
  const names = header.map((name) => name.replace("\uFEFF", "").trim());
  const places = columns.map((column) => [column, names.indexOf(column)] as const);
  if (places.some(([, place]) => place < 0)) throw unreadable();
  return (cells) =>
    Object.fromEntries(places.map(([column, place]) => [column, known(cells[place])])) as Row;
}

const known = (cell: string | undefined): string | null => {
  const text = cell?.trim() ?? "";
  return text === "" || text === "NA" ? null : text;
};

function instrumentOf(row: Row): Instrument | undefined {
  const derived = row.INSTRUMENT !== "EQUITY" && row.INSTRUMENT !== "INDEX";
  const symbol = derived ? row.SYMBOL_NAME : (row.UNDERLYING_SYMBOL ?? row.SYMBOL_NAME);
  const lot = Number(row.LOT_SIZE ?? Number.NaN);
  const parsed = Instrument.safeParse({
    security_id: row.SECURITY_ID,
    segment: segments[`${row.EXCH_ID}:${row.SEGMENT}`],
    type: typeOf(row),
    symbol,
    name: row.DISPLAY_NAME ?? row.SYMBOL_NAME,
    trading_symbol: derived ? row.SYMBOL_NAME : symbol,
    underlying: derived ? row.UNDERLYING_SYMBOL : null,
    isin: row.ISIN,
    lot_size: Number.isInteger(lot) ? lot : null,
  });
  return parsed.success ? parsed.data : undefined;
}

const funds = new Set(["ETF", "MF"]);

/** Funds are listed among the shares. Currency contracts have types that nobody asks for. */
function typeOf({ INSTRUMENT, INSTRUMENT_TYPE }: Row): InstrumentType | undefined {
  if (INSTRUMENT === "EQUITY" && funds.has(INSTRUMENT_TYPE ?? "")) return "FUND";
  return InstrumentType.safeParse(INSTRUMENT).data;
}

const unreadable = () =>
  providerFault("upstream", "dhan", "answered with a scrip master in another shape than is due.");
