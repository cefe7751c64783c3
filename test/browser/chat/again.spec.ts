import { expect } from "@playwright/test";
import { answered, asked, clean, replies, test } from "../support/screen.ts";

const questions = (page: import("@playwright/test").Page) =>
  page.getByRole("article", { name: "You" });

test("a regenerated answer replaces the previous one", async ({ page }) => {
  await asked(page, /^Okafor family/, "How many shares of MSFT do they own?");
  const sent = page.waitForRequest((one) => one.url().includes("/chat/stream"));
  await replies(page).getByRole("button", { name: "Regenerate" }).click();
  expect((await sent).postDataJSON().regenerate).toMatch(/^msg_.+_reply$/);
  await answered(page);
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).toContainText("2,000");
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  await expect(questions(page)).toHaveCount(1);
});

test("an edited question replaces the original, and later messages are removed", async ({
  page,
}) => {
  await asked(page, /^Smith family/, "How many shares of MSFT do they own?");
  const composer = page.getByRole("textbox", { name: "Your question" });
  await composer.fill("What are their largest holdings?");
  await composer.press("Enter");
  await expect(replies(page)).toHaveCount(2);
  await answered(page);
  await questions(page).first().getByRole("button", { name: "Edit" }).click();
  const box = page.getByRole("textbox", { name: "Edit your question" });
  await expect(box).toBeFocused();
  await clean(page);
  await box.press("Escape");
  await expect(questions(page)).toHaveCount(2);
  await questions(page).first().getByRole("button", { name: "Edit" }).click();
  await box.fill("How many shares of AAPL do they own?");
  await box.press("Enter");
  await expect(composer).toBeFocused();
  await expect(questions(page)).toHaveCount(1);
  await answered(page);
  await expect(replies(page)).toContainText("AAPL");
  await page.reload();
  await expect(questions(page)).toHaveText([/shares of AAPL/]);
  await expect(replies(page)).toHaveCount(1);
});
