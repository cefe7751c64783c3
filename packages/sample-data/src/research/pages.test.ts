import { WebResult } from "@advisor/domain/market/web-result";
import { describe, expect, test } from "vitest";
import { fictionalCompanies } from "./fictional-rows.ts";
import { listedRows } from "./listed-rows.ts";
import { researchPages } from "./pages.ts";

const pages = researchPages();

describe("the simulated web", () => {
  test("has pages of at least forty companies, fictional and real-named", () => {
    expect(fictionalCompanies.length + listedRows.length).toBeGreaterThanOrEqual(40);
  });

  test("states on every page, in title and text, that it is simulated", () => {
    for (const { title, snippet } of pages) {
      expect(title).toMatch(/\(simulated\)$/);
      expect(snippet).toMatch(/^Simulated page\. /);
    }
  });

  test("gives every page a unique address that does not exist", () => {
    expect(new Set(pages.map(({ url }) => url)).size).toBe(pages.length);
    for (const found of pages) {
      expect(WebResult.parse(found)).toEqual(found);
      expect(new URL(found.url).hostname).toMatch(/\.example$/);
    }
  });

  test("is short enough for a search result to show a page whole", () => {
    expect(Math.max(...pages.map(({ snippet }) => snippet.length))).toBeLessThanOrEqual(1_000);
  });

  test("omits what a row does not know", () => {
    const about = pages.filter(({ title }) => title.startsWith("Juneberry Foods"));
    const text = about.map(({ snippet }) => snippet).join(" ");
    expect(text).toContain("The largest customer paid 41 percent of revenue.");
    expect(text).not.toMatch(/recurring|founder|API/);
  });
});
