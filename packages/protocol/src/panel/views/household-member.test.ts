import { expect, test } from "vitest";
import { householdMember } from "./household-member.ts";

const view_state = { household_id: "hh_d1", tab: "overview", show_holdings: false };

test("a tab brings what it shows to the model, and holdings shown on any tab bring holdings", () => {
  expect(householdMember.contextOf(view_state)).toEqual({ ips: "default" });
  expect(householdMember.contextOf({ ...view_state, show_holdings: true })).toEqual({
    holdings: "default",
  });
});

test("a tab that the household does not have is refused", () => {
  const shown = { view: "householdMember", view_state: { ...view_state, tab: "taxes" } };
  expect(householdMember.schema.safeParse(shown).success).toBe(false);
});
