import { expect, type Page } from "@playwright/test";
import {
  answered,
  ask,
  asked,
  panelOf,
  questions,
  replies,
  signIn,
  test,
} from "./support/screen.ts";

const composer = (page: Page) => page.getByRole("textbox", { name: "Your question" });
const worklist = (page: Page) => page.getByRole("table", { name: "Households" });
const keysList = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });
const source = (page: Page) => page.getByRole("complementary", { name: "Source" });

async function atHome(page: Page): Promise<void> {
  await signIn(page, "/");
  await expect(worklist(page)).toBeVisible();
}

async function go(page: Page, letter: string): Promise<void> {
  await page.keyboard.press("g");
  await page.keyboard.press(letter);
}

test("G and a letter go to answers, research, trading, spend and home", async ({ page }) => {
  await atHome(page);
  await go(page, "a");
  await expect(composer(page)).toBeFocused();
  await page.getByRole("heading", { level: 1 }).click();
  await go(page, "t");
  await expect(page).toHaveURL(/\/trading$/);
  await expect(page.getByRole("textbox", { name: "Find an instrument" })).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Find an instrument" })).toBeFocused();
  await page.getByRole("heading", { level: 1 }).first().click();
  await go(page, "r");
  await expect(page).toHaveURL(/research=home$/);
  await go(page, "s");
  await expect(page).toHaveURL(/spend=1$/);
  await go(page, "h");
  await expect(worklist(page)).toBeVisible();
});

test("J goes to the first household, and / to the filter of each page", async ({ page }) => {
  await atHome(page);
  await page.keyboard.press("j");
  await expect(worklist(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Filter by words" })).toBeFocused();
  await page.goto("/?household=hh_d2");
  await expect(composer(page)).toBeFocused();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("textbox", { name: "Find a household" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Find a household" })).toHaveValue("");
});

test("N begins a conversation about the household", async ({ page }) => {
  await asked(page, /^Okafor family/, "Which tasks are open?");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("n");
  await expect(page).toHaveURL(/household=hh_d2$/);
  await expect(replies(page)).toHaveCount(0);
});

test("F6 moves between the regions of the page and returns to the previous focus", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d2");
  await expect(panelOf(page)).toContainText("$2,400,000");
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press("F6");
  await expect(panelOf(page).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(page.getByRole("banner").locator(":focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  const lists = page.getByRole("complementary", { name: "Households and conversations" });
  await expect(lists.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("F6");
  await expect(composer(page)).toBeFocused();
  await page.keyboard.press("Shift+F6");
  await expect(lists.locator(":focus")).toHaveCount(1);
});

test("Up in an empty question edits the last one, Esc returns", async ({ page }) => {
  await asked(page, /^Okafor family/, "Which tasks are open?");
  const editor = page.getByRole("textbox", { name: "Edit your question" });
  await composer(page).fill("half");
  await composer(page).press("ArrowUp");
  await expect(editor).toHaveCount(0);
  await composer(page).fill("");
  await composer(page).press("ArrowUp");
  await expect(editor).toBeFocused();
  await expect(editor).toHaveValue("Which tasks are open?");
  await editor.press("Escape");
  await expect(composer(page)).toBeFocused();
  await composer(page).press("ArrowUp");
  await editor.fill("What are their largest holdings?");
  await editor.press("Enter");
  await answered(page);
  await expect(questions(page)).toHaveText(["What are their largest holdings?"]);
});

test("] and [ open and step through the sources, and Esc closes them", async ({ page }) => {
  await signIn(page, "/?household=hh_d2");
  await ask(page, "Do they have enough cash for the next 90 days and what was said about MSFT?");
  await answered(page);
  const all = await replies(page)
    .getByRole("list", { name: "Sources" })
    .getByRole("listitem")
    .count();
  expect(all).toBeGreaterThan(1);
  await replies(page).getByRole("button", { name: "Copy answer" }).focus();
  await page.keyboard.press("]");
  await expect(source(page)).toContainText(`Source 1 of ${all}`);
  await page.keyboard.press("]");
  await expect(source(page)).toContainText(`Source 2 of ${all}`);
  await page.keyboard.press("[");
  await expect(source(page)).toContainText(`Source 1 of ${all}`);
  await page.keyboard.press("Escape");
  await expect(source(page)).toHaveCount(0);
  await expect(replies(page).getByRole("button", { name: "Copy answer" })).toBeFocused();
  await expect(panelOf(page)).toBeVisible();
});

test("Ctrl C copies the selected rows of a table, or the row with the focus, as cells", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = async () => {
    await page.keyboard.press("ControlOrMeta+c");
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await atHome(page);
  await worklist(page).getByRole("link", { name: "Okafor family", exact: true }).focus();
  const [name, ...cells] = (await copied()).split("\t");
  expect(name).toContain("Okafor family");
  expect(cells).toContain("2400000");
  await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
  const rows = replies(page).getByRole("table").first().locator("tbody tr");
  await rows.first().evaluate((first) => {
    const last = first.nextElementSibling ?? first;
    getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
  });
  const lines = (await copied()).split("\n").map((line) => line.split("\t").slice(0, 3));
  expect(lines).toEqual([
    ["US equity", "1216400", "50.68"],
    ["international equity", "300000", "12.50"],
  ]);
});

test("single letters can be turned off, and the list says how to turn them on again", async ({
  page,
}) => {
  await atHome(page);
  await page.keyboard.press("?");
  const letters = keysList(page).getByRole("checkbox", { name: "Single letters" });
  await letters.uncheck();
  await page.keyboard.press("Escape");
  await expect(keysList(page)).toHaveCount(0);
  await go(page, "t");
  await page.keyboard.press("Shift+H");
  await page.keyboard.press("?");
  await page.reload();
  await expect(worklist(page)).toContainText("$2,400,000");
  await go(page, "t");
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("textbox", { name: "Search or jump to" }).fill("keyboard");
  await page.keyboard.press("Enter");
  await letters.check();
  await page.keyboard.press("Escape");
  await expect(keysList(page)).toHaveCount(0);
  await go(page, "t");
  await expect(page).toHaveURL(/\/trading$/);
});
