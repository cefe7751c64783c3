import { expect, test } from "vitest";
import { parseOptionContract } from "./option-contract.ts";

test("a contract's symbol gives its underlying, expiration, type and strike", () => {
  expect(parseOptionContract("AAPL261218C00235000")).toEqual({
    ...{ underlying: "AAPL", right: "call", strike: 235, expires: "2026-12-18" },
  });
  expect(parseOptionContract("SPXW270115P04512500")).toEqual({
    ...{ underlying: "SPXW", right: "put", strike: 4_512.5, expires: "2027-01-15" },
  });
});

test.each(["AAPL", "VTTSX", "AAPL261218X00235000", "aapl261218C00235000", "private_fund"])(
  "%s is not a contract",
  (symbol) => {
    expect(parseOptionContract(symbol)).toBeUndefined();
  },
);
