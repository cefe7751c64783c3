import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { companiesOf, namesOf } from "./companies.ts";

test.each([
  ["Acme, Bolt", ["Acme", "Bolt"]],
  ["Acme;Bolt\r\nCargo", ["Acme", "Bolt", "Cargo"]],
  ['"Apple, Inc." , Bolt (BLT)', ["Apple, Inc.", "Bolt (BLT)"]],
  ['Acme, "Apple, Inc."', ["Acme", "Apple, Inc."]],
  [" , ;", []],
])("%j names %j", (said, names) => {
  expect(namesOf(said)).toEqual(names);
});

test("piped input is normalized to lines", async () => {
  const input = Readable.from(["\ufeffname,symbol\r\n", "Acme,ACM\r", "\nBolt\r"]);
  expect(await companiesOf("-", input)).toEqual({
    companies_csv: "name,symbol\nAcme,ACM\nBolt\n",
  });
});

test("no input gives no companies", async () => {
  expect(await companiesOf(undefined, Readable.from([]))).toEqual({});
});
