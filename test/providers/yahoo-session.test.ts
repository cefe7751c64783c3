import { describe, expect, test } from "vitest";
import { fault } from "./providers.fixture.ts";
import { type Asked, type Reply, routes } from "./recorded-server.ts";
import { closed, market, source } from "./yahoo-market.ts";

const price = { longName: "Apple Inc.", currency: "USD", regularMarketTime: closed };
const summary = (modules: object): Reply => ({
  json: { quoteSummary: { result: [{ price, ...modules }], error: null } },
});
const cookie: Reply = {
  status: 404,
  body: "",
  type: "text/html",
  headers: { "set-cookie": "A3=d; Expires=Sat; Path=/" },
};
const crumb: Reply = { body: "cr/umb", type: "text/plain" };
const session = { "/": cookie, "/v1/test/getcrumb": crumb };
const invalid: Reply = {
  status: 401,
  json: { finance: { error: { description: "Invalid Crumb" } } },
};

describe("summary pages", () => {
  test("are read in a session, which is opened once", async () => {
    const { fundamentals, owners, asked } = await market(
      routes({
        ...session,
        "/v10/finance/quoteSummary/AAPL": summary({
          summaryDetail: { trailingPE: 36.4 },
          institutionOwnership: { ownershipList: [] },
        }),
      }),
    );
    expect(await fundamentals.get("AAPL")).toMatchObject({
      value: { pe_ratio: "36.4", revenue: null },
      source: { ...source, as_of: "2026-11-20" },
    });
    expect((await owners.list("AAPL", 5))?.value).toEqual([]);
    expect(asked.map(({ path }) => path)).toEqual([
      "/",
      "/v1/test/getcrumb",
      "/v10/finance/quoteSummary/AAPL",
      "/v10/finance/quoteSummary/AAPL",
    ]);
    expect(asked[1]?.headers.cookie).toBe("A3=d");
    expect(asked[2]).toMatchObject({ headers: { cookie: "A3=d" }, query: { crumb: "cr/umb" } });
  });

  test("that refuse an old session are requested again in a new one", async () => {
    let opened = 0;
    const { fundamentals } = await market(
      routes({
        "/": cookie,
        "/v1/test/getcrumb": () => ({ body: `crumb${++opened}`, type: "text/plain" }),
        "/v10/finance/quoteSummary/AAPL": ({ query }) =>
          query.crumb === "crumb2" ? summary({}) : invalid,
      }),
    );
    expect((await fundamentals.get("AAPL"))?.value.name).toBe("Apple Inc.");
  });

  test("that refuse every session are an upstream failure: no key would help", async () => {
    const { fundamentals, asked } = await market(
      routes({ ...session, "/v10/finance/quoteSummary/AAPL": invalid }),
    );
    expect(await fault(fundamentals.get("AAPL"))).toMatchObject({
      code: "upstream",
      message: "yahoo gives no session at the moment.",
    });
    expect(asked).toHaveLength(6);
  });

  test("list a fund's ten largest holdings; shares are not funds", async () => {
    const holdings = [{ symbol: "NVDA", holdingName: "NVIDIA", holdingPercent: 0.0994 }];
    const { funds } = await market(
      routes({
        ...session,
        "/v10/finance/quoteSummary/QQQ": summary({ topHoldings: { holdings } }),
        "/v10/finance/quoteSummary/AAPL": summary({}),
      }),
    );
    expect((await funds.get("QQQ"))?.value.constituents).toHaveLength(1);
    expect(await funds.get("AAPL")).toBeUndefined();
    expect([...(await funds.many(["QQQ", "AAPL", "NOPE"])).keys()]).toEqual(["QQQ"]);
  });
});

describe("the option chain", () => {
  const contract = {
    contractSymbol: "AAPL261218C00190000",
    strike: 190,
    lastPrice: 8.4,
    bid: 8.3,
    ask: 8.5,
    volume: 120,
    openInterest: 3400,
    impliedVolatility: 0.2731,
  };
  const expirations = Array.from({ length: 9 }, (_, index) => 1_797_552_000 + index * 604_800);
  const chain = ({ query }: Asked): Reply => ({
    json: {
      optionChain: {
        result: [
          {
            expirationDates: expirations,
            quote: {
              regularMarketPrice: 193.12,
              regularMarketTime: closed,
              gmtOffSetMilliseconds: -18_000_000,
            },
            options: [
              {
                expirationDate: Number(query.date ?? expirations[0]),
                calls: [contract],
                puts: [{ contractSymbol: "P", strike: 190.5 }],
              },
            ],
          },
        ],
        error: null,
      },
    },
  });
  const open = () => market(routes({ ...session, "/v7/finance/options/AAPL": chain }));

  test("is the one of today, for the next six expirations", async () => {
    const { options } = await open();
    const found = await options.chain("AAPL", null);
    expect(found).toMatchObject({
      value: { day: "2026-11-20", underlying_price: "193.12" },
      source: { ...source, as_of: "2026-11-20T21:00:00.000Z" },
    });
    expect(found?.value.options).toHaveLength(12);
    expect(found?.value.options.slice(0, 2)).toEqual([
      {
        contract: "AAPL261218C00190000",
        symbol: "AAPL",
        type: "call",
        expiration: "2026-12-18",
        strike: "190",
        last: "8.4",
        bid: "8.3",
        ask: "8.5",
        volume: 120,
        open_interest: 3400,
        implied_volatility: "0.2731",
        delta: null,
      },
      {
        contract: "P",
        symbol: "AAPL",
        type: "put",
        expiration: "2026-12-18",
        strike: "190.5",
        last: null,
        bid: null,
        ask: null,
        volume: null,
        open_interest: null,
        implied_volatility: null,
        delta: null,
      },
    ]);
  });

  test("of another day is not available here", async () => {
    const { options } = await open();
    expect(await fault(options.chain("AAPL", "2026-11-02"))).toMatchObject({
      code: "not_found",
      message: "yahoo has the option chain of 2026-11-20 only.",
    });
  });

  test("of a share without options is unknown", async () => {
    const none = { json: { optionChain: { result: [], error: null } } };
    const { options } = await market(routes({ ...session, "/v7/finance/options/NONE": none }));
    expect(await options.chain("NONE", null)).toBeUndefined();
  });
});
