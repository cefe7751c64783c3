import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

const tables = {
  "households.csv": "id,name\nhh_x,X\n",
  "accounts.csv":
    "household_id,id,name,type,custodian,cash_total,as_of\nhh_x,acc_x,A,joint,C,1,2026-11-20\n",
  "holdings.csv": "account_id,symbol,name,kind,quantity\nacc_x,VTI,Fund,etf,1\n",
  "lots.csv": "account_id,symbol,id,quantity\nacc_x,VTI,a,1\n",
};
const faultsOf = (changed: Partial<Record<keyof typeof tables, string>>): readonly string[] =>
  readCsv(
    new Map(
      Object.entries({ ...tables, ...changed }).map(([name, text]) => [
        name,
        new TextEncoder().encode(text),
      ]),
    ),
  ).faults;

test("rows of empty cells, as spreadsheets leave them, are ignored", () => {
  const { "holdings.csv": holdings } = tables;
  expect(faultsOf({ "holdings.csv": `${holdings},,,,\n , ,,,\n` })).toEqual([]);
});

test("a table that cannot be read is one fault: what refers to it is not reported too", () => {
  const { "holdings.csv": holdings, "accounts.csv": accounts } = tables;
  const footer =
    "1 value, not one for each column: remove it if it is a title, total or footer line, else correct it";
  expect(faultsOf({ "holdings.csv": `${holdings}Prices are delayed\n` })).toEqual([
    `holdings.csv:3: has ${footer}`,
  ]);
  expect(faultsOf({ "accounts.csv": `${accounts}Confidential\n` })).toEqual([
    `accounts.csv:3: has ${footer}`,
  ]);
});

test.each(["Total", "Account Total", "TOTALS:"])("a line of totals is named: %s", (name) => {
  const { "holdings.csv": holdings } = tables;
  expect(faultsOf({ "holdings.csv": `${holdings}${name},,,,5\n` })).toEqual([
    "holdings.csv:3: is a total line: remove it",
  ]);
});

test("columns under other names are one fault", () => {
  expect(faultsOf({ "lots.csv": "account_id,Ticker,Shares,id,id\n" })).toEqual([
    "lots.csv:1:id: appears twice: remove one",
    expect.stringMatching(
      /^lots\.csv:1:Ticker, Shares: are not columns of this file: .*; the columns are account_id, security_id, symbol, id,/,
    ),
  ]);
});
