import { expect, type Page } from "@playwright/test";
import {
  answered,
  ask,
  choose,
  cleanInBothSchemes,
  questions,
  replies,
  signIn,
  test,
  writing,
} from "../support/screen.ts";

test.use({ model: "paced" });

const question = "What is in VOO?";

/** Asks, and waits until part of the answer is visible, after this many others. */
async function begun(page: Page, others = 0): Promise<void> {
  await ask(page, question);
  await expect(replies(page).nth(others)).toContainText("largest holding");
}

/** The paragraphs and rows of all answers. */
const words = (page: Page) => replies(page).locator("p, tr").allTextContents();

test("a reload in the middle of an answer shows every word of it once", async ({ page }) => {
  await signIn(page);
  await begun(page);
  await page.reload();
  await writing(page);
  await answered(page);
  const followed = await words(page);
  expect(followed.join().match(/largest holding/g)).toHaveLength(1);
  await expect(questions(page)).toHaveText([question]);
  await page.reload();
  await expect(replies(page)).toContainText("expense ratio");
  expect(await words(page)).toEqual(followed);
});

test("an answer that is being written shows its steps with their times", async ({ page }) => {
  await signIn(page);
  await begun(page);
  const flow = page.getByRole("region", { name: "Execution flow" });
  await expect(flow).toContainText(/Working, [\d.]+ m?s/);
  await expect(flow.getByRole("listitem")).toContainText([
    /Analyzing request, done[\d.]+ m?s/,
    /Running 1 tool, done/,
    /Reading the results, done[\d.]+ m?s/,
    /Generating response, running[\d.]+ m?s/,
  ]);
  // The card of the call names it, and nothing else does.
  await expect(page.getByRole("main").getByText("Get ETF holdings")).toHaveCount(1);
  await answered(page);
  await expect(flow).toHaveCount(0);
});

test("Escape stops the answer and keeps its text so far", async ({ page }) => {
  await signIn(page);
  await begun(page);
  await page.keyboard.press("Escape");
  await expect(replies(page)).toContainText("Stopped. What was written is kept.");
  await expect(replies(page)).toContainText("largest holding");
  await ask(page, question);
  await expect(replies(page)).toHaveCount(2);
});

test("an answer that was stopped goes on where it stopped, once", async ({ page }) => {
  await signIn(page);
  await begun(page);
  await page.keyboard.press("Escape");
  await expect(replies(page)).toContainText("Stopped. What was written is kept.");
  await expect(replies(page).getByRole("button", { name: "Copy answer" })).toHaveCount(0);
  await cleanInBothSchemes(page);
  await replies(page).getByRole("button", { name: "Continue" }).click();
  await answered(page);
  await expect(replies(page)).not.toContainText("Stopped.");
  await expect(replies(page).getByRole("button", { name: "Copy answer" })).toBeVisible();
  const followed = await words(page);
  expect(followed.join().match(/largest holding/g)).toHaveLength(1);
  await page.reload();
  await expect(replies(page)).toContainText("expense ratio");
  expect(await words(page)).toEqual(followed);
});

test("a question is edited after its answer was stopped, and answered anew", async ({ page }) => {
  await signIn(page);
  await begun(page);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(replies(page)).toContainText("Stopped. What was written is kept.");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("textbox", { name: "Edit your question" }).fill("What is in QQQ?");
  await page.getByRole("button", { name: "Ask again" }).click();
  await answered(page);
  await expect(questions(page)).toHaveText(["What is in QQQ?"]);
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).not.toContainText("Stopped.");
});

test("a reload right after an approval shows the answer once", async ({ page }) => {
  await signIn(page);
  await choose(page, /^Bennett/);
  await ask(page, "Create a task to call them about their cash next week");
  await page.getByRole("button", { name: "Create task", exact: true }).click();
  await expect(replies(page)).toContainText("Task created");
  await page.reload();
  await answered(page);
  await expect(page.getByRole("button", { name: "Create task", exact: true })).toHaveCount(0);
  const before = await words(page);
  expect(before.join().match(/Task created/g)).toHaveLength(1);
  await page.reload();
  await expect(replies(page)).toContainText("Task created");
  expect(await words(page)).toEqual(before);
});
