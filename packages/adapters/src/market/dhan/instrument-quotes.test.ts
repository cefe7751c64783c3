import { expect, test } from "vitest";
import { quoteRequestBodies } from "./instrument-quotes.ts";

test("ids become numbers by segment, without duplicates or invalid ids", () => {
  expect(quoteRequestBodies({ NSE_EQ: ["11536", "2885", "11536", "x"], IDX_I: ["13"] })).toEqual([
    { NSE_EQ: [11536, 2885], IDX_I: [13] },
  ]);
  expect(quoteRequestBodies({})).toEqual([]);
});

test("more than a thousand ids are split over several requests", () => {
  const ids = Array.from({ length: 1500 }, (_, id) => String(id));
  const asked = quoteRequestBodies({ NSE_EQ: ids, BSE_EQ: ["1"] });
  expect(asked.map((body) => Object.values(body).flat().length)).toEqual([1000, 501]);
  expect(asked[1]?.BSE_EQ).toEqual([1]);
});
