import { expect, test } from "vitest";
import { noAccount, overStatements } from "../../brokerage.fixture.ts";
import { invalid } from "../../market.fixture.ts";
import { getTransfers } from "./get-transfers.ts";

const { whole, data } = overStatements(getTransfers);

test("transfers are listed newest first, with exact sums by status", async () => {
  expect((await whole({})).result).toMatchInlineSnapshot(`
    {
      "as_of": "2026-01-15",
      "data": {
        "account": "all",
        "as_of": "2026-01-15",
        "available": [],
        "found": true,
        "net_completed": 0.3,
        "net_pending": -500,
        "reason": null,
        "total": 4,
        "transfers": [
          {
            "account": "IRA",
            "amount": 500,
            "method": "ACH",
            "status": "pending",
            "timestamp": "2026-01-09T10:00:00Z",
            "type": "withdrawal",
          },
          {
            "account": "IRA",
            "amount": 7000,
            "method": "ACH",
            "status": "failed",
            "timestamp": "2026-01-04T10:00:00Z",
            "type": "deposit",
          },
          {
            "account": "Joint",
            "amount": 0.2,
            "method": "wire",
            "status": "completed",
            "timestamp": "2026-01-03T10:00:00Z",
            "type": "deposit",
          },
          {
            "account": "Joint",
            "amount": 0.1,
            "method": "ACH",
            "status": "completed",
            "timestamp": "2026-01-02T10:00:00Z",
            "type": "deposit",
          },
        ],
      },
      "delay": "eod",
      "provider": "brokerage",
      "simulated": false,
      "source_id": "tool:transfers:v1",
    }
  `);
});

test.each([
  [{ type: "deposit" }, [7_000, 0.2, 0.1], 0.3, 0],
  [{ status: "pending" }, [500], 0, -500],
  [{ type: "withdrawal", status: "completed" }, [], 0, 0],
  [{ account: "ira" }, [500, 7_000], 0, -500],
  [{ from: "2026-01-03", to: "2026-01-04" }, [7_000, 0.2], 0.2, 0],
])(
  "the filter %j keeps and adds up the matching transfers",
  async (raw, amounts, completed, pending) => {
    const { transfers, ...rest } = (await data(raw)) as { transfers: { amount: number }[] };
    expect(transfers.map(({ amount }) => amount)).toEqual(amounts);
    expect(rest).toMatchObject({ net_completed: completed, net_pending: pending });
  },
);

test("a limit shortens the list, but not the count or the sums", async () => {
  const one = await data({ limit: 1 });
  expect(one).toMatchObject({ transfers: [{ amount: 500 }], total: 4, net_completed: 0.3 });
});

test("an unknown account has neither transfers nor sums", async () => {
  expect(await data({ account: "Savings" })).toEqual({
    ...noAccount,
    transfers: [],
    total: 0,
    net_completed: null,
    net_pending: null,
  });
});

test("invalid arguments are refused", async () => {
  for (const raw of [{ type: "gift" }, { status: "lost" }, { to: "soon" }, { limit: 1.5 }]) {
    await expect(whole(raw)).rejects.toMatchObject(invalid);
  }
});
