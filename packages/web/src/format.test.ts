import { expect, it } from "vitest";
import { cost, date, dollars, percent, points, words } from "./format.ts";

it.each([
  [words("us_equity"), "US equity"],
  [words("compare_to_ips"), "Compare to IPS"],
  [words("weight_pct"), "Weight %"],
  [words("intl_equity"), "International equity"],
  [dollars(1_000_000), "$1,000,000"],
  [dollars(-82_000.4), "-$82,000"],
  [percent(53.25), "53.3 %"],
  [points(8.2), "+8.2 pp"],
  [points(-3), "-3.0 pp"],
  [cost(0), "$0.00"],
  [cost(0.25), "$0.25"],
  [cost(0.00123), "$0.0012"],
  [date("2026-11-20"), "Nov 20, 2026"],
])("%s is written as %s", (written, expected) => {
  expect(written).toBe(expected);
});
