import type { FigureUnit } from "@advisor/domain/figure";
import { expect, test } from "vitest";
import { ownZone, zonedFormat } from "../../format/zone.ts";
import { cellText, fieldName, fieldNames, readableFields } from "./cell-text.ts";

test("a figure has the unit in its field's name, and the heading does not repeat it", () => {
  const at = "2026-11-20T21:00:00Z";
  const fields: [string, unknown, string, string][] = [
    ["weight_pct", 50.683333, "Weight", "50.68%"],
    ["drift_pp", 5.683333, "Drift pp", "+5.68 pp"],
    ["trade_usd", -170_000, "Trade", "−$170,000"],
    ["trade_usd", 60_000, "Trade", "+$60,000"],
    ["gain_limit_usd", 150_000, "Gain limit", "$150,000"],
    ["proceeds_usd", 12.5, "Proceeds", "$12.50"],
    ["quantity", 400, "Quantity", "400"],
    ["asset_class", "us_equity", "Asset class", "US equity"],
    ["asset_class", "cash", "Asset class", "Cash"],
    ["title", "cash", "Title", "cash"],
    ["as_of", "2026-11-20", "As of", "Nov 20, 2026"],
    ["as_of", at, "As of", zonedFormat("en-US", ownZone, { year: "numeric" })(at)],
    ["lot_id", "lot_d2_1", "Lot ID", "lot_d2_1"],
    ["pct", 3, "%", "3"],
    ["warnings", [], "Warnings", "none"],
    ["legs", [{ side: "sell" }], "Legs", "1 listed below"],
    ["covered", false, "Covered", "no"],
    ["price", null, "Price", "–"],
  ];
  for (const [field, value, name, text] of fields)
    expect([fieldName(field), cellText(field, value)]).toEqual([name, text]);
});

test("a known unit goes before the one in the field's name", () => {
  const units: Record<string, FigureUnit> = { gain_pct: "ratio", fare: "inr", value: "usd" };
  const unitOf = (field: string) => units[field];
  const texts = [cellText("gain_pct", 0.2853, unitOf), cellText("fare", 12.5, unitOf)];
  expect(texts).toEqual(["+28.53%", "₹12.50"]);
  expect(cellText("leg", { value: 1800.54, weight_pct: 5 }, unitOf)).toBe(
    "value $1,800.54, weight 5.00%",
  );
});

test("a nested record is one line without ids, unknown values and lists", () => {
  const leg = {
    ...{ account_id: "acc_1", account: "Chidi's 401(k)", side: "sell", symbol: "QQQ" },
    ...{
      quantity: 400,
      proceeds_usd: 170_000,
      gain_usd: null,
      lots: [{ lot_id: "lot_1", quantity: 250 }],
    },
  };
  expect(cellText("leg", leg)).toBe("Chidi's 401(k), sell, QQQ, quantity 400, proceeds $170,000");
});

test("a record that has only ids keeps them", () => {
  expect(readableFields({ lot_id: "lot_1" })).toEqual([["lot_id", "lot_1"]]);
});

test("headings side by side that differ in their unit alone keep it", () => {
  expect(fieldNames(["account", "gain_pct", "gain", "weight_pct"])).toEqual([
    ...["Account", "Gain %", "Gain", "Weight"],
  ]);
});
