import type { HouseholdCard } from "@advisor/protocol/household";
import { expect, it } from "vitest";
import { filteredHouseholds } from "./household-order.ts";

const card = (
  name: string,
  total_value: string,
  next_meeting: string | null,
  kinds: ("cash" | "quality")[],
): HouseholdCard => ({
  id: name,
  name,
  members: 1,
  next_meeting,
  summary: { total_value, out_of_band: null, as_of: "2026-11-20" },
  simulated: true,
  check: {
    as_of: "2026-11-20",
    prices_as_of: "2026-11-20",
    total_value: Number(total_value),
    findings: kinds.map((kind) => ({
      kind,
      severity: kind === "cash" ? ("act" as const) : ("watch" as const),
      count: 1,
    })),
  },
});

const all = [
  card("Smith family", "100", "2026-12-03T16:00:00Z", []),
  card("Ramirez family", "80", "2026-11-24T15:00:00Z", ["cash"]),
  card("Bennett", "310", null, ["quality"]),
];
const names = (search: string, order: Parameters<typeof filteredHouseholds>[2]) =>
  filteredHouseholds(all, search, order).map(({ name }) => name);

it("households are sorted as requested", () => {
  expect(names("", "name")).toEqual(["Bennett", "Ramirez family", "Smith family"]);
  expect(names("", "severity")).toEqual(["Ramirez family", "Bennett", "Smith family"]);
  expect(names("", "meeting")).toEqual(["Ramirez family", "Smith family", "Bennett"]);
  expect(names("", "value")).toEqual(["Bennett", "Smith family", "Ramirez family"]);
});

it("a search keeps the names that have all its words", () => {
  expect(names("fam smi", "name")).toEqual(["Smith family"]);
  expect(names("nobody", "name")).toEqual([]);
});
