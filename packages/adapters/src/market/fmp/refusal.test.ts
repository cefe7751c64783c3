import { expect, test } from "vitest";
import { fmpRefusal } from "./refusal.ts";

const errorBody = (words: string) => ({ "Error Message": words });

test.each([
  [
    429,
    errorBody("Limit Reach . Please upgrade your plan or visit our documentation."),
    "rate_limited",
  ],
  [200, errorBody("Limit Reach . Please upgrade your plan."), "rate_limited"],
  [401, errorBody("Invalid API KEY. Feel free to create a Free API Key."), "no_key"],
  [403, errorBody("Legacy Endpoint : this endpoint is only available for legacy users."), "no_key"],
  [403, errorBody("Exclusive Endpoint : not available under your current subscription."), "no_key"],
  [200, errorBody("Something broke."), "upstream"],
  [500, errorBody("Something broke."), undefined],
  [402, "Premium Query Parameter: 'symbol' is not available.", undefined],
  [200, [{ symbol: "AAPL" }], undefined],
])("status %i with %j means %s", (status, body, reason) => {
  expect(fmpRefusal({ status, body })).toBe(reason);
});
