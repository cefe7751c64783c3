import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test("what an account is for may be said after whose it is, and whether there is one is asked of one person", () => {
  const accounts = ["401(k) at her employer", "Online brokerage", "Roth IRA", "Theo's 529 plan"];
  const household = { id: "hh_d10", name: "Bennett", members: ["Laura Bennett", "Theo Bennett"] };
  const account = (message: string) => asked(message, { accounts, household })[0]?.params.account;
  expect(account("Laura's workplace 401k - what is the total?")).toBe("401(k) at her employer");
  expect(account("cash in Laura's work 401k")).toBe("401(k) at her employer");
  expect(account("what is Theo's college fund worth")).toBe("Theo's 529 plan");
  expect(account("Laura's college account value")).toBe("Laura's college");
  expect(account("do we have a Roth?")).toBe("Roth IRA");
});
