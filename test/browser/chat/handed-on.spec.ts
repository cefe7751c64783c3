import { expect } from "@playwright/test";
import { asked, replies, test } from "../support/screen.ts";

// Every turn of the API ends at its deadline, as in a function that ran out of time.
test.use({ laptopOptions: ["--hand-on"] });

test("an answer that another process finishes appears without a reload or a word of failure", async ({
  page,
}) => {
  const failures: string[] = [];
  await page.exposeFunction("seenFailure", (text: string) => failures.push(text));
  await page.addInitScript(() =>
    new MutationObserver(() => {
      const text = document.querySelector("[role=alert]")?.textContent;
      if (text) (window as never as { seenFailure(text: string): void }).seenFailure(text);
    }).observe(document, { childList: true, subtree: true }),
  );
  await asked(page, /Smith/, "What is their total value?");
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).toContainText("$1,000,000.00");
  await page.reload();
  await expect(replies(page)).toContainText("$1,000,000.00");
  expect(failures).toEqual([]);
});
