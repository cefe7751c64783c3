import { type BrowserContext, expect, type Page } from "@playwright/test";
import {
  answered,
  ask,
  choose,
  cleanInBothSchemes,
  replies,
  signIn,
  test,
  waiting,
  writing,
} from "../support/screen.ts";

test.use({ model: "paced" });

/** The same conversation on another device, which hears nothing of the other pages of this browser. */
async function elsewhere(page: Page, context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.addInitScript(() => {
    const BroadcastChannel = class extends EventTarget {
      postMessage() {}
      close() {}
    };
    Object.assign(window, { BroadcastChannel });
  });
  await signIn(other, page.url());
  return other;
}

test("of two decisions on a write the first counts, and the second page shows it", async ({
  page,
  context,
}) => {
  await signIn(page);
  await choose(page, /^Okafor family/);
  await ask(page, "Create a task to call them about their cash next week");
  await waiting(page);
  const other = await elsewhere(page, context);
  await waiting(other);
  await page.getByRole("button", { name: "Create task", exact: true }).click();
  await answered(page);

  await other.getByRole("button", { name: "Deny" }).click();
  await other.getByRole("button", { name: "Deny" }).click();
  await answered(other);
  await expect(other.getByRole("alert")).toHaveText(/^This was already decided in another tab/);
  await expect(replies(other)).toContainText("approved by you at");
  await expect(replies(other)).toContainText("Task created");
  await cleanInBothSchemes(other);

  await ask(other, "How much cash do they have?");
  await answered(other);
  await expect(other.getByRole("alert")).toHaveCount(0);
  await expect(replies(other)).toHaveCount(2);
});

test("a question asked while another page is being answered is kept, and the answer is followed", async ({
  page,
  context,
}) => {
  await signIn(page);
  await choose(page, /^Okafor family/);
  await ask(page, "How much cash do they have?");
  await answered(page);
  const other = await elsewhere(page, context);
  await expect(replies(other)).toHaveCount(1);
  await ask(page, "Is the family outside their IPS bands?");
  await writing(page);
  await expect(replies(page)).toHaveCount(2);

  await ask(other, "What are their largest holdings?");
  await expect(other.getByRole("alert")).toHaveText(
    /^This conversation just went on in another tab.* back in the message box\.$/,
  );
  const box = other.getByRole("textbox", { name: "Your question" });
  await expect(box).toHaveValue("What are their largest holdings?");
  await answered(other);
  await expect(replies(other)).toHaveCount(2);
  await expect(replies(other).last()).toContainText("outside its IPS bands");

  await box.press("Enter");
  await answered(other);
  await expect(replies(other)).toHaveCount(3);
  await expect(other.getByRole("alert")).toHaveCount(0);
  await expect(box).toHaveValue("");
});
