import { finraProvider } from "@advisor/adapters/market/finra/finra";
import { expect, test } from "vitest";
import { fault, world } from "./providers.fixture.ts";
import { type Asked, type Reply, recordedServer } from "./recorded-server.ts";

const range = { from: null, to: null, limit: 10 };
const week = (weekStartDate: string, shares: number, more: object = {}) => ({
  weekStartDate,
  totalWeeklyShareQuantity: shares,
  totalWeeklyTradeCount: 901,
  totalNotionalSum: 1234.56,
  ...more,
});
const rows = [
  week("2026-10-12", 100),
  week("2026-10-26", 300, { totalNotionalSum: null }),
  week("2026-10-19", 200),
];

async function market(answer: (asked: Asked) => Reply) {
  const server = await recordedServer(answer);
  return { ...finraProvider({ ...world(), base: server.base }), ...server };
}

const tier = ({ body }: Asked): unknown =>
  (body as { compareFilters: { fieldName: string; fieldValue: string }[] }).compareFilters.find(
    ({ fieldName }) => fieldName === "tierIdentifier",
  )?.fieldValue;

test("weekly totals are returned newest first, marked as totals", async () => {
  const { darkpool, asked } = await market(() => ({ json: rows }));
  expect(await darkpool.list("BRK-B", { ...range, limit: 2 })).toEqual({
    value: [
      {
        symbol: "BRK-B",
        kind: "weekly_total",
        at: "2026-10-26",
        price: null,
        shares: "300",
        value: null,
        trades: 901,
        venue: null,
      },
      {
        symbol: "BRK-B",
        kind: "weekly_total",
        at: "2026-10-19",
        price: null,
        shares: "200",
        value: "1234.56",
        trades: 901,
        venue: null,
      },
    ],
    source: { as_of: "2026-10-26", provider: "finra", delay: "weekly", simulated: false },
  });
  expect(asked).toMatchObject([
    {
      method: "POST",
      path: "/data/group/otcMarket/name/weeklySummary",
      headers: { accept: "application/json" },
      body: {
        compareFilters: [
          { compareType: "EQUAL", fieldName: "summaryTypeCode", fieldValue: "ATS_W_SMBL" },
          { compareType: "EQUAL", fieldName: "issueSymbolIdentifier", fieldValue: "BRK.B" },
          { compareType: "EQUAL", fieldName: "tierIdentifier", fieldValue: "T1" },
        ],
        limit: 5000,
      },
    },
  ]);
});

test.each<[string, Reply]>([
  ["an empty list", { json: [] }],
  ["no content", { status: 204, body: "", type: "application/json" }],
])("when the first tier has %s the second is requested", async (_, none) => {
  const { darkpool, asked } = await market((question) =>
    tier(question) === "T1" ? none : { json: rows },
  );
  expect((await darkpool.list("SMAL", range))?.value).toHaveLength(3);
  expect(asked.map(tier)).toEqual(["T1", "T2"]);
});

test("a symbol in neither tier is unknown", async () => {
  const { darkpool } = await market(() => ({ json: [] }));
  expect(await darkpool.list("NOPE", range)).toBeUndefined();
});

test("a range without weeks is an empty list, not unknown", async () => {
  const { darkpool } = await market(() => ({ json: rows }));
  const found = await darkpool.list("AAPL", { from: "2026-11-01", to: "2026-11-20", limit: 5 });
  expect(found?.value).toEqual([]);
});

test.each<[string, Reply, string]>([
  ["a bad question", { status: 400, json: { message: "bad" } }, "upstream"],
  [
    "too many requests",
    { status: 429, json: {}, headers: { "retry-after": "60" } },
    "rate_limited",
  ],
  ["a list in CSV", { body: "weekStartDate\n", type: "text/plain" }, "upstream"],
  ["a row without shares", { json: [{ weekStartDate: "2026-10-12" }] }, "upstream"],
])("%s is reported", async (_, reply, code) => {
  const { darkpool } = await market(() => reply);
  expect((await fault(darkpool.list("AAPL", range))).code).toBe(code);
});

test("weeks of another symbol are dropped, and nothing but them is no answer", async () => {
  const own = week("2026-10-26", 300, { issueSymbolIdentifier: "BRK.B" });
  const other = week("2026-10-26", 900, { issueSymbolIdentifier: "AAPL" });
  const both = await market(() => ({ json: [own, other] }));
  expect((await both.darkpool.list("BRK-B", range))?.value.map(({ shares }) => shares)).toEqual([
    "300",
  ]);
  const wrong = await market(() => ({ json: [other] }));
  expect((await fault(wrong.darkpool.list("BRK-B", range))).code).toBe("not_found");
});
