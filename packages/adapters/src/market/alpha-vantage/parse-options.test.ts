import { expect, test } from "vitest";
import { AlphaVantageOptionChain, parseOptionChain } from "./parse-options.ts";

const contract = {
  contractID: "IBM261127C00250000",
  symbol: "IBM",
  expiration: "2026-11-27",
  strike: "250.00",
  type: "call",
  last: "0.00",
  mark: "1.15",
  bid: "1.10",
  bid_size: "12",
  ask: "1.20",
  ask_size: "7",
  volume: "0",
  date: "2026-11-20",
  open_interest: "341",
  implied_volatility: "0.28134",
  delta: "0.31022",
  gamma: "0.02",
};

test("a chain has the contracts of one day, without the share price", () => {
  expect(
    parseOptionChain(
      "IBM",
      AlphaVantageOptionChain.parse({ endpoint: "Historical Options", data: [contract] }),
      null,
    ),
  ).toEqual({
    day: "2026-11-20",
    underlying_price: null,
    options: [
      {
        contract: "IBM261127C00250000",
        symbol: "IBM",
        type: "call",
        expiration: "2026-11-27",
        strike: "250",
        last: null,
        bid: "1.1",
        ask: "1.2",
        volume: 0,
        open_interest: 341,
        implied_volatility: "0.28134",
        delta: "0.31022",
      },
    ],
  });
});

test("a day without contracts has no chain", () => {
  expect(
    parseOptionChain(
      "IBM",
      AlphaVantageOptionChain.parse({ message: "No data for symbol IBM", data: [] }),
      null,
    ),
  ).toBeUndefined();
});

test("an unknown price becomes null", () => {
  const read = parseOptionChain(
    "IBM",
    AlphaVantageOptionChain.parse({ data: [{ ...contract, bid: "None", delta: "-" }] }),
    null,
  );
  expect(read?.options).toMatchObject([{ bid: null, delta: null }]);
});

test("contracts of another day or company are left out, and a chain of them alone is refused", () => {
  const later = { ...contract, contractID: "later", date: "2026-11-21" };
  const other = { ...contract, contractID: "other", symbol: "MSFT" };
  const chain = (data: object[], asked: string | null) =>
    parseOptionChain("IBM", AlphaVantageOptionChain.parse({ data }), asked);
  expect(chain([contract, later, other], "2026-11-20")?.options.map((one) => one.contract)).toEqual(
    ["IBM261127C00250000"],
  );
  expect(() => chain([contract], "2026-11-19")).toThrow("the chain of 2026-11-20");
  expect(() => chain([other], null)).toThrow("another security than IBM");
});
