import { expect, test } from "vitest";
import { optionKind } from "./option-words.ts";
import type { Params } from "./routed.ts";
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
  ["how many AAPL contracts are short", [[call, put]]],
  ["how many contracts do we have on apple", [[call, put]]],
  ["how many VTI contracts", [["VTI"]]],
  ["value of the covered calls", [[call, "MSFT261218C00500000"]]],
  ["what are the puts worth", [[put]]],
  ["who calls the client", []],
  ["apple shares", [["AAPL"]]],
  ["microsoft puts", []],
])("%s", (text, found) => {
  expect(symbolsIn(text)).toEqual(found);
});

test.each<[Params, string | undefined]>([
  [{ symbol: call }, "calls"],
  [{ symbol: put }, "puts"],
  [{ asset_class: "options" }, "options"],
  [{ symbol: "AAPL" }, undefined],
])("after %j the ones of another company are %s", (params, kind) => {
  const part = { intent: "positions" as const, params, confidence: 1, assumed: [], text: "" };
  expect(optionKind(part)).toBe(kind);
});
