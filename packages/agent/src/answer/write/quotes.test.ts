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
