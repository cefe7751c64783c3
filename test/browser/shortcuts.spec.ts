import { expect } from "@playwright/test";
import { answered, asked, replies, signIn, test } from "./support/screen.ts";

test("single keys go to sections, to a new conversation and to the question", async ({ page }) => {
  await signIn(page, "/");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("s");
  await expect(page).toHaveURL(/spend=1$/);
  await page.keyboard.press("g");
  await page.keyboard.press("h");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  await page.keyboard.press("h");
  await page.goto("/?household=hh_d2");
  const composer = page.getByRole("textbox", { name: "Your question" });
  await composer.fill("gh");
  await composer.press("g");
  await composer.press("h");
  await expect(composer).toHaveValue("ghgh");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("c");
  await expect(composer).toBeFocused();
});

test("a suggested follow-up is asked with a click", async ({ page }) => {
  await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
  const next = page.getByRole("region", { name: "Things to ask next" });
  await expect(next.getByRole("button")).toHaveCount(3);
  await next
    .getByRole("button", { name: "Do they have enough cash for the next 90 days?" })
    .click();
  await answered(page);
  await expect(replies(page).last()).toContainText("against a floor of $120,000");
  await expect(next).not.toContainText("enough cash");
});
