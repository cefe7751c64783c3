import { expect } from "@playwright/test";
import { asked, cleanEverywhere, signIn, test } from "../support/screen.ts";

test("today's questions appear in the spending of the day and the month", async ({ page }) => {
  await signIn(page, "/?spend=1");
  await expect(page.getByText("Nothing was asked yet.").first()).toBeVisible();
  await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
  await page.getByRole("link", { name: "Spend", exact: true }).click();
  await expect(page).toHaveURL(/\?spend=1$/);
  await expect(page).toHaveTitle("Spend · Advisor Copilot");
  const total = (name: string) => page.locator(".spend-totals > div").filter({ hasText: name });
  await expect(total("Questions today")).toContainText("Questions today1");
  await expect(total("Today").first()).toContainText("budget of the day");
  await expect(page.getByRole("main")).toContainText("includes research and paid tools");
  const days = page.getByRole("table", { name: "Spend by day" });
  await expect(days.getByRole("row")).toHaveCount(2);
  await expect(days.getByRole("cell").nth(2)).toHaveText(/^[1-9][\d,]+$/);
  await expect(page.getByRole("table", { name: "Spend by month" }).getByRole("row")).toHaveCount(2);
});

cleanEverywhere("axe finds nothing on the spend", async (page) => {
  await signIn(page, "/?spend=1");
  await expect(page.getByRole("heading", { name: "By day" })).toBeVisible();
});
