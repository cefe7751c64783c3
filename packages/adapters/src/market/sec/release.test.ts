import { expect, test } from "vitest";
import { firstQuarterNamed, releaseParagraphs } from "./release.ts";

test.each([
  ["Apple reports fourth quarter results for fiscal 2026", undefined],
  ["Results for the Fourth Quarter 2026", "2026Q4"],
  ["Fiscal 2026 First Quarter Results", "2026Q1"],
  ["second-quarter fiscal year 2026 revenue", "2026Q2"],
  ["its fiscal 2026 fourth quarter ended September 26, 2026", "2026Q4"],
  ["third quarter of fiscal 2026, up from the third quarter of 2025", "2026Q3"],
  ["NVIDIA Announces Q3 FY2027 results", "2027Q3"],
  ["Q2 Fiscal 2026 highlights, first quarter 2025 below", "2026Q2"],
  ["Annual report 2026", undefined],
])("%s is about %s", (text, quarter) => {
  expect(firstQuarterNamed(text)).toBe(quarter);
});

test("a release keeps its paragraphs, without tables, scripts and rules", () => {
  const html = `<html><head><title>x</title></head><body><div><p>Sales&nbsp;rose <b>3&#160;%</b>.</p>
    <table><tr><td>Revenue</td></tr></table><p>***</p><div>Outlook</div><script>alert(1)</script></div></body></html>`;
  expect(releaseParagraphs(html)).toEqual(["Sales rose 3 % .", "Outlook"]);
});
