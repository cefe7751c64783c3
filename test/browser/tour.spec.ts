import { expect, type Page } from "@playwright/test";
import { cleanInBothSchemes, signIn, test } from "./support/screen.ts";

test.use({ newcomer: true });
test.beforeEach(() => test.setTimeout(180_000));

const tour = (page: Page) => page.getByRole("complementary", { name: "Tour" });
const press = (page: Page, name: string) => tour(page).getByRole("button", { name }).click();

test("a new advisor sees a tour of three steps, once", async ({ page }) => {
  await signIn(page, "/");
  await expect(tour(page).getByRole("heading")).toHaveText("1 of 3 Start with whom to attend to");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.closest(".tour"))).toBeNull();
  await cleanInBothSchemes(page);
  await press(page, "Next");
  await press(page, "Next");
  await expect(tour(page)).toContainText("Search (Ctrl K) jumps to a household");
  await press(page, "Back");
  await expect(tour(page).getByRole("heading")).toHaveText("2 of 3 Open a household and ask");
  await press(page, "Next");
  await press(page, "Done");
  await expect(tour(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
});

test("opening the URL of a household or a conversation does not start the tour", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d2");
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeVisible();
  await expect(tour(page)).toHaveCount(0);
});

test("the tour is skipped with Esc, and restarted from help or the palette, with the focus", async ({
  page,
}) => {
  await signIn(page, "/");
  await tour(page).getByRole("button", { name: "Next" }).press("Escape");
  await expect(tour(page)).toHaveCount(0);
  await page.goto("/?household=hh_d2");
  await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
  await page.getByRole("button", { name: "Take the tour" }).click();
  await expect(tour(page).getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tour(page)).toContainText("2 of 3");
  await press(page, "Skip the tour");
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("textbox", { name: "Search or jump to" }).fill("tour");
  await page.keyboard.press("Enter");
  await expect(tour(page).getByRole("heading")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the tour leaves room for the worklist", async ({ page }) => {
    await signIn(page, "/");
    await expect(tour(page)).toBeVisible();
    await expect(page.getByRole("link", { name: "Open brief" })).toBeInViewport();
    await cleanInBothSchemes(page);
  });
});
