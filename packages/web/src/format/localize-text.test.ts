import { expect, it } from "vitest";
import { conventionsOf } from "./locale.ts";
import { localizeTextTo } from "./localize-text.ts";

const sentence =
  "MSFT is restricted until Jan 29, 2027: $72,000 of the 1,200 shares, 38.00% of $2,400,000.50, stay (RMD of 2026, 30–40%, 3.75–6.25%).";

it("figures and days of a sentence follow the format, with the decimals that they had", () => {
  const german = localizeTextTo(conventionsOf("de-DE"))(sentence).replaceAll("\u00a0", " ");
  expect(german).toBe(
    "MSFT is restricted until 29 Jan 2027: 72.000 $ of the 1.200 shares, 38,00 % of 2.400.000,50 $, stay (RMD of 2026, 30–40 %, 3,75–6,25 %).",
  );
});

it("an American sentence stays as it is", () => {
  expect(localizeTextTo(conventionsOf("en-US"))(sentence)).toBe(sentence);
});

it("a day in its plain form is a day, and what only looks like one stays", () => {
  expect(localizeTextTo(conventionsOf("en-GB"))("Prices of 2026-11-20, not 2026-13-45.")).toBe(
    "Prices of 20 Nov 2026, not 2026-13-45.",
  );
});
