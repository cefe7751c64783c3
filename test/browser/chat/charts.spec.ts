import { expect } from "@playwright/test";
import { asked, clean, replies, test } from "../support/screen.ts";

test("a ranking has a named chart and a table of its figures", async ({ page }) => {
  await asked(page, /^Smith family/, "Rank the accounts by unrealized gain in percent");
  const chart = replies(page).getByRole("figure");
  await expect(chart.getByRole("img")).toHaveAccessibleName(
    /^Bar chart: unrealized gain in percent of cost, 4 figures, Karen's Roth IRA \+68\.45%/,
  );
  await chart.getByText("Show as table").click();
  await expect(chart.getByRole("row", { name: /^Karen's Roth IRA/ })).toContainText("+68.45%");
  await clean(page);
  await page.reload();
  await expect(chart.getByRole("img")).toBeVisible();
});

test("shares and bands have charts of their own kind", async ({ page }) => {
  await asked(page, /^Smith family/, "What share of the portfolio is each account?");
  await expect(replies(page).getByRole("figure")).toContainText("%");
  await clean(page);
});

test("a chart that is asked for is drawn", async ({ page }) => {
  await asked(page, /^Okafor family/, "Show the allocation by asset class as a chart");
  const chart = replies(page).getByRole("figure");
  await expect(chart.getByRole("img")).toHaveAccessibleName(/^Shares: weight, 4 figures, /);
});
