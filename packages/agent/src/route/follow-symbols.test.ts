import { expect, test } from "vitest";
import { followedUp } from "./followed-up.ts";
import { smiths } from "./route.fixture.ts";
import type { Params, Remembered } from "./routed.ts";

const trades = (params: Params, ...named: string[]): Remembered => ({
  ...{ intent: "activity", params, confidence: 1, assumed: [], named },
  text: "what did we buy",
});
const year = { from: "2026-01-01", to: "2026-11-20" };

test.each<[Params, string, string]>([
  [
    { limit: 1 },
    "how many have we bought in total?",
    "how many MSFT shares have we bought in total",
  ],
  [{ limit: 1 }, "and how many were sold?", "how many MSFT shares did we sell"],
  [
    year,
    "How many were bought altogether?",
    "how many MSFT shares did we buy altogether from 2026-01-01 to 2026-11-20",
  ],
  [year, "how many did David buy in 2025?", "how many MSFT shares did David buy in 2025"],
  [
    { account: "Joint brokerage" },
    "how many did we buy?",
    "how many MSFT shares did we buy in Joint brokerage",
  ],
])("after trades of one symbol, with %j, %j is of that symbol", (params, said, plain) => {
  expect(followedUp(said, trades(params, "MSFT"), smiths)).toBe(plain);
});

test("after trades of several, nobody can tell which symbol is meant", () => {
  const said = "how many were sold?";
  expect(followedUp(said, trades(year, "MSFT", "AAPL"), smiths)).toBe(said);
});

test("what a share is at now is its price, and not what was paid", () => {
  const price = (said: string) => followedUp(said, trades({ limit: 1 }, "MSFT"), smiths);
  expect(price("what's the price now?")).toBe("price of MSFT");
  expect(price("market price today?")).toBe("price of MSFT");
  expect(price("what was the price?")).toBe("at what price");
});

test("what was paid for some of the buys that were told is what those cost", () => {
  const said = "how much did we pay for the Microsoft shares?";
  const paid = (params: Params, ...named: string[]) =>
    followedUp(said, trades(params, ...named), smiths);
  expect(paid({ ...year, side: "BUY" }, "MSFT", "AAPL")).toBe(
    "how much did we spend on purchases of Microsoft from 2026-01-01 to 2026-11-20",
  );
  expect(paid({ ...year, side: "SELL" }, "MSFT", "AAPL")).toBe(said);
  expect(paid({ side: "BUY" }, "MSFT")).toBe(said);
});

test.each([
  ["back to Microsoft, what's the gain?", "Microsoft: what's the gain?"],
  ["OK, let's go back to the Roth: what's in it?", "what's in the Roth?"],
  ["going back to MSFT - what is its cost?", "what is MSFT's cost?"],
  ["send it back to Karen", "send it back to Karen"],
])("%j goes back: %j", (said, plain) => {
  expect(followedUp(said, trades(year, "AAPL"), smiths)).toBe(plain);
});

test("why a gain is not known is told with the gain", () => {
  const gain: Remembered = {
    ...{ intent: "symbol_performance", params: { symbol: "VOO", account: "Roth IRA" } },
    ...{ confidence: 1, assumed: [], text: "gain on VOO in the Roth IRA" },
  };
  expect(followedUp("why not?", gain, smiths)).toBe("gain on VOO in Roth IRA");
});

test("what shares in all accounts are worth is asked after they are counted", () => {
  const held: Remembered = {
    ...{ intent: "positions", params: { symbol: "VXUS" } },
    ...{ confidence: 1, assumed: [], text: "VXUS shares" },
  };
  expect(followedUp("so all in that's worth?", held, smiths)).toContain("what is it worth");
});

test.each([
  ["how big is that one?", "what is VTEB worth in Legacy Trust"],
  ["how big is that one in the trust, %", "what percent of the trust is VTEB"],
  ["how large is that holding in percent?", "what percent of Legacy Trust is VTEB"],
])("after the worst position %j is %j", (said, plain) => {
  const ranked: Remembered = {
    ...{ intent: "portfolio_ranking", params: { account: "Legacy Trust", direction: "worst" } },
    ...{ confidence: 1, assumed: [], text: "worst one", named: ["VTEB"] },
  };
  expect(followedUp(said, ranked, smiths)).toBe(plain);
});

test("the same stock elsewhere is asked by the place alone", () => {
  const gain: Remembered = {
    ...{ intent: "symbol_performance", params: { symbol: "AAPL" } },
    ...{ confidence: 1, assumed: [], text: "gain on AAPL" },
  };
  expect(followedUp("and the same stock in the Roth?", gain, smiths)).toBe("and in the Roth");
});
