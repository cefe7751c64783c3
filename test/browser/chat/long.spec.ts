import { expect } from "@playwright/test";
import {
  answered,
  ask,
  cleanInBothSchemes,
  questions,
  replies,
  signIn,
  test,
} from "../support/screen.ts";

test("a very long question is folded, so that its answer is in sight", async ({ page }) => {
  await signIn(page, "/?household=hh_d2");
  const notes = Array.from({ length: 60 }, (_, at) => `Line ${at} of the notes of a long meeting.`);
  await ask(page, `How much cash do they have?\n${notes.join("\n")}`);
  await answered(page);
  await expect(replies(page)).toBeInViewport();
  await expect(questions(page)).toContainText("Line 59");
  await cleanInBothSchemes(page);
  const tall = async () => (await questions(page).boundingBox())?.height ?? 0;
  expect(await tall()).toBeLessThan(400);
  await page.getByRole("button", { name: "Show all of it" }).click();
  expect(await tall()).toBeGreaterThan(1_000);
});
