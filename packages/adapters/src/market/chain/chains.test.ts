import { expect, test } from "vitest";
import { type ProviderEnv, readProviderChains } from "./chains.ts";

const answers = new Map([
  ["embedded", new Set(["quotes", "news", "funds", "web"])],
  ["yahoo", new Set(["quotes", "news"])],
  ["sec", new Set(["news", "funds"])],
]);

const order = (env: ProviderEnv) => {
  const { shared: of } = readProviderChains(env, answers);
  return { quotes: of("quotes"), news: of("news"), funds: of("funds"), web: of("web") };
};

const embedded = ["embedded"];
const plain = { quotes: embedded, news: embedded, funds: embedded, web: embedded };

test("the embedded data answers everything by default", () => {
  expect(order({})).toEqual(plain);
});

test("the default chain skips the providers that do not serve a port", () => {
  expect(order({ PROVIDERS: "yahoo, sec,embedded,yahoo" })).toEqual({
    quotes: ["yahoo", "embedded"],
    news: ["yahoo", "sec", "embedded"],
    funds: ["sec", "embedded"],
    web: ["embedded"],
  });
});

test("a provider that is not listed is in no chain", () => {
  expect(order({ PROVIDERS: "yahoo" })).toEqual({
    quotes: ["yahoo"],
    news: ["yahoo"],
    funds: [],
    web: [],
  });
});

test("a chain set for one tool applies only to that tool and its port", () => {
  const env = { PROVIDERS: "embedded", PROVIDERS_GET_TICKER_INFO: "yahoo" };
  const { own } = readProviderChains(env, answers);
  expect(order(env)).toEqual(plain);
  expect(own("get_ticker_info")).toEqual({ port: "quotes", chain: ["yahoo"] });
  expect(own("get_ticker_info_bulk")).toBeUndefined();
});

test("two tools that use the same port may have different chains", () => {
  const { own } = readProviderChains(
    { PROVIDERS_GET_TICKER_NEWS: "sec,yahoo", PROVIDERS_GET_ALL_TICKER_NEWS: "embedded" },
    answers,
  );
  expect([own("get_ticker_news")?.chain, own("get_all_ticker_news")?.chain]).toEqual([
    ["sec", "yahoo"],
    ["embedded"],
  ]);
});

test("an empty variable counts as unset", () => {
  const { shared, own } = readProviderChains(
    { PROVIDERS: "", PROVIDERS_GET_ETF_HOLDINGS: "" },
    answers,
  );
  expect([shared("funds"), own("get_etf_holdings")]).toEqual([["embedded"], undefined]);
});

test.each<[ProviderEnv, string]>([
  [
    { PROVIDERS: "yaho,embedded" },
    'PROVIDERS names "yaho", which is no provider. Choose from embedded, yahoo, sec.',
  ],
  [
    { PROVIDERS: "yahoo,,embedded" },
    'PROVIDERS names "", which is no provider. Choose from embedded, yahoo, sec.',
  ],
  [
    { PROVIDERS_GET_ETF_HOLDINGS: "sec,yahoo" },
    'PROVIDERS_GET_ETF_HOLDINGS names "yahoo", which cannot answer that. Choose from embedded, sec.',
  ],
])("%o is rejected at startup", (env, message) => {
  expect(() => readProviderChains(env, answers)).toThrow(
    expect.objectContaining({ kind: "invalid", code: "providers_misconfigured", message }),
  );
});

test("a chain for an unknown tool is rejected at startup", () => {
  expect(() => readProviderChains({ PROVIDERS_CREATE_TASK: "embedded" }, answers)).toThrow(
    /^PROVIDERS_CREATE_TASK names no tool that has providers\. Tools: company_lookup, compare_funds, /,
  );
});
