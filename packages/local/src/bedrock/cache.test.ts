import { expect, test } from "vitest";
import { promptCache } from "./cache.ts";
import { ConverseBody } from "./validate.ts";

const point = { cachePoint: { type: "default" } };
const long = (letter: string) => ({ text: letter.repeat(8_000) });
/** The cache usage reported for a request with this content. */
const asked = (cache: ReturnType<typeof promptCache>, model: string, ...content: object[]) => {
  const request = { system: [{ text: "Be brief." }], messages: [{ role: "user", content }] };
  return cache(model, ConverseBody.parse(request), JSON.stringify(request).length);
};

test("a prefix is written once and read the next time", () => {
  const cache = promptCache();
  const first = asked(cache, "m", long("a"), point, { text: "now" });
  const { inputTokens, cacheWriteInputTokens: written = 0 } = first;
  expect(first.cacheReadInputTokens).toBe(0);
  expect([written > 2_000, inputTokens < 40]).toEqual([true, true]);
  expect(asked(cache, "m", long("a"), point, { text: "soon" })).toMatchObject({
    cacheReadInputTokens: written,
    cacheWriteInputTokens: 0,
  });
  const longer = asked(cache, "m", long("a"), long("b"), point);
  expect(longer.cacheReadInputTokens).toBe(written);
  expect(longer.cacheWriteInputTokens).toBeGreaterThan(2_000);
});

test("another model, another prefix, and a short one are not read", () => {
  const cache = promptCache();
  asked(cache, "m", long("a"), point);
  const others = [
    asked(cache, "n", long("a"), point),
    asked(cache, "m", long("b"), long("a"), point),
    asked(cache, "m", { text: "short" }, point),
  ];
  expect(others.map(({ cacheReadInputTokens }) => cacheReadInputTokens)).toEqual([0, 0, 0]);
  expect(others[2]).toMatchObject({ cacheWriteInputTokens: 0 });
});

test("without a cache point no cache usage is reported", () => {
  const cache = promptCache();
  expect(Object.keys(asked(cache, "m", long("a")))).toEqual(["inputTokens"]);
});
