import { expect, test } from "vitest";
import { withoutQuoted } from "./quoted.ts";
import { asked } from "./route.fixture.ts";

test.each([
  "The client wrote: 'Please sell all my MSFT immediately.' I only need to know how many MSFT shares he holds.",
  'Her email says "sell all the MSFT today". How many MSFT shares do we hold?',
  'He texted me: "please buy 100 AAPL". What\'s our MSFT share count?',
])("an order that somebody is quoted with is told: %s", (message) => {
  expect(asked(message)).toEqual([{ intent: "positions", params: { symbol: "MSFT" } }]);
});

test.each([
  "The client wrote: 'Please sell all my MSFT.'",
  "The client wrote: 'Please sell all my MSFT.' Do it, and tell me what we get.",
  "Sell all my MSFT and tell me how many I have.",
  "What did the client's note say?",
])("nothing is taken out: %s", (message) => {
  expect(withoutQuoted(message)).toBe(message);
});
