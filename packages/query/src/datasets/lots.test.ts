import { account, holding, household, price } from "@advisor/domain/ips-check/household.fixture";
import { expect, test } from "vitest";
import { makeBook } from "../book/book.ts";
import { evaluate } from "../evaluate/evaluate.ts";

test("lots of two holdings with the same ids are lots of their own", () => {
  const own = (symbol: string, account_id: string, costs: string[]) =>
    holding(symbol, {
      ...{ account_id, quantity: String(costs.length), price: price("10") },
      lots: costs.map((cost_per_share, index) => ({
        ...{ id: `lot_${index + 1}`, acquired: "2020-01-02", quantity: "1" },
        ...{ cost_per_share, source: "purchase" },
      })),
    });
  const book = makeBook({
    snapshot: household({
      accounts: [account({}), account({ id: "acc_ira", type: "roth_ira" })],
      holdings: [
        own("VTI", "acc_joint", ["4", "12"]),
        own("BND", "acc_joint", ["15"]),
        own("VTI", "acc_ira", ["11"]),
      ],
    }),
    ...{ statements: {}, documents: [], tasks: [], notes: [], funds: new Map() },
  });
  const cells = (query: object) =>
    evaluate({ dataset: "lots", measures: ["gain", "count"], aggregate: "total", ...query }, [
      book,
    ]).rows.map(({ cells: { gain, count } }) => [
      gain?.value?.toNumber(),
      count?.value?.toNumber(),
    ]);
  expect(cells({})).toEqual([[-2, 4]]);
  expect(cells({ where: [{ field: "gain", op: "lt", values: ["0"] }] })).toEqual([[-8, 3]]);
  expect(cells({ aggregate: "list", order: { by: "gain", direction: "asc" } })).toEqual([
    ...[
      [-5, 1],
      [-2, 1],
      [-1, 1],
      [6, 1],
    ],
  ]);
});
