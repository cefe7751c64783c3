import { perplexityProvider } from "@advisor/adapters/market/perplexity/perplexity";
import { expect, test } from "vitest";
import { json, withProvider, world } from "./provider-server.ts";
import { refusesAsDue } from "./refusals.ts";

const server = withProvider();
const open = () => perplexityProvider({ ...world(), key: "pplx-key", base: server.base() });
const page = (title: string) => ({
  title,
  url: `https://n.example/${title}`,
  snippet: "…",
  date: null,
});

refusesAsDue({
  provider: "perplexity",
  ask: (given, key, signal) => perplexityProvider({ ...given, key }).web.search("apple", 5, signal),
  good: () => json({ results: [page("a")] }),
});

test("a search is one request with the key in a header and returns its cost", async () => {
  server.answer(() =>
    json({ results: ["a", "b", "c"].map(page), usage: { cost: { total_cost: 0.005 } } }),
  );
  expect(await open().web.search("is apple growing?", 2)).toEqual({
    value: {
      answer: null,
      results: [
        { title: "a", url: "https://n.example/a", snippet: "…", date: null },
        { title: "b", url: "https://n.example/b", snippet: "…", date: null },
      ],
      cost_usd: 0.005,
    },
    source: { as_of: "2026-11-20", provider: "perplexity", delay: "realtime", simulated: false },
  });
  expect(server.asked).toMatchObject([
    {
      path: "/search",
      body: { query: "is apple growing?", max_results: 2 },
      headers: { authorization: "Bearer pplx-key", "content-type": "application/json" },
    },
  ]);
});

test("nothing found costs the estimate too", async () => {
  server.answer(() => json({ results: [] }));
  expect((await open().web.search("nothing", 5)).value).toEqual({
    answer: null,
    results: [],
    cost_usd: 0.01,
  });
});

test("no more results are requested than the provider allows", async () => {
  server.answer(() => json({ results: [] }));
  await open().web.search("apple", 100);
  expect(server.asked[0]?.body).toEqual({ query: "apple", max_results: 20 });
});
