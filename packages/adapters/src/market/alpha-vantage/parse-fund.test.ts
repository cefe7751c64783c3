import { expect, test } from "vitest";
import { AlphaVantageFundProfile, parseFund } from "./parse-fund.ts";

const read = (body: unknown) => parseFund("QQQ", AlphaVantageFundProfile.parse(body), "2026-11-20");

test("a profile becomes a fund with weights as fractions of 1", () => {
  expect(
    read({
      net_assets: "394100000000",
      net_expense_ratio: "0.002",
      leveraged: "NO",
      sectors: [{ sector: "INFORMATION TECHNOLOGY", weight: "0.51" }],
      holdings: [
        { symbol: "NVDA", description: "NVIDIA CORP", weight: "0.0912" },
        { symbol: "n/a", description: "CASH", weight: "0.0004" },
        { symbol: "AAPL", description: "APPLE INC", weight: "n/a" },
      ],
    }),
  ).toEqual({
    symbol: "QQQ",
    name: "QQQ",
    as_of: "2026-11-20",
    expense_ratio_pct: "0.2",
    leverage: "1",
    constituents: [
      { symbol: "NVDA", name: "NVIDIA CORP", issuer_id: null, weight: "0.0912" },
      { symbol: null, name: "CASH", issuer_id: null, weight: "0.0004" },
    ],
  });
});

test("a symbol that is not a fund has no profile", () => {
  expect(read({})).toBeUndefined();
  expect(read({ net_assets: "n/a", holdings: [] })).toBeUndefined();
});

test("a leveraged fund gives no result, so that a provider with its leverage factor is asked", () => {
  const profile = { leveraged: "YES", holdings: [{ symbol: "NVDA", weight: "0.1" }] };
  expect(() => read(profile)).toThrowError(expect.objectContaining({ code: "not_found" }));
});
