import { expect } from "@playwright/test";
import { signIn, test } from "./support/screen.ts";

test.use({ colorScheme: "light" });

test("dark mode follows the system until it is set, and a reload keeps the setting", async ({
  page,
}) => {
  await signIn(page, "/");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.reload();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "dark");
  await page.getByRole("button", { name: "Light mode" }).click();
  await expect(html).toHaveAttribute("data-mantine-color-scheme", "light");
});
