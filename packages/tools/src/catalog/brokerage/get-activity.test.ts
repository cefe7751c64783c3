import { expect, test } from "vitest";
import { noAccount, overStatements } from "../../brokerage.fixture.ts";
import { invalid } from "../../market.fixture.ts";
import { getActivity } from "./get-activity.ts";

const { whole, data } = overStatements(getActivity);

test("trades are listed newest first, with their source", async () => {
  expect((await whole({})).result).toMatchInlineSnapshot(`
    {
      "as_of": "2026-01-15",
      "data": {
        "account": "all",
        "as_of": "2026-01-15",
        "available": [],
        "found": true,
        "reason": null,
        "total": 3,
        "trades": [
          {
            "account": "IRA",
            "price": 302.5,
            "quantity": 2,
            "side": "SELL",
            "symbol": "VTI",
            "timestamp": "2026-01-14T15:30:00Z",
          },
          {
            "account": "Joint",
            "price": 238.22,
            "quantity": 10,
            "side": "SELL",
            "symbol": "TSLA",
            "timestamp": "2026-01-14T09:30:00Z",
          },
          {
            "account": "Joint",
            "price": 300,
            "quantity": 0.0031,
            "side": "BUY",
            "symbol": "VTI",
            "timestamp": "2026-01-05T15:30:00Z",
          },
        ],
      },
      "delay": "eod",
      "provider": "brokerage",
      "simulated": false,
      "source_id": "tool:activity:v1",
    }
  `);
});

test.each([
  [{ symbol: "vti" }, ["2026-01-14T15:30:00Z", "2026-01-05T15:30:00Z"]],
  [{ side: "BUY" }, ["2026-01-05T15:30:00Z"]],
  [{ from: "2026-01-14", to: "2026-01-14" }, ["2026-01-14T15:30:00Z", "2026-01-14T09:30:00Z"]],
  [{ to: "2026-01-05" }, ["2026-01-05T15:30:00Z"]],
  [{ account: "joint" }, ["2026-01-14T09:30:00Z", "2026-01-05T15:30:00Z"]],
  [{ from: "2026-01-15" }, []],
  [{ from: "2026-01-14", to: "2026-01-01" }, []],
])("the filter %j keeps the matching trades", async (raw, times) => {
  const { trades } = (await data(raw)) as { trades: { timestamp: string }[] };
  expect(trades.map(({ timestamp }) => timestamp)).toEqual(times);
});

test("a limit shortens the list, but not the count", async () => {
  expect(await data({ limit: 1 })).toMatchObject({ trades: [{ account: "IRA" }], total: 3 });
});

test("an unknown account has no trades", async () => {
  expect(await data({ account: "Savings" })).toEqual({ ...noAccount, trades: [], total: 0 });
});

test("invalid arguments are refused", async () => {
  const odd = [
    { side: "HOLD" },
    { from: "2026-02-30" },
    { limit: 0 },
    { limit: 201 },
    { symbol: "A B" },
    { account: " " },
  ];
  for (const raw of odd) await expect(whole(raw)).rejects.toMatchObject(invalid);
});
