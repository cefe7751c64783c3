import { expect } from "@playwright/test";
import { answered, asked, clean, questions, replies, test } from "../support/screen.ts";

test.use({ model: "unverified" });

test("a figure without a source is listed under the answer, also after a reload", async ({
  page,
}) => {
  await asked(page, /^Smith family/, "How much gold do they hold?");
  const doubts = replies(page).getByRole("note");
  await expect(doubts).toContainText("Check before you use this");
  await expect(doubts).toContainText("$123,456.78 stands in no source of this answer.");
  await page.reload();
  await expect(doubts).toContainText("$123,456.78");
});

test("a figure without a source is marked in copies, or left out of them", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await asked(page, /^Smith family/, "How much gold do they hold?");
  const answer = replies(page);
  await answer.getByRole("button", { name: "Copy answer" }).click();
  await expect.poll(copied).toBe("The Smith family holds $123,456.78 [not verified] of gold.");
  await clean(page);
  await answer.getByRole("button", { name: "Remove: $123,456.78" }).click();
  await page.reload();
  await expect(answer).toContainText("holds [figure removed] of gold.");
  await answer.getByRole("button", { name: "Copy answer" }).click();
  await expect.poll(copied).toBe("The Smith family holds [figure removed] of gold.");
  await answer.getByRole("button", { name: "Put back" }).click();
  await expect(answer).toContainText("holds $123,456.78 not verified of gold.");
});

test("the copilot is asked for the source of a figure that has none", async ({ page }) => {
  await asked(page, /^Smith family/, "How much gold do they hold?");
  await replies(page).getByRole("button", { name: "Find a source" }).click();
  await expect(questions(page).last()).toHaveText(/^Look up a source for \$123,456\.78/);
  await answered(page);
  await expect(replies(page)).toHaveCount(2);
});
