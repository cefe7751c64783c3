import { describe, expect, it } from "vitest";
import { decimal } from "../../decimal.ts";
import { account, checked, household, plainCash, policy, worth } from "../household.fixture.ts";
import { roundTrades } from "./round-trades.ts";

const settled = (amounts: Record<string, string>, minTrade: string) => {
  const list = roundTrades(
    Object.keys(amounts),
    Object.values(amounts).map(decimal),
    decimal(minTrade),
  );
  const plain = (trades: typeof list.trades) =>
    trades.map((trade) => [trade.class, trade.amount.toFixed(2)]);
  return { trades: plain(list.trades), dropped: plain(list.dropped) };
};

describe("rounded trades", () => {
  it("drop trades below the minimum and balance them with cash, which is never dropped", () => {
    expect(settled({ a: "-1000", b: "950.01", c: "49.99", cash: "0" }, "100")).toEqual({
      trades: [
        ["a", "-1000.00"],
        ["b", "950.01"],
        ["cash", "49.99"],
      ],
      dropped: [["c", "49.99"]],
    });
  });

  it("keep a trade of exactly the minimum", () => {
    expect(settled({ a: "-100", cash: "100" }, "100").dropped).toEqual([]);
  });

  it("are empty when everything is dropped", () => {
    expect(settled({ a: "-99.99", b: "50", cash: "49.99" }, "100").trades).toEqual([]);
  });

  it("leave out classes without a trade but keep the cash row", () => {
    expect(settled({ a: "-300", b: "0", c: "300", cash: "0" }, "0").trades).toEqual([
      ["a", "-300.00"],
      ["c", "300.00"],
      ["cash", "0.00"],
    ]);
  });
});

it("the default minimum trade is 100 dollars, and dropped trades are noted", () => {
  const ips = policy([
    ["a", "60", "50", "60"],
    ["b", "30"],
    ["cash", "10"],
  ]);
  const comparison = checked(
    household({
      accounts: [account({ cash: plainCash("100") })],
      holdings: [worth("a", "690"), worth("b", "210")],
    }),
    ips,
  );
  expect(comparison.suggestions).toEqual([]);
  expect(comparison.assumptions).toContain(
    "band: a trade of -$90 in a is under the minimum and dropped; cash balances it.",
  );
});
