import { expect, test } from "vitest";
import {
  barTime,
  barWords,
  changeWords,
  firstDay,
  hasRanges,
  priceOf,
  sourceWords,
} from "./bar-words.ts";

const quote = {
  ...{ security_id: "2885", segment: "NSE_EQ" as const, last_price: 1450, volume: 33_567_930 },
  ...{ open: 1430.35, high: 1454.55, low: 1421.56, previous_close: 1432.25, change_pct: 1.24 },
  as_of: "2026-11-20T10:00:00Z",
};
const bar = { at: "2026-11-20", open: 1, high: 1, low: 1, close: 1, volume: null };

test("a change has its sign, in rupees and percent, and a missing one is reported", () => {
  expect(changeWords(quote)).toBe("+17.75 (+1.24%)");
  expect(changeWords({ ...quote, last_price: 1400, change_pct: -2.25 })).toBe("−32.25 (−2.25%)");
  expect(changeWords({ ...quote, previous_close: null })).toBe("+1.24%");
  expect(changeWords({ ...quote, previous_close: null, change_pct: null })).toBe(
    "change not on file",
  );
});

test("an index is in points, and everything else in rupees", () => {
  expect([priceOf(quote, 1450), priceOf({ segment: "IDX_I" }, 24_480.3)]).toEqual([
    "₹1,450.00",
    "24,480.30 points",
  ]);
});

test("bars with only a closing price are not drawn as candles", () => {
  expect(hasRanges([bar, { ...bar, open: 2, high: 2, low: 2, close: 2 }])).toBe(false);
  expect(hasRanges([bar, { ...bar, high: 2 }])).toBe(true);
  expect(hasRanges([{ ...bar, open: 2 }])).toBe(true);
});

test("a bar shows its date, or its minute by the clock of the exchange", () => {
  expect(barTime("2026-11-20T10:00:00Z")).toBe("Nov 20, 3:30 PM IST");
  expect(barWords({ ...bar, high: 2000.5, volume: 1234 })).toBe(
    "Nov 20, 2026: open 1.00, high 2,000.50, low 1.00, close 1.00, volume 1,234",
  );
});

test("daily bars start half a year before the quote, and short ones at the service's limit", () => {
  expect(firstDay("day", quote.as_of)).toBe("2026-05-22");
  expect([firstDay("5", quote.as_of), firstDay("day", undefined)]).toEqual([null, null]);
});

test("data that replaces the broker's states its provider and the reason", () => {
  const source = { provider: "embedded", delay: "eod" as const, as_of: "2026-11-20" };
  const none = { ...source, data: { failed_providers: [] } };
  expect(sourceWords(none)).toBe("Sample data, end of day, Nov 20, 2026.");
  const failed = [{ provider: "dhan", reason: "no_key" }];
  expect(sourceWords({ ...source, data: { failed_providers: failed } })).toBe(
    "Sample data, end of day, Nov 20, 2026. Dhan did not answer (no valid token).",
  );
  expect(sourceWords(none, "broker-4711")).toBe(
    "Sample data, end of day, Nov 20, 2026. The token was not used: this service answers with its own data.",
  );
});
