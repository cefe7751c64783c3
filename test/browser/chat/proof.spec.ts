import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { asked, cleanInBothSchemes, replies, test } from "../support/screen.ts";

const openProof = async (page: Page): Promise<void> => {
  await replies(page).getByRole("link", { name: "Proof" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Is the family outside their IPS bands?",
  );
};

test("the proof of an answer shows its calls, its sources and that its record is valid", async ({
  page,
}) => {
  await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
  await openProof(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("status")).toContainText("Record verified");
  await expect(main).toContainText("Every figure matches a source");
  await expect(main.getByRole("table", { name: "What ran" })).toContainText("compare_to_ips");
  await expect(main.locator("header")).toContainText("Okafor family. Asked");
  const sources = main.getByRole("table", { name: "Calls and sources" }).getByRole("row");
  await expect(sources.nth(1)).toHaveText(
    /^Policy check of the household tool:compare_to_ips:v1Household records, simulatedNov 20, 2026\d+$/,
  );
  await expect(main.getByRole("region", { name: "Considered and left out" })).toContainText(
    "Nothing: all that was read is in the answer.",
  );
  const claims = main.getByRole("table", { name: "Claims" }).getByRole("row");
  await expect(claims.nth(1)).toContainText(
    /outside its IPS bands in two of four classes.*follows from this answer's results.*match/,
  );
  await expect(claims.nth(2)).toContainText(
    /US equity is above its maximum.*follows from this answer's results.*match/,
  );
  await expect(claims.nth(3)).toContainText(
    /weight.*Policy check of the household, Nov 20, 2026.*50.6833…%.*match/,
  );
  await expect(main.getByRole("radio", { name: "Not verified 0" })).toBeAttached();
  const record = main.getByRole("table", { name: "Record" }).getByRole("rowheader");
  await expect(record).toHaveText([
    "Question and context",
    "Tool calls and results",
    "Answer and check",
  ]);
  const entries = main.getByRole("table", { name: "Record" }).getByRole("row");
  await expect(entries.nth(1)).toContainText(/^1Question and context/);
  // The text of a table starts where the title of its card does.
  const starts = await main.locator(".proof-columns .card:has(table)").evaluateAll((cards) =>
    cards.map((card) => {
      const left = (of: string) => {
        const words = document.createRange();
        words.selectNodeContents(card.querySelector(of) ?? card);
        return Math.round(words.getBoundingClientRect().left);
      };
      return left("thead th") - left("h2");
    }),
  );
  expect(starts).toEqual([0, 0, 0, 0]);
  await expect(main.getByRole("region", { name: "Spend" })).toContainText("This answer$0.00");
  const verified = page.waitForResponse(/audit\?verify=1$/);
  await main.getByRole("button", { name: "Verify again" }).click();
  expect(await (await verified).json()).toMatchObject({ valid: true });
  const saved = page.waitForEvent("download");
  await main.getByRole("button", { name: "Export record" }).click();
  const lines = (await readFile(await (await saved).path(), "utf8")).trimEnd().split("\n");
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ type: "end", length: lines.length - 2 });
  await main.getByRole("link", { name: "‹ Back to the answer" }).click();
  await expect(replies(page)).toContainText("outside its IPS bands");
});

for (const width of [1440, 1024, 390]) {
  test.describe(`at ${width}`, () => {
    test("the proof has no accessibility violations", async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 844 });
      await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
      await openProof(page);
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole("status")).toContainText("Record verified");
      await cleanInBothSchemes(page);
    });
  });
}
