import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type * as Axe from "axe-core";

declare global {
  interface Window {
    /** Defined by the script that `findings` loads. */
    axe: typeof Axe;
  }
}

const require = createRequire(import.meta.url);
const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The rules whose result depends on colors. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/**
 * Axe's findings by all of its rules, or by some. It runs inside the page, and is loaded once per
 * document: its package for Playwright merges the frames of a page in a blank one, which costs ten
 * times as much and changes nothing for a page without frames.
 */
export async function findings(page: Page, rules?: string[]): Promise<object[]> {
  expect(page.frames()).toHaveLength(1);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(source);
  return page.evaluate(async (only) => {
    const { violations } = await window.axe.run({
      resultTypes: ["violations"],
      ...(only === undefined ? {} : { runOnly: only }),
    });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
    }));
  }, rules);
}
