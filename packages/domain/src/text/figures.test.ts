import { expect, it } from "vitest";
import { figureFormats } from "./figures.ts";

const german = figureFormats({ numbers: "de-DE", dates: "en-DE" });
/** No-break spaces are read as blanks here. */
const plainly = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

it.each([
  [german.dollars(2_400_000), "2.400.000 $"],
  [german.dollarsExact(-4_431.7), "−4.431,70 $"],
  [german.inCents(20_000), "20.000,00 $"],
  [german.signed(48_448.3), "+48.448,30 $"],
  [german.priceIn(1_450, "INR"), "1.450,00 ₹"],
  [german.atRate(16.675, 0.0115, "2026-11-20"), "16,675 $ at 0,0115 of 20 Nov 2026"],
  [german.percent(50.683), "50,68 %"],
  [german.signedPercent(7.2), "+7,20 %"],
  [german.points(-3.1), "−3,10"],
  [german.count(1234.5), "1.234,5"],
  [german.limit(10), "10 %"],
  [german.band(3.75, 6.25), "3,75–6,25 %"],
  [german.date("2026-11-20"), "20 Nov 2026"],
])("%s is written as %s in Germany", (written, expected) => {
  expect(plainly(written)).toBe(expected);
});

it("rounds as the American form does", () => {
  const american = figureFormats({ numbers: "en-US", dates: "en-US" });
  expect(american.percent(1.005)).toBe("1.00%");
  expect(plainly(german.percent(1.005))).toBe("1,00 %");
});
