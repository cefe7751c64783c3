import { expect, test } from "vitest";
import { dhanRefusal } from "./refusal.ts";

const trading = (errorCode: string) => ({ errorType: "X", errorCode, errorMessage: "…" });
const feed = (code: string) => ({ data: { [code]: "…" }, status: "failed" });

test.each([
  [trading("DH-901"), "no_key"],
  [trading("DH-902"), "no_key"],
  [trading("DH-904"), "rate_limited"],
  [trading("DH-905"), "not_found"],
  [trading("DH-907"), "not_found"],
  [trading("DH-908"), "upstream"],
  [feed("805"), "rate_limited"],
  [feed("806"), "no_key"],
  [feed("807"), "no_key"],
  [feed("814"), "not_found"],
  [feed("800"), "upstream"],
  [{ data: { NSE_EQ: { "11536": { last_price: 1 } } }, status: "success" }, undefined],
  [{ open: [], close: [] }, undefined],
  ["<html>", undefined],
  [null, undefined],
])("%j means %s", (body, reason) => {
  expect(dhanRefusal({ body })).toBe(reason);
});
