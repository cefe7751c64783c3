import { expect } from "@playwright/test";
import {
  answered,
  ask,
  asked,
  choose,
  clean,
  panelOf,
  replies,
  signIn,
  test,
} from "../support/screen.ts";

test("a citation in an answer opens its source, and a document opens at the passage", async ({
  page,
}) => {
  const question = "What did the meeting notes say about the employer stock?";
  await asked(page, /^Okafor family/, question);
  await expect(replies(page)).not.toContainText("[doc:");
  const source = page.getByRole("complementary", { name: "Source" });
  const mark = replies(page).getByRole("button", { name: "Source 2", exact: true }).first();
  await mark.hover();
  await expect(page.getByRole("tooltip")).toHaveText(/^Review meeting, June 2026, .*passage \d$/);
  await mark.click();
  await expect(source.getByRole("article")).toContainText("Review meeting, June 2026");
  await expect(source.locator("mark")).toBeInViewport();
  // The tooltip lies over the page as long as the pointer is on its mark.
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await clean(page);
  await page.keyboard.press("[");
  await expect(source).toContainText("Source 1 of");
  await expect(source).toContainText("tool:search_documents:v1");
  const matches = source.getByRole("group", { name: "Matches, table" });
  expect(await matches.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press("]");
  await expect(source.locator("mark")).toBeVisible();
  await source.getByRole("button", { name: "Close the source" }).click();
  await expect(panelOf(page)).toBeVisible();
});

test("a source in the list opens the tool's result", async ({ page }) => {
  await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
  await replies(page)
    .getByRole("button", { name: /^Policy check of the household/ })
    .click();
  const source = page.getByRole("complementary", { name: "Source" });
  await expect(source.getByRole("table").first()).toContainText("US equity");
  await expect(source.getByRole("table", { name: "Suggestions: legs", exact: true })).toContainText(
    "MUB",
  );
  await clean(page);
});

test("holdings expand to their lots, can be sorted and grouped, and are copied as cells", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page);
  await choose(page, /^Okafor family/);
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Household", exact: true }).click();
  await panel.getByRole("button", { name: "Wide" }).click();
  await panel.getByRole("tab", { name: "Holdings" }).click();
  const table = panel.getByRole("table", { name: "Holdings" });
  await table.getByRole("button", { name: "Lots of MSFT" }).press("ArrowRight");
  await expect(table).toContainText("long-term from Nov 29, 2026");
  await clean(page);
  await table.getByRole("button", { name: "Gain, %" }).click();
  await panel.getByText("None", { exact: true }).click();
  await expect(table.locator("tbody tr").nth(1)).toContainText("QQQ");
  await panel.getByRole("button", { name: "Copy cells" }).click();
  await expect(panel.getByRole("button", { name: "Copied" })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n")[1]).toMatch(/^Chidi's 401\(k\)\tQQQ\t.*\t400\t425\tUSD\t-1.46\t170000\t/);
  const saved = page.waitForEvent("download");
  await panel.getByRole("button", { name: "CSV" }).click();
  expect((await saved).suggestedFilename()).toBe("Okafor family holdings.csv");
});

test("tax lots show their estimated tax, and the keys 1 to 7 choose the panel's tab", async ({
  page,
}) => {
  await signIn(page);
  await choose(page, /^Okafor family/);
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Household", exact: true }).click();
  await expect(panel.getByRole("tab", { name: "Overview" })).toBeVisible();
  await page.keyboard.press("3");
  await expect(panel.getByRole("tab", { name: "Lots" })).toBeFocused();
  const table = panel.getByRole("table", { name: "Tax lots" });
  await panel.getByRole("button", { name: "Long-term in 30 days 2" }).click();
  await expect(table.locator("tbody tr").first()).toHaveText(
    "MSFT Stock planNov 28, 20258 days to LT+$4,628.00short-term$36,480.00$31,852.0080at $398.15",
  );
  await expect(panel).toContainText("at Nov 20, 2026 prices, as if sold on Nov 21, 2026");
  await clean(page);
  await panel.getByRole("button", { name: /^All \d/ }).click();
  await panel.getByRole("combobox", { name: "Order of the lots" }).selectOption("gain");
  await expect(table.locator("tbody tr").first()).toContainText("BND");
  await panel.getByRole("tab", { name: "Lots" }).focus();
  await page.keyboard.press("1");
  await expect(panel.getByRole("tab", { name: "Overview" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("a household that does not reconcile has the same value in list and panel, and its stated value is labeled", async ({
  page,
}) => {
  await signIn(page);
  const list = page.getByRole("navigation", { name: "Households" });
  await expect(list.getByRole("button", { name: /^Demo investor/ })).toContainText("$35,806");
  await choose(page, /^Demo investor/);
  const panel = panelOf(page);
  await expect(panel).toContainText("$35,806");
  await expect(panel).toContainText(
    "$128,450.22 stated on Jan 15, 2026: $92,643.98 more than holdings and cash.",
  );
});

test("tasks are created, edited and completed in place", async ({ page }) => {
  await signIn(page);
  await choose(page, /^Patel family/);
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Household", exact: true }).click();
  await panel.getByRole("tab", { name: "Tasks" }).click();
  await panel.getByRole("button", { name: "Add a task" }).click();
  await panel.getByRole("textbox", { name: "Task" }).fill("Call about the rollover");
  await panel.getByLabel("Due").fill("2026-12-04");
  await panel.getByRole("button", { name: "Create task", exact: true }).click();
  await expect(panel).toContainText("Due Dec 4, 2026");
  await panel.getByRole("button", { name: "Edit: Call about the rollover" }).click();
  await panel.getByLabel("Who").fill("Dana");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel).toContainText("Due Dec 4, 2026, Dana");
  const tick = panel.getByRole("checkbox", { name: "Done: Call about the rollover" });
  await tick.click();
  await expect(tick).toBeChecked();
  await expect(panel.locator("s")).toHaveText("Call about the rollover");
  await clean(page);
});

test("a household without a policy offers the task to agree on one", async ({ page }) => {
  await signIn(page);
  await choose(page, /^Bennett/);
  await panelOf(page).getByRole("button", { name: "Create the task" }).click();
  await expect(panelOf(page).getByText("task is open")).toBeVisible();
  await clean(page);
  await panelOf(page).getByRole("tab", { name: "Tasks" }).click();
  await expect(panelOf(page).getByRole("listitem")).toContainText("investment policy");
});

test("a document of the household is read in the panel", async ({ page }) => {
  await signIn(page);
  await choose(page, /^Smith family/);
  const panel = panelOf(page);
  await panel.getByRole("button", { name: "Household", exact: true }).click();
  await panel.getByRole("tab", { name: "Documents" }).click();
  await panel.getByRole("button", { name: /^Tax letter/ }).click();
  await expect(panel.getByRole("article")).toContainText("joint account");
  await panel.getByRole("button", { name: "All documents" }).click();
  await expect(panel.getByRole("list")).toContainText("Tax letter");
});

test("households can be filtered and sorted, and are a single tab stop", async ({ page }) => {
  await signIn(page);
  const list = page.getByRole("navigation", { name: "Households" });
  await expect(list.getByRole("button").nth(1)).toContainText("Ramirez family");
  await list.getByLabel("Order of the households").selectOption("value");
  await expect(list.getByRole("button").nth(1)).toContainText("Okafor family");
  await list.getByLabel("Find a household").fill("ram");
  await expect(list.getByRole("button")).toHaveCount(2);
  await list.getByLabel("Order of the households").focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Ramirez family/);
  await ask(page, "Do they have enough cash for the next 90 days?");
  await answered(page);
});
