import { expect, type Page } from "@playwright/test";
import { ask, choose, panelOf, replies, signIn, test } from "../support/screen.ts";

/** Raw schema errors, which users must not see. */
const raw = /invalid_type|invalid_union|"path"|ZodError|Invalid input|expected string/i;

const views = [
  ["Agenda", []],
  ["Brief", []],
  ["Household", ["Overview", "Holdings", "Activity", "Documents", "Tasks", "Notes"]],
] as const;

async function whole(page: Page): Promise<void> {
  await expect(panelOf(page).getByText("Reading the household")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("body")).not.toHaveText(raw);
}

for (const [advisor, count] of [
  ["adv_north", 9],
  ["adv_south", 3],
] as const) {
  test(`every household of ${advisor} opens with every view of the panel`, async ({ page }) => {
    const failures: string[] = [];
    page.on("pageerror", ({ message }) => failures.push(message));
    await signIn(page, "/?household=none", advisor);
    const list = page.getByRole("navigation", { name: "Households" }).getByRole("button");
    await expect(list).toHaveCount(count + 1);
    for (let at = 1; at <= count; at += 1) {
      const name = (await list.nth(at).locator(".line span").first().textContent()) ?? "";
      await list.nth(at).click();
      await expect(page.locator(".bar .name")).toHaveText(name);
      for (const [view, tabs] of views) {
        await panelOf(page).getByRole("button", { name: view, exact: true }).click();
        await expect(panelOf(page).locator(".panel-whose")).toContainText(name);
        await whole(page);
        for (const tab of tabs) {
          await panelOf(page).getByRole("tab", { name: tab }).click();
          await whole(page);
        }
      }
    }
    expect(failures).toEqual([]);
  });
}

const overview = async (page: Page, household: RegExp) => {
  await choose(page, household);
  await panelOf(page).getByRole("button", { name: "Household", exact: true }).click();
};

test("panel, answer and list agree on the severity of findings", async ({ page }) => {
  await signIn(page);
  const list = page.getByRole("navigation", { name: "Households" });
  await overview(page, /^Ramirez/);
  const panel = panelOf(page);
  await expect(panel.getByText("Act now 1")).toBeVisible();
  await expect(panel.getByText("Cash is $20,000 under its floor")).toBeVisible();
  await expect(panel.getByRole("list", { name: "Cash needs" })).toContainText(
    "Monthly transfer to checking",
  );
  await expect(list.getByRole("button", { name: /^Ramirez/ })).toContainText("Cash short");

  await overview(page, /^Okafor/);
  await expect(panel.getByText("Act now 4")).toBeVisible();
  await expect(panel.locator(".findings")).toContainText([
    /Microsoft Corporation 38\.00%limit 10%/,
    /MSFT may not be traded/,
  ]);
  await expect(panel.getByRole("list", { name: "Sectors" })).toHaveText(
    /Information Technology38\.00%limit 35%over/,
  );
  await expect(panel.getByRole("list", { name: "Issuers" })).toContainText("with funds 38.96%");
  await expect(list.getByRole("button", { name: /^Okafor/ })).toContainText(
    "Issuer, sector, 2 bands",
  );
});

test("a check has the same dates in the panel and under the answer", async ({ page }) => {
  await signIn(page);
  await overview(page, /^Okafor/);
  const days = "checked Nov 21, 2026 on Nov 20, 2026 prices";
  await expect(panelOf(page)).toContainText(days);
  await ask(page, "Is the family outside their IPS bands?");
  await expect(replies(page).getByRole("list", { name: "Sources" })).toContainText(days);
  await expect(panelOf(page)).toContainText(days);
});

test("the list of households has the order of the worklist", async ({ page }) => {
  await signIn(page, "/");
  const worklist = page.getByRole("table", { name: "Households" });
  const first = worklist.locator("tbody th[scope=row] > a");
  await expect(first.first()).toHaveText("Ramirez family");
  const names = await first.allTextContents();
  await page.goto("/?household=none");
  const list = page.getByRole("navigation", { name: "Households" }).getByRole("button");
  await expect(list).toHaveCount(names.length + 1);
  await expect(list.locator(".line:first-child > :first-child")).toHaveText(names);
});

test("the meters of issuers have one length, and one place for one limit", async ({ page }) => {
  await signIn(page);
  await choose(page, /Kowalski/);
  const meters = panelOf(page).getByRole("list", { name: "Issuers" }).locator(".meter");
  await expect(meters).toHaveCount(4);
  const widths = await meters.evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().width)),
  );
  expect(new Set(widths).size).toBe(1);
  expect(widths[0]).toBeGreaterThan(120);
});
