import { describe, expect, test } from "vitest";
import { decimal } from "../decimal.ts";
import { returnOn } from "./ratio.ts";

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
