import { expect, test } from "vitest";
import type * as Holding from "../holding.ts";
import { checked, household, policy, worth } from "../ips-check/household.fixture.ts";
import { normalizeSymbol, symbolNormalizer } from "./symbol.ts";

test.each([
  [" msft ", "MSFT"],
  ["BRK-B", "BRK.B"],
  ["brk/b", "BRK.B"],
  ["BRK B", "BRK.B"],
  ["RELIANCE.NS", "RELIANCE.NS"],
  ["AAPL  261218C00235000", "AAPL261218C00235000"],
  ["Private_Harborview_IV", "private_harborview_iv"],
])("%s is normalized to %s", (typed, spelled) => {
  expect(normalizeSymbol(typed)).toBe(spelled);
});

test("a share class without a dot is recognized from the symbols on file or the table, and otherwise unchanged", () => {
  expect(normalizeSymbol("brkb")).toBe("BRK.B");
  expect(symbolNormalizer(["XYZ-B", "AAPL"])("xyzb")).toBe("XYZ.B");
  expect(symbolNormalizer(["AAPL"])("xyzb")).toBe("XYZB");
});

const stock = (symbol: string, value: string, over: Partial<Holding.Info> = {}) =>
  worth("us_equity", value, { symbol, security_id: symbol, kind: "stock", ...over });

/** The symbols of each issuer that is above 10%. */
const breaches = (...holdings: Holding.Info[]) =>
  checked(
    household({ holdings: [...holdings, worth("fixed_income", "88")] }),
    policy(
      [
        ["us_equity", "12", "0", "100"],
        ["fixed_income", "88", "0", "100"],
      ],
      { limits: { max_single_issuer_pct: "10" } },
    ),
  )
    .concentration.filter(({ breach }) => breach)
    .map(({ symbols, value }) => [symbols.join(" "), value]);

test.each([
  ["BRK.B", "BRK-B", "BRK.B"],
  ["BRK.B", "brk/b", "BRK.B"],
  ["BRKB", "BRK.B", "BRK.B"],
  ["MSFT", "msft", "MSFT"],
  [" MSFT ", "MSFT", "MSFT"],
  ["GOOG", "GOOGL", "GOOG GOOGL"],
  ["FOX", "foxa", "FOX FOXA"],
  ["BF-A", "BFB", "BF.A BF.B"],
])("%s and %s count as one issuer against its limit", (a, b, symbols) => {
  expect(breaches(stock(a, "6"), stock(b, "6"))).toEqual([[symbols, 12]]);
});

test("an issuer stated for one share class or spelling applies to the others", () => {
  const named = { issuer_id: "iss_9" };
  expect(breaches(stock("GOOG", "6", named), stock("GOOGL", "6"))).toEqual([["GOOG GOOGL", 12]]);
  expect(breaches(stock("MSFT", "6", named), stock("msft", "6"))).toEqual([["MSFT", 12]]);
});

test("an option is combined with its underlying without an issuer, and other securities are not", () => {
  const call = stock("AAPL  270115C00100000", "6", { kind: "option" });
  expect(breaches(stock("AAPL", "6"), call)).toMatchObject([["AAPL AAPL270115C00100000", 12]]);
  expect(breaches(stock("AAPL", "6"), stock("AAP", "6"))).toEqual([]);
});

test("a restriction and a prohibition apply to every spelling", () => {
  const { prohibited } = checked(
    household({ holdings: [stock("brk-b", "6")] }),
    policy([["us_equity", "100"]], { limits: { prohibited: ["BRKB"] } }),
  );
  expect(prohibited).toMatchObject([{ symbol: "BRK.B", rule: "BRKB" }]);
});
