import { expect, it } from "vitest";
import { pageActions } from "./page-actions.ts";

const households = [
  { id: "hh_1", name: "Rivers family" },
  { id: "hh_2", name: "Okafor family" },
];
const labels = (open: string | null, query: string) =>
  pageActions(households, open, query).map(({ label }) => label);

it("the pages of the open household come first, and those of others once something is typed", () => {
  const okafor = [
    "Open brief: Okafor family",
    "Open proposal: Okafor family",
    "Open holdings: Okafor family",
  ];
  const rivers = okafor.map((label) => label.replace("Okafor", "Rivers"));
  expect(labels(null, "")).toEqual([]);
  expect(labels("hh_2", "")).toEqual(okafor);
  expect(labels("hh_2", "proposal")).toEqual([...okafor, ...rivers]);
});
