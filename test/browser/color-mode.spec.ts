import { expect } from "@playwright/test";
import { signIn, test } from "./support/screen.ts";

test.use({ colorScheme: "light" });

test("dark mode follows the system until it is set, and a reload keeps the setting", async ({
  page,
}) => {
  await signIn(page, "/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
  const [text, name] = [page.locator("body"), page.getByRole("rowheader").first()];
  await expect(text).toHaveCSS("color", "rgb(33, 37, 41)");
  await expect(name).toHaveCSS("color", "rgb(16, 18, 20)");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(text).toHaveCSS("color", "rgb(213, 213, 213)");
  await expect(name).toHaveCSS("color", "rgb(241, 243, 245)");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
});
