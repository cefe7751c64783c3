import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { choose, clean, cleanEverywhere, panelOf, signIn, test } from "../support/screen.ts";

test("the panel's proposal opens as a page, with lots, gains and what the trades cannot fix", async ({
  page,
}) => {
  await signIn(page);
  await choose(page, /^Okafor family/);
  await panelOf(page).getByRole("button", { name: "Household", exact: true }).click();
  await panelOf(page)
    .getByRole("link", { name: /^Open proposal: 5 trades, 10.68% turnover/ })
    .click();
  await expect(page).toHaveTitle(/^Okafor family · Proposal/);
  const trades = page.getByRole("table", { name: "Proposed trades, Okafor policy" });
  await expect(trades.getByRole("row", { name: /Joint brokerage VOO/ }).first()).toContainText(
    "+$19,344.20",
  );
  await expect(trades.getByRole("row", { name: /Considered and left out/ })).toBeVisible();
  await expect(trades.locator("tr.considered").filter({ hasText: "MSFT" }).first()).toContainText(
    "The policy restricts it",
  );
  await expect(page.getByRole("main")).toContainText("Nothing is traded.");
  const after = page.getByRole("complementary", { name: "After the trades" });
  const equity = after.getByRole("row", { name: /^US equity/ });
  await expect(equity).toContainText("40.00%");
  await expect(equity.locator(".policy-bar .before")).toHaveAttribute("data-out", "true");
  await page.getByText("Back to the targets", { exact: true }).click();
  await expect(trades.getByRole("row", { name: /Joint brokerage VOO/ }).first()).toContainText(
    "+$1,312.50",
  );
});

test("the trades are exported as a file for the trading desk", async ({ page }) => {
  await signIn(page, "/?household=hh_d2&proposal=1");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV for the desk" }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Okafor family Okafor policy proposal band.csv");
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines.slice(1)) expect(line).toContain("proposed, not traded");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("what is sold and for how much can be seen without scrolling sideways", async ({ page }) => {
    await signIn(page, "/?household=hh_d8&proposal=1");
    const sale = page.getByRole("row", { name: /VOO/ }).first();
    await expect(sale).toHaveText(/^VOO Vanguard S&P 500 ETF−\$14,784\.0033 of 150Inherited IRA/);
    await sale.scrollIntoViewIfNeeded();
    await expect(sale.getByText("−$14,784.00")).toBeInViewport({ ratio: 1 });
  });
});

test("all columns of the trades fit at 1440 pixels, with long names of accounts", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "/?household=hh_d5&proposal=1", "adv_south");
  const trades = page.getByRole("region", { name: /^Proposed trades, .*, table$/ });
  await expect(trades.getByRole("row", { name: /Whitcomb Family Trust/ }).first()).toBeVisible();
  const hidden = await trades.evaluate((one) => one.scrollWidth - one.clientWidth);
  expect(hidden).toBe(0);
  const policy = page.getByRole("combobox", { name: "Policy" });
  await expect(policy).toHaveValue("Whitcomb Family Trust policy");
  expect(await policy.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

test("the proof of a proposal adds its figures up and names its prices, of the included lines", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d2&proposal=1");
  const proof = page.getByRole("group").filter({ hasText: "Proof of this proposal" });
  await proof.getByText("Proof of this proposal").click();
  await expect(proof.locator(".status.verified").first()).toHaveText(
    /^Everything adds up, \d+ figures checked$/,
  );
  await expect(proof).toContainText("the check of Okafor policy, checked Nov 21, 2026");
  const prices = page.getByRole("table", { name: "Prices of the trades" });
  await expect(prices.getByRole("row", { name: /^VOO/ })).toHaveText("VOO$448.00Nov 20, 2026");
  await clean(page);
  const before = await proof.locator(".status.verified").first().textContent();
  await page.getByRole("checkbox", { name: "Include: sell VOO in Joint brokerage" }).click();
  await expect(page.locator(".proposal-totals")).not.toContainText("+$19,344.20");
  await expect(proof.locator(".status.verified").first()).toHaveText(/^Everything adds up/);
  await expect(proof.locator(".status.verified").first()).not.toHaveText(before ?? "");
});

test("the included trades are copied as cells, a row for each lot", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "/?household=hh_d2&proposal=1");
  await page.getByRole("button", { name: "Copy cells" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const rows = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(rows).toHaveLength(8);
  expect(rows[1]).toMatch(/^sell\tChidi's 401\(k\)\tQQQ\t.*\t2019-07-15\t250\t425\t106250\t/);
});

test("an excluded trade counts in no figure, and what it paid for is reported", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d2&proposal=1");
  const totals = page.locator(".proposal-totals");
  await expect(totals).toContainText("+$19,344.20");
  await page.getByRole("checkbox", { name: "Include: sell VOO in Joint brokerage" }).click();
  await expect(totals).toContainText("$170,000");
  await expect(totals).not.toContainText("+$19,344.20");
  const notice = page.locator(".left-out");
  await expect(notice).toContainText("1 of 5 lines is left out of all figures and of the CSV.");
  await expect(notice).toContainText(
    "Joint brokerage pays $47,094.34 of its purchases from its own cash.",
  );
  await clean(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV for the desk" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(file).toContain("QQQ");
  expect(file).not.toContain("VOO");
  await page.getByRole("checkbox", { name: "Include: sell QQQ in Chidi's 401(k)" }).click();
  await expect(notice).toContainText("Chidi's 401(k) lacks $156,000 for its purchases");
  await page.getByRole("button", { name: "Include all" }).click();
  await expect(totals).toContainText("+$19,344.20");
});

test("without a policy nothing is proposed, and the page states the reason", async ({ page }) => {
  await signIn(page, "/?household=hh_d10&proposal=1");
  const main = page.getByRole("main");
  await expect(main).toContainText("No policy is in effect");
  await expect(main).not.toContainText("$");
  await expect(main).not.toContainText("CSV");
  await expect(page.getByRole("button", { name: /Export/ })).toHaveCount(0);
  await main.getByRole("link", { name: "Open the household" }).click();
  await expect(page).toHaveURL(/household=hh_d10$/);
});

test("what is done with a proposal stands in one line of equal height", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "/?household=hh_d2&proposal=1");
  const copy = await page.getByRole("button", { name: "Copy cells" }).boundingBox();
  const save = await page.getByRole("button", { name: /^Export/ }).boundingBox();
  expect(copy).toMatchObject({ y: save?.y, height: 32 });
  expect(save?.height).toBe(32);
  const after = page.getByRole("complementary", { name: "After the trades" });
  await expect(after.getByText("before", { exact: true })).toBeVisible();
  await expect(after.getByText("after the trades", { exact: true })).toBeVisible();
});

cleanEverywhere("the proposal has no accessibility violations", async (page) => {
  await signIn(page, "/?household=hh_d2&proposal=1");
  await expect(page.getByRole("table").first()).toBeVisible();
});
