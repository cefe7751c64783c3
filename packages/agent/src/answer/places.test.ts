import { expect, test } from "vitest";
import type { RoutedPart } from "../route/routed.ts";
import { ofAccount } from "./places.ts";

const of = (
  intent: RoutedPart["intent"],
  without: RoutedPart["params"]["without"],
): RoutedPart => ({
  intent,
  params: { ...(without === undefined ? {} : { without }) },
  confidence: 1,
  assumed: [],
  text: "",
});
const kept = ["Joint", "Karen's IRA"];
const some = { accounts: ["David's IRA"], kept };

test("an answer about some accounts names them, unless it does so itself", () => {
  const none = "There were no trades on file.";
  expect(ofAccount(of("activity", some), none, [])).toBe(`Joint and Karen's IRA: ${none}`);
  const rows = "Joint 10, Karen's IRA 5";
  expect(ofAccount(of("account_value", some), rows, [])).toBe(rows);
  expect(ofAccount(of("activity", { accounts: ["David's IRA"] }), none, [])).toBe(none);
});

test("a sum of some accounts says of which", () => {
  const sum = "The account value is $150.00 in all:\n\nJoint 100, Karen's IRA 50";
  expect(ofAccount(of("account_value", some), sum, [])).toBe(
    "The account value is $150.00 in Joint and Karen's IRA:\n\nJoint 100, Karen's IRA 50",
  );
  expect(ofAccount(of("account_value", undefined), sum, [])).toBe(sum);
});

test("a return is of everything, whatever was named", () => {
  expect(ofAccount(of("performance", some), "YTD return: +1 %", [])).toBe("YTD return: +1 %");
});

test("of a symbol the accounts that hold it are named, and all that were meant where none does", () => {
  const held = ofAccount(of("symbol_performance", some), "VTI is up.", ["David's IRA", "Joint"]);
  expect(held).toBe("In Joint: VTI is up.");
  const led = ofAccount(of("symbol_performance", some), "VTI: a gain.", ["Joint"]);
  expect(led).toBe("In Joint, VTI: a gain.");
  const none = ofAccount(of("positions", some), "GLD is not held.", ["David's IRA"]);
  expect(none).toBe("Joint and Karen's IRA: GLD is not held.");
  const others = { accounts: ["David's IRA"] };
  expect(ofAccount(of("positions", others), "GLD is not held.", [])).toBe(
    "Without David's IRA: GLD is not held.",
  );
});

test("one account is named once", () => {
  const part = { ...of("cash_balance", undefined), params: { account: "Joint" } };
  expect(ofAccount(part, "Total cash is $1.00.", [])).toBe("Joint: total cash is $1.00.");
  expect(ofAccount(part, "There is no account named Joint.", [])).toBe(
    "There is no account named Joint.",
  );
});
