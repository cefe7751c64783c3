import { describe, expect, test } from "vitest";
import { decimal } from "./decimal.ts";
import { dayPct, returnOn } from "./ratio.ts";

describe("returnOn", () => {
  test("is a ratio, with the sign of the profit for a short as well", () => {
    expect([returnOn(decimal(5), decimal(20)), returnOn(decimal(5), decimal(-20))]).toEqual([
      decimal("0.25"),
      decimal("0.25"),
    ]);
  });

  test("is null where nothing was paid or a side is unknown", () => {
    expect([
      returnOn(decimal(5), decimal(0)),
      returnOn(null, decimal(20)),
      returnOn(decimal(5), null),
    ]).toEqual([null, null, null]);
  });
});

describe("dayPct", () => {
  test("is a percent number that gives the quoted change back", () => {
    const price = decimal("412.34");
    const before = price.div("1.008");
    expect(dayPct(price.minus(before), before)).toEqual(decimal("0.8"));
  });
});
