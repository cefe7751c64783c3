import { expect } from "@playwright/test";
import { answered, ask, replies, signIn, test } from "../support/screen.ts";

test.use({ model: "failing" });

test("a failed turn shows the API's message, and the question can be asked again", async ({
  page,
}) => {
  await signIn(page);
  await ask(page, "Hello");
  const alert = page.getByRole("alert");
  await expect(alert).not.toBeEmpty();
  await expect(alert).not.toContainText(/internalServerException|It broke/);
  await alert.getByRole("button", { name: "Start again" }).click();
  await answered(page);
  await expect(alert).toHaveCount(0);
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).not.toBeEmpty();
});

test("a failed turn keeps its reason after a reload, and goes on from what was written", async ({
  page,
}) => {
  await signIn(page);
  await ask(page, "Good morning");
  const alert = page.getByRole("alert");
  await expect(alert.getByRole("button", { name: "Continue" })).toBeVisible();
  const message = (await alert.textContent()) ?? "";
  await page.reload();
  await expect(alert).toHaveText(message);
  await expect(replies(page).getByRole("button", { name: "Copy answer" })).toHaveCount(0);
  const half = (await replies(page).locator("p").first().textContent()) ?? "";
  await alert.getByRole("button", { name: "Continue" }).click();
  await answered(page);
  await expect(alert).toHaveCount(0);
  await expect(replies(page)).toHaveCount(1);
  const whole = (await replies(page).locator("p").first().textContent()) ?? "";
  expect(whole.startsWith(half) && whole.length > half.length).toBe(true);
});
