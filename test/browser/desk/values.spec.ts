import { expect, type Page } from "@playwright/test";
import { cleanEverywhere, panelOf, signIn, test } from "../support/screen.ts";

const values = (page: Page) => page.getByRole("region", { name: "Value over time" });

/** Where there is no room beside the conversation, the household is the page and has no panel. */
async function openPanel(page: Page, household: string): Promise<void> {
  await signIn(page, `/?household=${household}`);
  const inside = values(page);
  const opener = page.getByRole("button", { name: "Panel", exact: true });
  await expect(opener.or(page.getByRole("region", { name: "Household" }))).toBeVisible();
  if (await opener.isVisible())
    await page.getByRole("button", { name: "Household", exact: true }).click();
  await expect(inside).toHaveAttribute("aria-busy", "false");
  await inside.scrollIntoViewIfNeeded();
}

test("the newest value is the panel's total, and withdrawals do not count as losses", async ({
  page,
}) => {
  await openPanel(page, "hh_d3");
  await expect(panelOf(page).locator(".panel-whose")).toContainText("$800,000");
  const inside = values(page);
  await expect(inside.getByRole("img")).toHaveAccessibleName(
    /^Value from \$818,192 on Dec 31, 2025 to \$800,000 on Nov 20, 2026, with deposits or withdrawals on 13 days$/,
  );
  await expect(inside).toContainText("Nov 20, 2026: $800,000");
  await expect(inside).toContainText("The same as the holdings above at Nov 20, 2026 prices.");
  await expect(inside).toContainText("by the custodian's report (simulated)");
  await expect(inside).toContainText("Net deposits−$81,525");
  await expect(inside).toContainText("Gain without them+$63,333.16");
  await expect(inside).toContainText("+8.14%");
  await expect(inside.locator(".value-mark")).toHaveCount(13);
});

test("the period can be chosen, and each day read with the keyboard", async ({ page }) => {
  await openPanel(page, "hh_d3");
  const inside = values(page);
  await inside.getByText("Since start").click();
  await expect(inside).toContainText("Oct 31, 2025 to Nov 20, 2026.");
  await inside.getByText("1 year").click();
  await expect(inside).toContainText("Nov 20, 2025 to Nov 20, 2026.");
  const day = inside.getByRole("slider", { name: "Day of the value" });
  await day.focus();
  await page.keyboard.press("Home");
  await expect(day).toHaveAttribute("aria-valuetext", /^Nov 20, 2025: \$/);
  await page.keyboard.press("End");
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowLeft");
  await expect(day).toHaveAttribute(
    "aria-valuetext",
    /^Sep 15, 2026: \$[\d,]+, withdrawal −\$20,000 on Sep 15, 2026 \(/,
  );
  await expect(inside.locator(".value-read")).toContainText("withdrawal −$20,000 on Sep 15, 2026");
});

test("the figures are also a table, which is copied as cells", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPanel(page, "hh_d3");
  const inside = values(page);
  await inside.getByText("Show as table").click();
  const table = inside.getByRole("table", { name: "Value over time, this year" });
  await expect(table.getByRole("row").nth(1)).toHaveText("Nov 20, 2026$800,000none");
  await inside.getByRole("button", { name: "Copy cells" }).click();
  await expect(inside.getByRole("button", { name: "Copied" })).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(lines.slice(0, 2)).toEqual([
    "Day\tValue, USD\tNet deposits, USD",
    "2026-11-20\t800000.00\t",
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^2026-09-15\t\d+\.\d\d\t-20000\.00$/));
});

test("hidden amounts hide the chart's axis, the selected day and its description", async ({
  page,
}) => {
  await openPanel(page, "hh_d3");
  const inside = values(page);
  await expect(inside.locator("svg text").first()).toHaveText(/^\$\d/);
  await page.keyboard.press("Shift+H");
  await expect(inside.locator("svg text").first()).toHaveText("$•••");
  await inside.getByText("1 year").click();
  await inside.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await expect(inside.locator(".value-read")).toHaveText("Nov 20, 2025: $•••");
  await expect(inside.getByRole("slider")).toHaveAttribute("aria-valuetext", "Nov 20, 2025: $•••");
  await inside.getByText("Show as table").click();
  expect(await inside.evaluate((section) => section.outerHTML)).not.toMatch(/\$\s?\d/);
  await expect(inside).toContainText(/[+−]\d+\.\d\d%/);
});

test("without values on file the panel says what to import", async ({ page }) => {
  await openPanel(page, "hh_d11");
  await expect(values(page)).toContainText(
    "No values over time are on file, so there is nothing to draw. Import the values of month ends with valuations.csv",
  );
  await expect(values(page).getByRole("img")).toHaveCount(0);
});

cleanEverywhere("axe finds nothing on the value over time", async (page) => {
  await openPanel(page, "hh_d3");
  await values(page).getByText("Show as table").click();
  await expect(values(page).getByRole("table")).toBeVisible();
});
