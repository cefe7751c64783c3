import { expect, test } from "vitest";
import { normalizeNumbers } from "./normalize-numbers.ts";

test.each([
  ["９９９,０００ dollars", "999,000 dollars"],
  ["$٤٣٥٬٦٠١", "$435601"],
  ["$1.500.000 and 900.000,25 USD", "$1500000 and 900000.25 USD"],
  ["143,5k, but 1,000 and 12,345.67", "143.5k, but 1,000 and 12,345.67"],
  ["$53 310, 334 400 dollars, in 2026 300 came", "$53310, 334400 dollars, in 2026 300 came"],
  ["11_530_001 and 9.2e5", "11530001 and 920000"],
  ["forty thousand dollars, seven percent, two accounts", "40000 dollars, 7 percent, two accounts"],
  ["a quarter of the portfolio, half of the lots", "≈25.0 % of the portfolio, half of the lots"],
])("%s reads %s", (given, expected) => {
  expect(normalizeNumbers(given).text).toBe(expected);
});

test("a rewritten number keeps its original wording", () => {
  const { written } = normalizeNumbers(
    "٤٣٥٬٦٠١ dollars, forty thousand in all, a third of the total",
  );
  expect(Object.fromEntries(written)).toMatchObject({
    "435601": "٤٣٥٬٦٠١",
    "40000": "forty thousand",
    "33.3 %": "a third of",
  });
});
