import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Claims } from "./claims.tsx";

afterEach(cleanup);

const source = {
  ...{ by: "source" as const, source_id: "tool:compare_to_ips:v1", as_of: "2026-11-20" },
};
const claims = [
  {
    says: "US equity 50.68%",
    ...source,
    row: ["us_equity"],
    field: "weight_pct",
    value: "50.68333",
  },
  { says: "by January 29, 2027", ...source, source_id: "doc:doc_1#2", value: "2027-01-29" },
  { says: "due 2026-12-31", ...source, row: ["rmd"], field: "due", value: "2026-12-31" },
  { says: "short by $20,000", ...source, row: ["cash"], field: "trade_usd", value: "20000" },
  { says: "The need is $7,200", by: "context" as const, value: "7200", unit: "usd" as const },
  { says: "61 days", by: "rule" as const, rule: "26 USC 1091(a)" },
  { says: "together $72,000", by: "calculation" as const },
  { says: "Gold 7.77%", by: "none" as const },
];
const rows = (): string[] =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent?.trim()).join(" | "));

it("says for each figure the row, the field, the tool, the day and the value, or that it is unmatched", () => {
  render(
    <MantineProvider env="test">
      <Claims claims={claims} />
    </MantineProvider>,
  );
  expect(rows()).toEqual([
    "US equity 50.68% | US equity, weight Policy check of the household, Nov 20, 2026 | 50.6833…% | match",
    "by January 29, 2027 | document, passage 2, Nov 20, 2026 | Jan 29, 2027 | match",
    "due Dec 31, 2026 | RMD, due Policy check of the household, Nov 20, 2026 | Dec 31, 2026 | match",
    "short by $20,000 | Cash, trade Policy check of the household, Nov 20, 2026 | $20,000 | match",
    "The need is $7,200 | household records, as handed to the model | $7,200 | match",
    "61 days | 26 USC 1091(a) |  | match",
    "together $72,000 | follows from this answer's results |  | match",
    "Gold 7.77% | no source states it |  | unmatched",
  ]);
  fireEvent.click(screen.getByLabelText("Not verified 1"));
  expect(rows()).toEqual(["Gold 7.77% | no source states it |  | unmatched"]);
});

it("writes a value with its unit, and names no field where the passage is all there is", () => {
  const checked = [
    { says: "at most 40%", ...source, field: "max_pct", value: "40", unit: "percent" as const },
    { says: "gained $12.5", ...source, field: "gain", value: "12.5", unit: "usd" as const },
    { says: "at ₹1,450", ...source, field: "price", value: "1450", unit: "inr" as const },
    { says: "drift +3.2 pp", ...source, field: "drift_pp", value: "3.2" },
    { says: "a fall of 40 %", ...source, source_id: "doc:d#2", field: "snippet", value: "40" },
  ];
  render(
    <MantineProvider env="test">
      <Claims claims={checked} />
    </MantineProvider>,
  );
  expect(rows()).toEqual([
    "at most 40% | maximum Policy check of the household, Nov 20, 2026 | 40% | match",
    "gained $12.5 | gain Policy check of the household, Nov 20, 2026 | $12.50 | match",
    "at ₹1,450 | price Policy check of the household, Nov 20, 2026 | ₹1,450.00 | match",
    "drift +3.2 pp | drift Policy check of the household, Nov 20, 2026 | 3.2 pp | match",
    "a fall of 40 % | document, passage 2, Nov 20, 2026 | 40 | match",
  ]);
});
