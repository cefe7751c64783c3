import { expect, type Page } from "@playwright/test";
import { answered, ask, clean, panelOf, replies, signIn, test } from "./support/screen.ts";

test.use({ locale: "de-DE", timezoneId: "America/New_York" });

const worklist = (page: Page) => page.getByRole("table", { name: "Households" });

test("a German browser gets German number and date formats with English words", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "/");
  const row = worklist(page).getByRole("row", { name: /^Okafor family/ });
  await expect(row).toContainText(/2\.400\.000\s\$/);
  await expect(row).toContainText("Tue, 8 Dec");
  await expect(row).toContainText(/MSFT 38,00\s%, limit 10\s%/);
  const next = page.getByRole("region", { name: "Next meeting" });
  await expect(next).toContainText(/Cash short 20\.000\s\$40\.000\s\$ of a 60\.000\s\$ floor/);
  await page.goto("/?household=hh_d2");
  await expect(panelOf(page)).toContainText(/50,68\s%/);
  await expect(panelOf(page)).toContainText(/30–40\s%/);
  const findings = panelOf(page).locator(".findings").first();
  await expect(findings).toContainText(/Microsoft Corporation 38,00\s%/);
  await expect(findings).toContainText(/limit 10\s%, \d{3}\.\d{3}\s\$ over/);
  await expect(findings).not.toContainText(/\$\d/);
  await ask(page, "Is the family outside their IPS bands?");
  await answered(page);
  await expect(replies(page)).toContainText("$1,216,400");
  await replies(page).getByRole("button", { name: "Copy cells" }).click();
  await expect(replies(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("\t1216400\t50.68\t");
  await page.goto("/?household=hh_d2&holdings=1");
  const cell = page.getByRole("cell", { name: /^912\.000\s\$$/ }).first();
  await expect(cell).toBeVisible();
  await page.getByRole("button", { name: "Copy cells" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("\t912000");
});

test("amounts in German formats are hidden too", async ({ page }) => {
  await signIn(page, "/");
  await expect(worklist(page)).toContainText(/2\.400\.000\s\$/);
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await expect(page.getByRole("main")).not.toContainText(/\d\.\d{3}/);
  await expect(page.getByRole("main")).toContainText(/MSFT 38,00\s%, limit 10\s%/);
  await expect(page.getByRole("main")).toContainText("Tue, 8 Dec");
});

test("American formats can be chosen for the device", async ({ page }) => {
  await signIn(page, "/");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  const choice = page.getByRole("combobox", { name: "Numbers and dates" });
  await expect(page.getByRole("dialog")).toContainText(/Now: 1\.234,50\s\$, 24 Nov 2026\./);
  await clean(page);
  await choice.selectOption("United States");
  await expect(worklist(page)).toContainText("$2,400,000");
  await page.reload();
  await expect(worklist(page)).toContainText("Tue, Dec 8");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await choice.selectOption("As in this browser");
  await expect(worklist(page)).toContainText(/2\.400\.000\s\$/);
});
