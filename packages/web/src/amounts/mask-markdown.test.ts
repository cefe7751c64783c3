import { expect, it } from "vitest";
import { maskMarkdown } from "./mask-markdown.ts";

it("masks amounts in text and cells, and keeps percents, dates and the table's layout", () => {
  const text = [
    "MSFT is $912,000, 38.00% of the total on Nov 20, 2026.",
    "",
    "| Holding | Quantity | Weight |",
    "| --- | ---: | ---: |",
    "| MSFT | 40 | 38.00% |",
    "| VOO | $1,200 | 4 |",
    "",
    "12 months.",
    "**Quantity by account:** Stock plan 400 and IRA 20.",
  ].join("\n");
  expect(maskMarkdown(text)).toBe(
    [
      "MSFT is $•••, 38.00% of the total on Nov 20, 2026.",
      "",
      "| Holding | Quantity | Weight |",
      "| --- | ---: | ---: |",
      "| MSFT | ••• | 38.00% |",
      "| VOO | $••• | 4 |",
      "",
      "12 months.",
      "**Quantity by account:** Stock plan ••• and IRA •••.",
    ].join("\n"),
  );
});
