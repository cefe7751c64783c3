import { expect, test } from "vitest";
import { dataset, noAccount, overStatements } from "../../brokerage.fixture.ts";
import { invalid } from "../../market.fixture.ts";
import { getPositionsList } from "./get-positions-list.ts";

const { whole, data } = overStatements(getPositionsList);

test("all positions are listed", async () => {
  expect((await whole({})).result).toMatchInlineSnapshot(`
    {
      "as_of": "2026-01-15",
      "data": {
        "account": "all",
        "as_of": "2026-01-15",
        "asset_class_filter": null,
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
            "account": "Joint",
            "asset_class": "stocks",
            "cost_basis": null,
            "multiplier": 1,
            "quantity": -10,
            "symbol": "TSLA",
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
        "total": 3,
      },
      "delay": "eod",
      "provider": "brokerage",
      "simulated": false,
      "source_id": "tool:positions_list:v1",
    }
  `);
});

test("positions can be filtered by class and by account", async () => {
  expect(await data({ asset_class: "etf" })).toMatchObject({
    asset_class_filter: "etf",
    positions: [{ symbol: "VTI", account: "IRA" }],
    total: 1,
  });
  expect(await data({ account: "JOINT" })).toMatchObject({ account: "Joint", total: 2 });
});

test("a class without positions is answered with the existing classes, not with an error", async () => {
  expect(await data({ asset_class: "funds" })).toEqual({
    found: false,
    reason: "There are no positions of the class funds.",
    available: ["stocks", "etf"],
    as_of: "2026-01-15",
    account: "all",
    asset_class_filter: "funds",
    positions: [],
    total: 0,
  });
});

test("an empty household and an unknown account have no positions", async () => {
  const empty = { ...dataset, positions: { ...dataset.positions, positions: [] } };
  expect(await overStatements(getPositionsList, empty).data({})).toMatchObject({
    found: false,
    reason: "There are no positions.",
    available: [],
  });
  expect(await data({ account: "Savings" })).toMatchObject({
    ...noAccount,
    positions: [],
    total: 0,
  });
});

test("a limit shortens the list, but not the count", async () => {
  expect(await data({ limit: 1 })).toMatchObject({ positions: [{ symbol: "VTI" }], total: 3 });
});

test("an unknown class is refused", async () => {
  await expect(whole({ asset_class: "crypto" })).rejects.toMatchObject(invalid);
});
