import { expect, type Page } from "@playwright/test";
import { ask, choose, replies, signIn, test, writing } from "./support/screen.ts";

test.use({ model: "paced" });

const composer = (page: Page) => page.getByRole("textbox", { name: "Your question" });

test("the composer has the focus on opening and after an answer", async ({ page }) => {
  await signIn(page);
  await expect(composer(page)).toBeFocused();
  await choose(page, /^Smith family/);
  await expect(composer(page)).toBeFocused();
  await page.getByRole("button", { name: "Show me their holdings" }).click();
  await expect(replies(page).getByRole("button", { name: "Copy answer" })).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await page.reload();
  await expect(composer(page)).toBeFocused();
});

test("Escape closes a menu and a dialog, and only then stops the answer", async ({ page }) => {
  await signIn(page);
  await ask(page, "What is in VOO?");
  await writing(page);
  const change = page.getByRole("button", { name: /^Change/ }).first();
  await change.click();
  await expect(page.getByRole("menuitem", { name: "Rename" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await change.click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(replies(page).getByRole("button", { name: "Copy answer" })).toBeVisible();
  await expect(replies(page)).not.toContainText("Stopped");
});

test("the first tab stop is a link that skips the lists", async ({ page }) => {
  await signIn(page);
  await expect(composer(page)).toBeVisible();
  const skip = page.getByRole("link", { name: "Skip to the conversation" });
  const stops = page.locator("a, button, textarea, [tabindex='0']");
  await expect(stops.first()).toHaveText("Skip to the conversation");
  await stops.first().focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Panel", exact: true })).toBeFocused();
});
