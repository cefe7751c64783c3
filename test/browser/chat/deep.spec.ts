import { expect } from "@playwright/test";
import { answered, ask, asked, replies, test } from "../support/screen.ts";

test.use({ model: "deep" });

test("a deeply nested answer is shown, also after a reload, and the page keeps working", async ({
  page,
}) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await asked(page, /^No household/, "Hello");
  for (const word of ["Before.", "quoted", "listed", "emphasized", "linked", "After."]) {
    await expect(replies(page)).toContainText(word);
  }
  await page.reload();
  await expect(replies(page)).toContainText("After.");
  await ask(page, "Hello again");
  await expect(replies(page)).toHaveCount(2);
  await answered(page);
  expect(failures).toEqual([]);
});
