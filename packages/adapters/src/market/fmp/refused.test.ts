import { expect, test } from "vitest";
import { refused } from "./refused.ts";

const told = (words: string) => ({ "Error Message": words });

test.each([
  [429, told("Limit Reach . Please upgrade your plan or visit our documentation."), "rate_limited"],
  [200, told("Limit Reach . Please upgrade your plan."), "rate_limited"],
  [401, told("Invalid API KEY. Feel free to create a Free API Key."), "no_key"],
  [403, told("Legacy Endpoint : this endpoint is only available for legacy users."), "no_key"],
  [403, told("Exclusive Endpoint : not available under your current subscription."), "no_key"],
  [200, told("Something broke."), "upstream"],
  [500, told("Something broke."), undefined],
  [402, "Premium Query Parameter: 'symbol' is not available.", undefined],
  [200, [{ symbol: "AAPL" }], undefined],
])("status %i with %j means %s", (status, body, reason) => {
  expect(refused({ status, body })).toBe(reason);
});
