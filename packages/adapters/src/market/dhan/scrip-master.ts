import { type Instrument, InstrumentType, type Segment } from "@advisor/domain/market/instrument";
import { providerFault } from "../http/provider-fault.ts";

/** Segments by exchange and segment letter, as the scrip master writes them. */
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

/** Reads a row's cell by column name; null when it is empty. */
type Cell = (column: (typeof columns)[number]) => string | null;

/**
 * Parses Dhan's instrument list (about 200,000 rows of CSV) as it streams in. Cash instruments come
 * before derivatives.
 */
export async function parseScripMaster(chunks: AsyncIterable<Uint8Array>): Promise<Instrument[]> {
  const found: Instrument[] = [];
  let read: ((cells: readonly string[]) => Cell) | undefined;
  for await (const lines of linewise(chunks)) {
    for (const cells of lines.map(cellsOf)) {
      const instrument = read === undefined ? undefined : instrumentOf(read(cells));
      read ??= reader(cells);
      if (instrument !== undefined) found.push(instrument);
    }
  }
  if (found.length === 0) throw unreadable();
  const cash = found.filter(({ underlying }) => underlying === null);
  return [...cash, ...found.filter(({ underlying }) => underlying !== null)];
}

/** Yields the complete lines of each chunk. */
async function* linewise(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? "";
    yield lines;
  }
  yield rest === "" ? [] : [rest];
}

/** Cells may be quoted; a quote inside a quoted cell is doubled. */
function cellsOf(line: string): string[] {
  if (!line.includes('"')) return line.split(",");
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
}

/** Finds columns by name, because the vendor has added new ones before. */
function reader(header: readonly string[]): (cells: readonly string[]) => Cell {
  const names = header.map((name) => name.replace("\uFEFF", "").trim());
  const places = new Map<string, number>(columns.map((column) => [column, names.indexOf(column)]));
  if ([...places.values()].includes(-1)) throw unreadable();
  return (cells) => (column) => {
    const text = cells[places.get(column) ?? -1]?.trim() ?? "";
    return text === "" || text === "NA" ? null : text;
  };
}

function instrumentOf(cell: Cell): Instrument | undefined {
  const segment = segments[`${cell("EXCH_ID")}:${cell("SEGMENT")}`];
  const type = typeOf(cell);
  const security_id = cell("SECURITY_ID");
  const derived = type !== "EQUITY" && type !== "FUND" && type !== "INDEX";
  const symbol = (derived ? null : cell("UNDERLYING_SYMBOL")) ?? cell("SYMBOL_NAME");
  if (segment === undefined || type === undefined) return undefined;
  if (security_id === null || symbol === null) return undefined;
  const lot = Number(cell("LOT_SIZE") ?? Number.NaN);
  return {
    security_id,
    segment,
    type,
    symbol,
    name: cell("DISPLAY_NAME") ?? symbol,
    trading_symbol: symbol,
    underlying: derived ? cell("UNDERLYING_SYMBOL") : null,
    isin: cell("ISIN"),
    lot_size: Number.isSafeInteger(lot) ? lot : null,
  };
}

const types: ReadonlySet<string> = new Set(InstrumentType.options);
const isType = (text: string | null): text is InstrumentType => text !== null && types.has(text);
const funds: ReadonlySet<string | null> = new Set(["ETF", "MF"]);

/** Funds are listed as equities. Currency contracts have types that no caller asks for. */
function typeOf(cell: Cell): InstrumentType | undefined {
  const type = cell("INSTRUMENT");
  if (type === "EQUITY" && funds.has(cell("INSTRUMENT_TYPE"))) return "FUND";
  return isType(type) ? type : undefined;
}

const unreadable = () =>
  providerFault("upstream", "dhan", "answered with a scrip master in another shape than is due.");
