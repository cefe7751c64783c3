import { describe, expect, test } from "vitest";
import { south, withApi } from "./api.fixture.ts";

const api = withApi();

interface Result {
  source_id: string;
  as_of: string;
  provider: string;
  simulated: boolean;
  code?: string;
  data: Record<string, unknown>;
}

const get = (query: string, as?: string) =>
  api.json<Result>(`GET /api/${query}`, as === undefined ? {} : { as });
const dataOf = async (query: string) => (await get(query)).body.data;

const routes: Readonly<Record<string, string>> = {
  activity: "activity",
  positions: "positions?symbol=AAPL",
  positions_list: "positions_list",
  performance: "performance?timeframe=YTD",
  quotes: "quotes?symbol=AAPL",
  facts: "facts?topic=roth",
  transfers: "transfers",
  account_summary: "account_summary",
};
const own = Object.entries(routes).filter(([name]) => name !== "facts");
const joined = (path: string, query: string) => `${path}${path.includes("?") ? "&" : "?"}${query}`;

test.each(Object.entries(routes))("%s is a tool's result with its source", async (name, path) => {
  const { status, body } = await get(path);
  expect([status, body.source_id, body.as_of]).toEqual([200, `tool:${name}:v1`, "2026-01-15"]);
  expect(body.data).toMatchObject({ found: true, as_of: "2026-01-15" });
});

test("statements are returned as stored", async () => {
  expect(await dataOf("account_summary")).toMatchObject({
    accounts: [{ account: "Brokerage", total_value: 128450.22, unsettled_cash: 350 }],
    totals: { total_value: 128450.22, total_cash: 12340.1, settled_cash: 11990.1 },
  });
  expect(await dataOf("performance?timeframe=YTD")).toMatchObject({
    account: "Brokerage",
    return_pct: 6.2,
    contributions: 1200,
  });
  expect(await dataOf("facts?topic=explain%20etfs")).toMatchObject({ topic: "etf_basics" });
});

describe("a filter returns only matching rows", () => {
  const rows = async (query: string, list: string, key: string) =>
    ((await dataOf(query))[list] as Record<string, unknown>[]).map((row) => row[key]);

  test.each([
    ["activity", "trades", "symbol", ["AAPL", "MSFT"]],
    ["activity?symbol=msft", "trades", "symbol", ["MSFT"]],
    ["activity?side=BUY", "trades", "side", ["BUY"]],
    ["activity?from=2026-01-08", "trades", "symbol", ["AAPL"]],
    ["activity?to=2026-01-07", "trades", "symbol", ["MSFT"]],
    ["activity?from=2026-01-15", "trades", "symbol", []],
    ["activity?limit=1", "trades", "symbol", ["AAPL"]],
    ["positions?symbol=VOO", "positions", "quantity", [25]],
    ["positions?symbol=TSLA", "positions", "quantity", []],
    ["positions_list?asset_class=etf", "positions", "symbol", ["VOO"]],
    ["positions_list?asset_class=funds", "positions", "symbol", []],
    ["positions_list?account=brokerage", "positions", "symbol", ["AAPL", "MSFT", "VOO"]],
    ["quotes", "quotes", "symbol", ["AAPL", "MSFT", "VOO", "TSLA"]],
    ["quotes?symbol=TSLA", "quotes", "price", [238.22]],
    ["quotes?symbol=aapl,VOO", "quotes", "symbol", ["AAPL", "VOO"]],
    ["quotes?symbol=AAPL&symbol=VOO", "quotes", "symbol", ["AAPL", "VOO"]],
    ["quotes?symbols=AAPL,VOO", "quotes", "symbol", ["AAPL", "VOO"]],
    ["quotes?symbol=aapl,%20voo,AAPL", "quotes", "symbol", ["AAPL", "VOO"]],
    ["activity?from=2026-01-14&to=2026-01-07", "trades", "symbol", []],
    ["activity?symbol=AAPL&side=SELL", "trades", "symbol", []],
    ["transfers?status=completed&type=withdrawal", "transfers", "amount", []],
    ["transfers?from=2026-01-08&to=2026-01-08", "transfers", "amount", [750]],
    ["positions_list?limit=1", "positions", "symbol", ["AAPL"]],
    ["positions_list?account=%20BROKERAGE%20", "positions", "symbol", ["AAPL", "MSFT", "VOO"]],
    ["positions?symbol=voo&account=Savings", "positions", "symbol", []],
    ["transfers?type=deposit", "transfers", "amount", [1500, 750]],
    ["transfers?status=pending", "transfers", "amount", [500]],
    ["transfers?type=deposit&limit=1", "transfers", "amount", [1500]],
    ["transfers?from=2026-01-09&to=2026-01-11", "transfers", "amount", [500]],
    ["transfers?account=Savings", "transfers", "amount", []],
  ])("%s", async (query, list, key, expected) => {
    expect(await rows(query, list, key)).toEqual(expected);
  });

  test("an account of several shows its own rows only", async () => {
    const name = encodeURIComponent("Karen's Roth IRA");
    const list = await rows(
      `positions_list?household_id=D1&account=${name}`,
      "positions",
      "symbol",
    );
    expect(list).toEqual(["QQQ", "NVDA", "VXUS"]);
    const total = (await dataOf(`account_summary?household_id=D1&account=${name}`)).totals;
    expect(total).toMatchObject({ total_value: 122230 });
  });
});

