import { expect, test } from "vitest";
import { type Env, readChains } from "./chains.ts";

const answers = new Map([
  ["embedded", new Set(["quotes", "news", "funds", "web"])],
  ["yahoo", new Set(["quotes", "news"])],
  ["sec", new Set(["news", "funds"])],
]);

const order = (env: Env) => {
  const { shared: of } = readChains(env, answers);
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

test("a tool's own chain is for its one port and for that tool only", () => {
  const env = { PROVIDERS: "embedded", PROVIDERS_GET_TICKER_INFO: "yahoo" };
  const { own } = readChains(env, answers);
  expect(order(env)).toEqual(plain);
  expect(own("get_ticker_info")).toEqual({ port: "quotes", chain: ["yahoo"] });
  expect(own("get_ticker_info_bulk")).toBeUndefined();
});

test("two tools that ask the same port may have different chains", () => {
  const { own } = readChains(
    { PROVIDERS_GET_TICKER_NEWS: "sec,yahoo", PROVIDERS_GET_ALL_TICKER_NEWS: "embedded" },
    answers,
  );
  expect([own("get_ticker_news")?.chain, own("get_all_ticker_news")?.chain]).toEqual([
    ["sec", "yahoo"],
    ["embedded"],
  ]);
});

test.each<[Env, string]>([
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
])("%o is refused at start", (env, message) => {
  expect(() => readChains(env, answers)).toThrow(
    expect.objectContaining({ kind: "invalid", code: "providers_misconfigured", message }),
  );
});

test("an unknown tool or an empty chain is refused at startup", () => {
  expect(() => readChains({ PROVIDERS_CREATE_TASK: "embedded" }, answers)).toThrow(
    /^PROVIDERS_CREATE_TASK names no tool that has providers\. Tools: get_ticker_info, /,
  );
});
