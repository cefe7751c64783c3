import { expect, it } from "vitest";
import { washWindow } from "./wash-window.ts";

it("the sale is in the middle of its 61 days", () => {
  const { from, to, at } = washWindow("2026-11-24");
  expect([from, to]).toEqual(["2026-10-25", "2026-12-24"]);
  expect([at(from), at("2026-11-09"), at("2026-11-24"), at(to)]).toEqual([0, 25, 50, 100]);
});

it("a day outside is at the edge", () => {
  const { at } = washWindow("2026-11-24");
  expect([at("2026-01-01"), at("2027-01-01")]).toEqual([0, 100]);
});
