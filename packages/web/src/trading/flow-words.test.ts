import { expect, test } from "vitest";
import { argumentsText, stepName } from "./flow-words.ts";

test("a step has a name instead of an id", () => {
  expect(stepName({ kind: "tool", name: "get_market_quote" })).toBe("Get market quote");
  expect(stepName({ kind: "status", name: "Analyzing request" })).toBe("Analyzing request");
});

test.each([
  [{ query: "RELIANCE", instrument_type: "EQUITY", segment: null }, "“RELIANCE”, equity"],
  [
    { query: "NIFTY", instrument_type: "FUTIDX", segment: "NSE_FNO" },
    "NSE_FNO, “NIFTY”, index future",
  ],
  [{ securities: { NSE_EQ: ["2885"], IDX_I: [13, 25] } }, "NSE_EQ 2885, IDX_I 13 25"],
  [
    {
      ...{ security_id: "2885", segment: "NSE_EQ", instrument_type: "EQUITY" },
      ...{ interval: "15", from: "2026-10-23", to: "2026-11-21" },
    },
    "NSE_EQ 2885, equity, bars of 15 minutes, Oct 23, 2026 to Nov 21, 2026",
  ],
  [{ from: "2026-10-23", limit: 5 }, "limit 5, from Oct 23, 2026"],
  [{ to: "the end" }, "until the end"],
  [undefined, ""],
])("the arguments %j of a call are said in words", (args, text) => {
  expect(argumentsText(args)).toBe(text);
});