describe("missing data is reported together with what is available", () => {
  test.each([
    ["positions?symbol=TSLA", ["AAPL", "MSFT", "VOO"]],
    ["positions_list?asset_class=bonds", ["stocks", "etf"]],
    ["performance?timeframe=1Y", ["YTD"]],
    ["quotes?symbol=NVDA", ["AAPL", "MSFT", "VOO", "TSLA"]],
    ["facts?topic=crypto", ["Roth IRA", "ETF basics", "Rebalancing"]],
    ["activity?account=Savings", ["Brokerage"]],
    ["positions?symbol=AAPL&account=Savings", ["Brokerage"]],
    ["performance?timeframe=YTD&account=Savings", ["Brokerage"]],
    ["account_summary?account=Savings", ["Brokerage"]],
  ])("%s", async (query, available) => {
    const { status, body } = await get(query);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ found: false, reason: expect.any(String), available });
  });

  test("a symbol without a quote next to one with a quote", async () => {
    expect(await dataOf("quotes?symbol=AAPL,NVDA")).toMatchObject({
      found: true,
      not_found: ["NVDA"],
      available: ["AAPL", "MSFT", "VOO", "TSLA"],
    });
  });
});

test.each([
  "positions",
  "facts",
  "facts?topic=%20",
  "performance?timeframe=2Y",
  "performance?timeframe=ytd",
  "positions_list?asset_class=crypto",
  "activity?side=HOLD",
  "activity?from=yesterday",
  "activity?from=2026-02-30",
  "activity?limit=0",
  "activity?limit=1.5",
  "activity?limit=abc",
  "activity?limit=1e9",
  "activity?limit=0x10",
  "activity?limit=1e1",
  "activity?limit=%20",
  "activity?limit=-0",
  "activity?limit=1&limit=2",
  "activity?symbol=AAPL&symbol=MSFT",
  "positions_list?asset_class=etf&asset_class=stocks",
  "positions_list?asset_class=ETF",
  "positions_list?account=%20",
  "positions?symbol=AAPL,VOO",
  "quotes?symbol=,",
  "quotes?symbol=AAPL,,VOO",
  "activity?side=buy",
  "transfers?status=lost",
  "transfers?type=gift",
  `quotes?symbol=${Array.from({ length: 60 }, (_, at) => `S${at}`).join(",")}`,
])("%s is refused with a reason", async (query) => {
  const { status, body } = await get(query);
  expect([status, body.code]).toEqual([400, "invalid_arguments"]);
});

const hostile = [
  "' OR 1=1 --",
  "../../etc/passwd",
  "\u0000",
  "__proto__",
  "constructor",
  "<script>",
  "𝔸𝔸𝔓𝕃",
  "A".repeat(5_000),
  "%",
  "[object Object]",
  "NaN",
  "-1",
  "$where",
  "{{7*7}}",
  "\r\nx-evil: 1",
  "\ud83d\ude00".repeat(200),
  "AAPL\u0000",
  "\u202eLPAA",
  "hh_d5",
  '{"$ne": null}',
  "99999999999999999999999999",
];

test.each(hostile)("%j as any parameter causes no internal error", async (text) => {
  const value = encodeURIComponent(text);
  const names = ["symbol", "account", "household_id", "topic", "timeframe", "asset_class", "limit"];
  for (const path of Object.values(routes)) {
    for (const name of [...names, "from", "__proto__", "constructor"]) {
      const [base, given = ""] = path.split("?");
      const rest = given.startsWith(`${name}=`) ? "" : given;
      const answer = await api.call(`GET /api/${base}?${rest}&${name}=${value}`);
      expect(answer.status, `${base} ${name}`).toBeLessThan(500);
      expect(answer.headers.get("x-evil")).toBeNull();
      expect(await answer.text()).not.toMatch(/node_modules|\.ts:|ValidationException/);
    }
  }
});

describe("access to households", () => {
  test.each(own)(
    "%s of another advisor's household gets the same response as an unknown one",
    async (_, path) => {
      for (const id of ["hh_d5", "D5", "hh_d99"]) {
        const { status, body } = await get(joined(path, `household_id=${id}`));
        expect([status, body.code]).toEqual([404, "not_found"]);
      }
    },
  );

  test.each(own)("%s without a household is refused if there is no default", async (_, path) => {
    const { status, body } = await get(path, south);
    expect([status, body.code]).toEqual([400, "household_required"]);
    const named = await get(joined(path, "household_id=hh_d6"), south);
    expect([named.status, named.body.as_of]).toEqual([200, "2026-11-20"]);
  });

  test("education facts are the same for everyone", async () => {
    expect((await get("facts?topic=roth", south)).body.data).toMatchObject({ topic: "roth_ira" });
  });

  test.each(Object.values(routes))("%s without a token is refused", async (path) => {
    expect((await api.call(`GET /api/${path}`, { as: null })).status).toBe(401);
  });
});
