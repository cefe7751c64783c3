import { expect } from "@playwright/test";
import { asked, cleanEverywhere, signIn, test } from "./support/screen.ts";

test("Ctrl K finds households, conversations and actions", async ({ page }) => {
  await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
  await page.goto("/");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  const box = page.getByRole("textbox", { name: "Search or jump to" });
  const search = async (words: string) => {
    await page.keyboard.press("ControlOrMeta+k");
    await box.fill(words);
  };
  await search("ramirez");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Ramirez family/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await search("outside ips");
  await page.getByRole("dialog").getByText("Okafor family,").first().click();
  await expect(page).toHaveURL(/household=hh_d2&conversation=con_/);
  await search("okafor proposal");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/household=hh_d2&proposal=1/);
  await search("dark mode");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
});

test("what is typed while the palette loads is in its field, and Enter opens it", async ({
  page,
}) => {
  const loads = Promise.withResolvers<void>();
  await page.route("**/assets/palette-*.js", async (route) => {
    await loads.promise;
    await route.continue();
  });
  await signIn(page, "/?household=none");
  const composer = page.getByRole("textbox", { name: "Your question" });
  await composer.focus();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("okaforx");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("Enter");
  loads.resolve();
  await expect(page).toHaveTitle(/^Okafor family/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(composer).toHaveValue("");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("rami");
  await expect(page.getByRole("textbox", { name: "Search or jump to" })).toHaveValue("rami");
});

test("Escape and a click beside it close the palette", async ({ page }) => {
  await signIn(page, "/");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  const palette = page.getByRole("dialog", { name: "Search or jump to" });
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(20, 400),
  ] as const) {
    await page.keyboard.press("ControlOrMeta+k");
    await expect(palette).toBeVisible();
    await leave();
    await expect(palette).toHaveCount(0);
  }
});

test("the question mark key lists all keys", async ({ page }) => {
  await signIn(page, "/");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Ctrl K");
});

test("on a phone the search is in the bar below, and jumps from there", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "/?household=hh_d2");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("textbox", { name: "Search or jump to" }).fill("kowalski");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner")).toContainText("Kowalski");
});

cleanEverywhere("axe finds nothing on the palette", async (page) => {
  await signIn(page, "/");
  await page.getByRole("button", { name: /^Search/ }).click();
  await expect(page.getByRole("textbox", { name: "Search or jump to" })).toBeVisible();
});
