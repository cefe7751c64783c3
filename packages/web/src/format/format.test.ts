import { expect, it } from "vitest";
import {
  checkedOn,
  costText,
  dateTimeAmong,
  dayHead,
  dayOf,
  fullDateTime,
  pricesDay,
  pricesOf,
  timeUntil,
} from "./format.ts";

it.each([
  [costText(0), "$0.00"],
  [costText(0.25), "$0.25"],
  [costText(0.00123), "$0.0012"],
  [checkedOn("2026-11-24", "2026-11-20"), "checked Nov 24, 2026 on Nov 20, 2026 prices"],
  [checkedOn("2026-11-24", null), "checked Nov 24, 2026, no prices on file"],
  [pricesOf("2026-11-20", "2026-11-23"), "Prices: Fri, Nov 20 close"],
  [pricesOf("2026-11-20", "2026-11-24"), "Prices: Fri, Nov 20 close, 2 trading days old"],
  [pricesDay("2026-11-20", "2026-11-24"), "Prices of Nov 20, 2 trading days old"],
  [pricesOf("2026-11-20", undefined), "Prices: Fri, Nov 20 close"],
])("%s is written as %s", (written, expected) => {
  expect(written).toBe(expected);
});

const noon = "2026-11-24T12:00:00.000Z";
const minutesBefore = (minutes: number) => Date.parse(noon) - minutes * 60_000;

it.each([
  [timeUntil(noon, minutesBefore(0), "2026-11-24"), "Now"],
  [timeUntil(noon, minutesBefore(10), "2026-11-24"), "In 10 min"],
  [timeUntil(noon, minutesBefore(90), "2026-11-24"), "Today"],
  [timeUntil(noon, minutesBefore(-90), "2026-11-24"), "Today"],
  [timeUntil(noon, minutesBefore(1_500), "2026-11-23"), "Tue, Nov 24"],
  [dayHead(noon, "2026-11-24"), "Today, Tue, Nov 24"],
  [dayHead(noon, "2026-11-23"), dayOf(noon)],
])("a meeting says when it is: %s", (written, expected) => {
  expect(written).toBe(expected);
});

it("paper states the year of a meeting, and an invalid time as it is", () => {
  expect(fullDateTime(noon)).toMatch(/^Tue, Nov 24, 2026, \d+:00/);
  expect(fullDateTime("soon")).toBe("soon");
});

it("times of the same minute have seconds, so that they can be told apart", () => {
  const all = ["2026-11-24T14:50:07.000Z", "2026-11-24T14:50:41.000Z", "2026-11-24T14:51:00.000Z"];
  const [first, second, third] = all.map((iso) => dateTimeAmong(iso, all));
  expect(first).toMatch(/:50:07/);
  expect(second).toMatch(/:50:41/);
  expect(third).toMatch(/:51(?!:)/);
});
