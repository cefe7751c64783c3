import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseScripMaster } from "./scrip-master.ts";

const csv = `EXCH_ID,SEGMENT,SECURITY_ID,ISIN,INSTRUMENT,UNDERLYING_SECURITY_ID,UNDERLYING_SYMBOL,SYMBOL_NAME,DISPLAY_NAME,INSTRUMENT_TYPE,SERIES,LOT_SIZE,SM_EXPIRY_DATE,STRIKE_PRICE,OPTION_TYPE
NSE,D,45000,NA,OPTIDX,26000,NIFTY,NIFTY-Nov2026-24000-CE,NIFTY 26 NOV 24000 CALL,OP,NA,75.0,2026-11-26,24000,CE
NSE,I,13,NA,INDEX,13,NIFTY,NIFTY,Nifty 50,INDEX,X,1.0,,,
NSE,E,2885,INE002A01018,EQUITY,,RELIANCE,RELIANCE INDUSTRIES LTD,Reliance Industries – é,ES,EQ,1.0,,,
NSE,E,10576,INF204KB14I2,EQUITY,,NIFTYBEES,NIP IND ETF NIFTY BEES,"Nippon ""Nifty"", BeES",ETF,EQ,1.0,,,
NSE,C,9001,NA,FUTCUR,1,USDINR,USDINR-Nov2026-FUT,USDINR NOV FUT,FUTCUR,NA,1.0,,,
MCX,M,565899,NA,FUTCOM,294,CRUDEOIL,CRUDEOIL-Dec2026-FUT,CRUDEOIL DEC FUT,FUT,NA,,,,
ABC,E,1,NA,EQUITY,,X,X,X,ES,EQ,1.0,,,
`;

async function* torn(text: string, cuts: number[]) {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts.map((cut) => cut % bytes.length), bytes.length].sort((a, b) => a - b);
  for (const [index, place] of places.entries())
    yield bytes.slice(place, places[index + 1] ?? place);
}

const row = (given: object) => ({ isin: null, underlying: null, lot_size: 1, ...given });
const whole = [
  row({
    security_id: "13",
    segment: "IDX_I",
    type: "INDEX",
    symbol: "NIFTY",
    name: "Nifty 50",
    trading_symbol: "NIFTY",
  }),
  row({
    security_id: "2885",
    segment: "NSE_EQ",
    type: "EQUITY",
    symbol: "RELIANCE",
    name: "Reliance Industries – é",
    trading_symbol: "RELIANCE",
    isin: "INE002A01018",
  }),
  row({
    security_id: "10576",
    segment: "NSE_EQ",
    type: "FUND",
    symbol: "NIFTYBEES",
    name: 'Nippon "Nifty", BeES',
    trading_symbol: "NIFTYBEES",
    isin: "INF204KB14I2",
  }),
  row({
    security_id: "45000",
    segment: "NSE_FNO",
    type: "OPTIDX",
    symbol: "NIFTY-Nov2026-24000-CE",
    name: "NIFTY 26 NOV 24000 CALL",
    trading_symbol: "NIFTY-Nov2026-24000-CE",
    underlying: "NIFTY",
    lot_size: 75,
  }),
  row({
    security_id: "565899",
    segment: "MCX_COMM",
    type: "FUTCOM",
    symbol: "CRUDEOIL-Dec2026-FUT",
    name: "CRUDEOIL DEC FUT",
    trading_symbol: "CRUDEOIL-Dec2026-FUT",
    underlying: "CRUDEOIL",
    lot_size: null,
  }),
];

test("cash instruments come before derivatives; unknown exchanges and currencies are dropped", async () => {
  expect(await parseScripMaster(torn(csv, []))).toEqual(whole);
});

test("the result does not depend on how the bytes are split or how lines end", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(), { maxLength: 40 }), fc.boolean(), async (cuts, windows) => {
      const text = windows ? csv.replaceAll("\n", "\r\n") : csv;
      expect(await parseScripMaster(torn(text, cuts))).toEqual(whole);
    }),
    { numRuns: 50 },
  );
});

test("columns are found in any order", async () => {
  const moved = csv
    .split("\n")
    .slice(0, 3)
    .map((line) => `NEW,${line}`)
    .join("\n");
  expect(await parseScripMaster(torn(moved, []))).toHaveLength(2);
});

test.each([["<html>Busy</html>"], [""], [csv.split("\n")[0] ?? ""]])(
  "a file without instruments is a failure: %s",
  async (text) => {
    await expect(parseScripMaster(torn(text, []))).rejects.toMatchObject({ code: "upstream" });
  },
);
