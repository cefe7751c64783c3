import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const ramirez = {
  today: "2026-11-20",
  held: new Set(["KO", "VXUS"]),
  accounts: ["Joint brokerage", "Hector's IRA", "Rosa's IRA"],
  household: {
    id: "hh_d3",
    name: "Ramirez family",
    members: ["Hector Ramirez", "Rosa Ramirez"],
  },
};
const places = (message: string) =>
  asked(message, ramirez).map(({ params }) => params.without?.kept ?? params.account);

test.each([
  "What does Rosa hold, and what is her cash?",
  "What is Rosa's cash and what does she hold?",
])("one person's are the same accounts in both halves: %s", (message) => {
  expect(places(message)).toEqual(["Rosa's IRA", "Rosa's IRA"]);
});

test("an account of hers that is named stays that one", () => {
  expect(places("What does Rosa hold, and how much cash is in her IRA?")[1]).toBe("Rosa's IRA");
});
