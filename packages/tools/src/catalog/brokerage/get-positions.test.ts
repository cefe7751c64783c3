import { expect, test } from "vitest";
import { noAccount, overStatements } from "../../brokerage.fixture.ts";
import { invalid, noTickers } from "../../market.fixture.ts";
import { getPositions } from "./get-positions.ts";

const { whole, data } = overStatements(getPositions);

test("a symbol's positions are listed for each account that holds it", async () => {
  expect((await whole({ symbol: "vti" })).result).toMatchInlineSnapshot(`
    {
      "as_of": "2026-01-15",
      "data": {
        "account": "all",
        "as_of": "2026-01-15",
        "available": [],
        "found": true,
        "positions": [
          {
            "account": "Joint",
            "asset_class": "stocks",
            "cost_basis": 150.25,
            "multiplier": 1,
            "quantity": 100.0031,
            "symbol": "VTI",
          },
          {
            "account": "IRA",
            "asset_class": "etf",
            "cost_basis": 0,
            "multiplier": 1,
            "quantity": 5,
            "symbol": "VTI",
          },
        ],
        "reason": null,
        "symbol": "VTI",
      },
      "delay": "eod",
      "provider": "brokerage",
      "simulated": false,
      "source_id": "tool:positions:v1",
    }
  `);
});

test("a short position stays negative, and an unknown cost stays null", async () => {
  expect(await data({ symbol: "TSLA", account: "Joint" })).toMatchObject({
    found: true,
    account: "Joint",
    positions: [{ quantity: -10, cost_basis: null }],
  });
});

test("a symbol that is not held is answered with the held ones", async () => {
  expect(await data({ symbol: "AAPL", account: "IRA" })).toEqual({
    found: false,
    reason: "AAPL is not held.",
    available: ["VTI"],
    as_of: "2026-01-15",
    account: "IRA",
    symbol: "AAPL",
    positions: [],
  });
});

test("an unknown account holds nothing", async () => {
  const nothing = { ...noAccount, symbol: "VTI", positions: [] };
  expect(await data({ symbol: "VTI", account: "Savings" })).toEqual(nothing);
});

test("an invalid ticker is refused", async () => {
  for (const symbol of [...noTickers, undefined]) {
    await expect(whole({ symbol })).rejects.toMatchObject(invalid);
  }
});
