import { expect } from "@playwright/test";
import { answered, ask, asked, clean, questions, replies, test } from "../support/screen.ts";

test("an ambiguous question is answered with the chosen meaning", async ({ page }) => {
  await asked(page, /^Ramirez family/, "what is in the IRA?");
  const choices = page.getByRole("list", { name: "Choices" });
  await expect(replies(page)).toContainText('What do you mean by "IRA"?');
  await expect(choices.getByRole("button")).toHaveText([/Hector's IRA/, /Rosa's IRA/]);
  await expect(page.getByRole("region", { name: "Things to ask next" })).toHaveCount(0);
  await clean(page);
  const words = (await choices.getByRole("button").last().textContent()) ?? "";
  await choices.getByRole("button").last().press("Enter");
  await expect(questions(page).last()).toHaveText(words);
  await answered(page);
  await expect(replies(page).last()).toContainText("Rosa's IRA is worth $92,000.00");
  await expect(choices).toHaveCount(0);
  await expect(replies(page).first()).toContainText("Hector's IRA");
});

test("a single suggested reading is a button, and is copied with its question", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await asked(page, /^Smith family/, "how much gold do we hold in the zebra account");
  await expect(questions(page).locator("mark")).toHaveText("zebra");
  await replies(page).getByRole("button", { name: "Copy answer" }).click();
  await expect(replies(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /Do you mean this\?\s+- Market value and quantity of positions where symbol is GLD, by account/,
  );
  await page.getByRole("list", { name: "Choices" }).getByRole("button").click();
  await answered(page);
  await expect(replies(page).last()).toContainText("$17,000.00");
});

test("an answer without a question offers no choices", async ({ page }) => {
  await asked(page, /^Smith family/, "Show me their holdings");
  await ask(page, "Which tasks are open?");
  await expect(questions(page)).toHaveCount(2);
  await answered(page);
  await expect(page.getByRole("list", { name: "Choices" })).toHaveCount(0);
});
