import { News } from "@advisor/domain/market/news";
import { expect, test } from "vitest";
import { keepCompleteRows } from "./complete.ts";

const item = {
  id: "1",
  title: "Apple reports",
  summary: null,
  publisher: null,
  published_at: "2026-11-20T12:00:00.000Z",
  url: null,
  symbols: ["AAPL"],
};

test("a row without a required field is dropped", () => {
  expect(keepCompleteRows("fmp", News, [item, { ...item, title: null }])).toEqual([item]);
  expect(keepCompleteRows("fmp", News, [])).toEqual([]);
});

test("a response without any complete row is a failure of the provider", () => {
  expect(() => keepCompleteRows("fmp", News, [{ ...item, published_at: null }])).toThrowError(
    expect.objectContaining({ code: "upstream" }),
  );
});
