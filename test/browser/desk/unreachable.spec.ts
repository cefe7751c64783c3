import { expect } from "@playwright/test";
import { cleanInBothSchemes, signIn, test } from "../support/screen.ts";

test("a page that is first opened without a network is shown when the network is back", async ({
  page,
  context,
}) => {
  await signIn(page, "/");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("link", { name: "Spend" }).click();
  await expect(page.getByRole("alert")).toContainText(/^Offline since \d/);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Spend" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  const missing = await page
    .locator("link[rel=stylesheet]")
    .evaluateAll((links) => links.filter((link) => (link as HTMLLinkElement).sheet === null));
  expect(missing).toEqual([]);
  await cleanInBothSchemes(page);
});

test("a search without a network leaves the page as it is, and opens when the network is back", async ({
  page,
  context,
}) => {
  await signIn(page, "/");
  const table = page.getByRole("table", { name: "Households" });
  await expect(table).toBeVisible();
  await context.setOffline(true);
  const waits = page.getByRole("alert").filter({ hasText: "The search opens as soon as" });
  await page.keyboard.press("Control+k");
  await expect(waits).toBeVisible();
  await expect(table).toBeVisible();
  await cleanInBothSchemes(page);
  await page.keyboard.press("Escape");
  await expect(waits).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(waits).toBeVisible();
  await page.keyboard.type("okaf");
  await context.setOffline(false);
  await expect(page.getByRole("textbox", { name: "Search or jump to" })).toHaveValue("okaf");
});
