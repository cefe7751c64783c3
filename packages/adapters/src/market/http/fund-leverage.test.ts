import { expect, test } from "vitest";
import { fundLeverage } from "./fund-leverage.ts";

test.each([
  ["Vanguard S&P 500 ETF", "1"],
  ["iShares Short Treasury Bond ETF", "1"],
  ["Direxion Daily Semiconductor Bull 3X Shares", "3"],
  ["Direxion Daily S&P 500 Bear 1X Shares", "-1"],
  ["GraniteShares 1.5x Long NVDA Daily ETF", "1.5"],
  ["ProShares Ultra QQQ", "2"],
  ["ProShares UltraPro QQQ", "3"],
  ["ProShares UltraPro Short QQQ", "-3"],
  ["ProShares UltraShort S&P500", "-2"],
  ["ProShares Short S&P500", "-1"],
])("%s moves %s times its index", (name, factor) => {
  expect(fundLeverage(name)).toBe(factor);
});
