import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shrinkToFit } from "./fit.ts";

const size = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** The rows of a shortened list, and how many it says are missing. */
function readList(list: readonly unknown[]): { rows: unknown[]; leftOut: number } {
  const last = list.at(-1);
  const isCut = typeof last === "object" && last !== null && "left_out" in last;
  return isCut
    ? { rows: list.slice(0, -1), leftOut: Number(last.left_out) }
    : { rows: [...list], leftOut: 0 };
}

describe("an object that is too long", () => {
  it("drops rows of its lists, and states how many", () => {
    const rows = Array.from({ length: 100 }, (_, row) => row);
    expect(shrinkToFit({ name: "VOO", rows, few: ["a", "b"] }, 60)).toEqual({
      name: "VOO",
      rows: [0, 1, { left_out: 98 }],
      few: ["a", "b"],
    });
  });

  it("also drops rows of nested lists", () => {
    const account = { holdings: Array.from({ length: 100 }, (_, row) => row) };
    expect(shrinkToFit({ accounts: [account, account] }, 90)).toEqual({
      accounts: [{ holdings: [0, 1, { left_out: 98 }] }, { holdings: [0, 1, { left_out: 98 }] }],
    });
  });

  it("becomes a note if it has no rows to drop", () => {
    expect(shrinkToFit({ text: "x".repeat(1_000) }, 100)).toEqual({
      note: "The result is larger than 100 bytes.",
    });
  });

  it("is measured in bytes, not in characters", () => {
    const value = { rows: Array.from({ length: 10 }, () => "🚀") };
    expect(size(value)).toBe(80);
    expect(shrinkToFit(value, 79)).not.toEqual(value);
    expect(shrinkToFit(value, 80)).toBe(value);
  });

  it("treats a key named __proto__ like any other", () => {
    const value = JSON.parse(`{"__proto__":{"rows":[${"1,".repeat(200)}1]}}`);
    expect(JSON.stringify(shrinkToFit(value, 100))).toContain('"__proto__":{"rows":[1,');
  });
});

describe("any object", () => {
  const json = fc.dictionary(fc.string({ maxLength: 5 }), fc.jsonValue({ maxDepth: 4 }));

  it("is unchanged or within the limit, and always JSON", async () => {
    await fc.assert(
      fc.property(json, fc.integer({ min: 60, max: 400 }), (value, limit) => {
        const fitted = shrinkToFit(value, limit);
        if (size(value) <= limit) expect(fitted).toBe(value);
        expect(size(fitted)).toBeLessThanOrEqual(limit);
        expect(JSON.parse(JSON.stringify(fitted))).toBeTypeOf("object");
      }),
    );
  });

  it("with long lists keeps their first rows and counts the others", async () => {
    const list = fc.array(fc.integer(), { maxLength: 3_000 });
    await fc.assert(
      fc.property(list, list, (first, second) => {
        const fitted = shrinkToFit({ first, second }, 5_000);
        for (const [name, whole] of Object.entries({ first, second })) {
          const { rows, leftOut } = readList(fitted[name] as unknown[]);
          expect(rows).toEqual(whole.slice(0, rows.length));
          expect(rows.length + leftOut).toBe(whole.length);
        }
        expect(size(fitted)).toBeLessThanOrEqual(5_000);
      }),
    );
  });
});
