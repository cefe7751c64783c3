import { expect, it } from "vitest";
import {
  band,
  count,
  date,
  dollars,
  dollarsExact,
  identifierToWords,
  limit,
  percent,
  points,
  signed,
  signedPercent,
} from "./display.ts";

it.each([
  [identifierToWords("us_equity"), "US equity"],
  [identifierToWords("compare_to_ips"), "Compare to IPS"],
  [identifierToWords("weight_pct"), "Weight %"],
  [identifierToWords("intl_equity"), "International equity"],
  [dollars(1_000_000), "$1,000,000"],
  [dollars(-82_000.4), "−$82,000"],
  [dollarsExact(4_431.7), "$4,431.70"],
  [dollarsExact(20_000), "$20,000"],
  [signed(48_448.3), "+$48,448.30"],
  [signed(-60_000), "−$60,000"],
  [signed(0), "$0"],
  [percent(50.683), "50.68%"],
  [percent(-2), "−2.00%"],
  [signedPercent(7.2), "+7.20%"],
  [points(15.68), "+15.68"],
  [points(-3.1), "−3.10"],
  [count(1234.5), "1,234.5"],
  [limit(10), "10%"],
  [limit(null), "none"],
  [band(30, 40), "30–40%"],
  [band(3.75, 6.25), "3.75–6.25%"],
  [date("2026-11-20"), "Nov 20, 2026"],
  [date("soon"), "soon"],
])("%s is written as %s", (written, expected) => {
  expect(written).toBe(expected);
});
