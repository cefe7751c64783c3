import { expect } from "@playwright/test";
import { asked, replies, test } from "../support/screen.ts";

test.use({ model: "unverified" });

test("a figure without a source is listed under the answer, also after a reload", async ({
  page,
}) => {
  await asked(page, /^Smith family/, "How much gold do they hold?");
  const doubts = replies(page).getByRole("note");
  await expect(doubts).toContainText("Check before you use this");
  await expect(doubts).toContainText("in no source of this answer: $123,456.78.");
  await page.reload();
  await expect(doubts).toContainText("$123,456.78");
});
