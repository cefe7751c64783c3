import { expect, test } from "vitest";
import * as z from "zod";
import { fittingRows } from "./fitting-rows.ts";

const Rows = fittingRows(z.object({ name: z.string() }));

test("a null or a bad row voids only itself", () => {
  expect(Rows.parse([{ name: "a" }, null, { name: 5 }, "text", { name: "b" }])).toEqual([
    { name: "a" },
    { name: "b" },
  ]);
  expect(Rows.parse([])).toEqual([]);
  expect(Rows.parse([null])).toEqual([]);
});

test("a list in which no row fits is a changed format, and anything else is not a list", () => {
  expect(Rows.safeParse([{ title: "a" }]).success).toBe(false);
  expect(Rows.safeParse({ rows: [] }).success).toBe(false);
  expect(Rows.safeParse(null).success).toBe(false);
});
