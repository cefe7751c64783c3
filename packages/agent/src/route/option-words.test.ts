import { expect, test } from "vitest";
import { symbolSpans } from "./symbols.ts";
import { words } from "./words.ts";

const call = "AAPL261218C00235000";
const put = "AAPL261218P00180000";
const held = new Set(["AAPL", "MSFT", call, put, "MSFT261218C00500000"]);
const symbolsIn = (text: string, own: ReadonlySet<string> = held) =>
  symbolSpans(words(text), { held: own, shouted: false }).map(({ mention }) => mention.symbols);

test.each([
  ["how much have I made on the apple calls", [[call]]],
  ["AAPL puts", [[put]]],
  ["calls on the aapl", [[call]]],
  ["apple options", [[call, put]]],
  ["call options on apple and microsoft", [[call, "MSFT261218C00500000"]]],
  ["apple shares", [["AAPL"]]],
  ["microsoft puts", []],
])("%s", (text, found) => {
  expect(symbolsIn(text)).toEqual(found);
});
