import { expect, test } from "vitest";
import { rows } from "./rows.ts";
import { titlesOf } from "./titles.ts";

test("each of the eighty faults has its row, once", () => {
  expect(rows.map(({ row }) => row)).toEqual(Array.from({ length: 80 }, (_, at) => at + 1));
});

test.each(rows)("$row is proven: $fault", async ({ proof, fault }) => {
  expect(fault).not.toBe("");
  expect(proof).not.toEqual([]);
  for (const [file, title] of proof) {
    const titles = [...(await titlesOf(file))].filter((one) => one.startsWith(title));
    expect(titles, `${file}: ${title}`).toHaveLength(1);
  }
});

test("exactly the rows without a test have a reason", () => {
  const reasons = rows.filter(({ reason }) => reason !== undefined).map(({ row }) => row);
  expect(reasons).toEqual([51, 68]);
});

test("a title that no test has is reported", async () => {
  const titles = await titlesOf("test/rows/rows.test.ts");
  expect([...titles]).toEqual([
    "each of the eighty faults has its row, once",
    "$row is proven: $fault",
    "exactly the rows without a test have a reason",
    "a title that no test has is reported",
  ]);
});
