import type { HouseholdCard } from "@advisor/protocol/household";
import { expect, it } from "vitest";
import { filteredHouseholds, householdValue } from "./household-order.ts";

const card = (
  name: string,
  total_value: string,
  next_meeting: string | null,
  kinds: ("cash" | "issuer" | "class" | "quality")[],
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
      severity: kind === "quality" ? ("watch" as const) : ("act" as const),
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

it("by severity, the order is the worklist's: the most urgent finding, then the next meeting", () => {
  const book = [
    card("Patel", "96", "2026-11-23T16:00:00Z", ["class"]),
    card("Okafor", "2400", "2026-12-08T18:30:00Z", ["issuer", "class"]),
    card("Kowalski", "1000", "2026-12-15T18:30:00Z", ["cash", "class"]),
    card("Ramirez", "800", "2026-11-24T15:00:00Z", ["cash"]),
    { ...card("Unread", "5000", null, []), check: null },
    card("Bennett", "310", "2026-11-22T16:00:00Z", ["quality"]),
  ];
  expect(filteredHouseholds(book, "", "severity").map(({ name }) => name)).toEqual([
    "Ramirez",
    "Kowalski",
    "Okafor",
    "Patel",
    "Unread",
    "Bennett",
  ]);
});

it("a search keeps the names that have all its words", () => {
  expect(names("fam smi", "name")).toEqual(["Smith family"]);
  expect(names("nobody", "name")).toEqual([]);
});

it("a household that was checked and has no value shows none, not the total on file", () => {
  const one = card("Unpriced", "0.00", null, []);
  const unpriced = { ...one, check: one.check && { ...one.check, total_value: null } };
  const unread = { ...one, check: null };
  expect([householdValue(one), householdValue(unpriced), householdValue(unread)]).toEqual([
    0,
    null,
    0,
  ]);
});
