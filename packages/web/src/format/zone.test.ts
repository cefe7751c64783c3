import { expect, it } from "vitest";
import { indianZone, zonedFormat } from "./zone.ts";

it("a time is written with the name of its zone", () => {
  const at = "2026-11-20T10:00:00Z";
  const year = { year: "numeric" } as const;
  expect([
    zonedFormat("en-US", indianZone)(at),
    zonedFormat("en-US", { timeZone: "America/New_York" }, year)(at),
    zonedFormat("de-DE", { timeZone: "Europe/Berlin" })(at),
  ]).toEqual(["Nov 20, 3:30 PM IST", "Nov 20, 2026, 5:00 AM EST", "20. Nov., 11:00 MEZ"]);
});
