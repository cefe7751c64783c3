import { expect, test } from "vitest";
import { priced } from "../answer.fixture.ts";
import { writeQuotes } from "./quotes.ts";

const aapl: [string, number, number | null] = ["AAPL", 193.12, 1.1];

test("a quote, its change, and whether it is held", () => {
  const text = (held: ReadonlySet<string> | undefined) => writeQuotes(priced([aapl]), held).text;
  expect(text(new Set(["AAPL"]))).toMatchInlineSnapshot(`
    "AAPL is at $193.12, +1.1 % on the day.

    As of 2026-01-15."
  `);
  expect(text(new Set())).toMatchInlineSnapshot(`
    "AAPL is at $193.12, +1.1 % on the day. It is not held.

    As of 2026-01-15."
  `);
  expect(text(undefined)).toBe(text(new Set(["AAPL"])));
});

test("several, one without a change, one without a quote", () => {
  const looked = priced([aapl, ["BRK.B", 0.5, null], ["MSFT", 420.55, -0.6]], {
    not_found: ["NVDA"],
    available: ["AAPL", "BRK.B", "MSFT", "VOO"],
  });
  expect(writeQuotes(looked, undefined)).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 1,
      "sources": [
        "tool:quotes:v1",
      ],
      "text": "AAPL is at $193.12, +1.1 % on the day.
    BRK.B is at $0.50, change not on file.
    MSFT is at $420.55, -0.6 % on the day.

    There is no quote for NVDA on file. Quotes on file: AAPL, BRK.B, MSFT and VOO.

    As of 2026-01-15.",
    }
  `);
});

test("none", () => {
  const looked = priced([], { found: false, not_found: ["F"], available: ["AAPL", "VOO"] });
  expect(writeQuotes(looked, undefined)).toMatchInlineSnapshot(`
    {
      "calculated": [],
      "certainty": 0.9,
      "sources": [
        "tool:quotes:v1",
      ],
      "text": "There is no quote for F on file. Quotes on file: AAPL and VOO. As of 2026-01-15.",
    }
  `);
});

const about = (text: string, looked = priced([aapl])) =>
  writeQuotes(looked, undefined, { params: {}, text });

test("the move leads where the move was asked for", () => {
  expect(about("aapl % move today").text).toBe(
    "AAPL: +1.1 % on the day, at $193.12.\n\nAs of 2026-01-15.",
  );
});

test("a bound on the price is answered with yes or no", () => {
  expect(about("is apple above 190 right now").text).toContain("Yes. AAPL is at $193.12");
  expect(about("is apple above 200").text).toContain("No. AAPL is at $193.12");
  expect(about("is apple above 200").calculated).toEqual([200, 6.88]);
  expect(about("apple price").text).toContain("AAPL is at");
  expect(about("apple price").text).not.toMatch(/^(?:Yes|No)/);
});

test("as many as were asked for are worked out at the price on file", () => {
  const told = about("what would 10 shares of apple run me");
  expect(told.text).toBe(
    "AAPL is at $193.12, +1.1 % on the day.\n\n10 x $193.12 is $1,931.20.\n\nAs of 2026-01-15.",
  );
  expect(told.calculated).toEqual([10, 1_931.2]);
  expect(about("10 shares of aapl and msft", priced([aapl, ["MSFT", 1, 0]])).calculated).toEqual(
    [],
  );
});

test("no quotes at all are said to be none", () => {
  expect(about("aapl price", priced([], { not_found: ["AAPL"] })).text).toBe(
    "There is no quote for AAPL on file. There are no quotes on file. As of 2026-01-15.",
  );
});

test("whether it is up or down leads its move", () => {
  const text = (asked: string, change: number | null) =>
    writeQuotes(priced([["MSFT", 420.55, change]]), undefined, { params: {}, text: asked }).text;
  expect(text("did MSFT go down today", -0.6)).toMatch(/^Yes\. MSFT: -0\.6 % on the day/);
  expect(text("is MSFT up", -0.6)).toMatch(/^No\. MSFT: -0\.6 % on the day/);
  expect(text("is MSFT up", null)).toMatch(/^MSFT: change not on file/);
});
