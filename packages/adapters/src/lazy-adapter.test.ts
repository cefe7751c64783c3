import { expect, test } from "vitest";
import { lazyAdapter } from "./lazy-adapter.ts";

interface Owners {
  list(symbol: string, limit: number): Promise<string[] | undefined>;
  count(): Promise<number>;
}

test("an adapter is loaded with the first call, which it answers as it is", async () => {
  let loads = 0;
  const asked: unknown[] = [];
  const late = lazyAdapter<Owners>({ list: true, count: true }, async () => {
    loads += 1;
    return {
      async list(...given) {
        asked.push(...given);
        return undefined;
      },
      count: async () => 3,
    };
  });
  expect([loads, Object.keys(late)]).toEqual([0, ["list", "count"]]);
  expect(await late.list("AAPL", 3)).toBeUndefined();
  expect([loads, asked]).toEqual([1, ["AAPL", 3]]);
  expect(await late.count()).toBe(3);
});
