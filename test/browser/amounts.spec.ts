import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { answered, ask, clean, panelOf, replies, signIn, test, waiting } from "./support/screen.ts";

const money = /[$]\s?\d/;
const worklist = (page: Page) => page.getByRole("table", { name: "Households" });

/** Checks that the page contains no amounts. */
async function withoutAmounts(page: Page): Promise<void> {
  const shown = await page.evaluate(() => {
    const named = [...document.querySelectorAll("[title], [aria-label]")];
    const names = named.flatMap((one) => [one.getAttribute("title"), one.ariaLabel]);
    return [document.body.textContent, ...names].join("\n");
  });
  expect(shown).not.toMatch(money);
  expect(shown).toContain("•••");
}

test("amounts are hidden on every screen, and percents stay", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, "/");
  await expect(worklist(page)).toContainText(money);
  await page.keyboard.press("Shift+H");
  await withoutAmounts(page);
  await expect(worklist(page)).toContainText("38.00%");
  await page.goto("/?household=hh_d2");
  await ask(page, "What are their largest holdings?");
  await answered(page);
  await expect(panelOf(page)).toContainText("Stock plan");
  await expect(replies(page)).toContainText(/\d%/);
  await withoutAmounts(page);
  const holding = panelOf(page).getByRole("row", { name: /MSFT/ }).first();
  await expect(holding).toContainText("38.00%");
  await expect(holding.getByRole("cell").nth(5)).toHaveText("•••");
  await withoutAmounts(page);
  for (const address of ["/?household=hh_d3&brief=1", "/?household=hh_d8&proposal=1"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await withoutAmounts(page);
  }
  const sale = page.getByRole("row", { name: /VOO/ }).first();
  await expect(sale).toContainText("••• of •••");
});

test("showing amounts again restores them, in other tabs too", async ({ page, context }) => {
  await signIn(page, "/");
  await expect(worklist(page)).toBeVisible();
  const before = (await worklist(page).textContent()) ?? "";
  const other = await context.newPage();
  await signIn(other, "/");
  await expect(worklist(other)).toContainText(money);
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await withoutAmounts(page);
  await expect(worklist(other)).not.toContainText(money);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("textbox", { name: "Search or jump to" }).fill("show amounts");
  await page.keyboard.press("Enter");
  await expect(worklist(page)).toContainText(money);
  await expect(worklist(page)).toHaveText(before);
});

test("the form that changes a write does not show its amount while amounts are hidden", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d2");
  await ask(page, "Create a task to move $5,000 to savings");
  await waiting(page);
  await page.getByRole("button", { name: "Hide amounts" }).click();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  const drawn = (name: string) =>
    page
      .getByRole("textbox", { name })
      .evaluate((field) => getComputedStyle(field).getPropertyValue("-webkit-text-security"));
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue(/5,000/);
  expect([await drawn("Title"), await drawn("Due")]).toEqual(["disc", "none"]);
  await page.getByRole("button", { name: "Show amounts" }).click();
  expect(await drawn("Title")).toBe("none");
});

test("a printout with hidden amounts states that they are hidden", async ({ page }) => {
  await signIn(page, "/?household=hh_d3&brief=1");
  await expect(page.getByRole("article")).toContainText(money);
  await page.keyboard.press("Shift+H");
  await page.emulateMedia({ media: "print" });
  await withoutAmounts(page);
  const said = () => getComputedStyle(document.body, "::before").content;
  expect(await page.evaluate(said)).toBe('"Amounts are hidden in this copy."');
});

test("copies and files leave out hidden amounts, or ask first", async ({ page, context }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "/?household=hh_d2");
  await ask(page, "What are their largest holdings?");
  await answered(page);
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { level: 1 }).first().click();
  await page.keyboard.press("Shift+H");
  await withoutAmounts(page);
  const saved = async (button: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button, exact: true }).first().click();
    return readFile(await (await download).path(), "utf8");
  };
  await replies(page).getByRole("button", { name: "Copy answer" }).click();
  await expect(replies(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const inSheet = /\b\d{5,}\b/;
  for (const text of [copied, await saved("Markdown"), await saved("CSV")]) {
    expect(text).toContain("•••");
    expect(text).toContain("38.00");
    expect(text).not.toMatch(money);
    expect(text).not.toMatch(inSheet);
  }
  await page.goto("/?household=hh_d2&holdings=1");
  expect(await saved("CSV")).not.toMatch(inSheet);
});

test("a file made by the service asks first while amounts are hidden", async ({ page }) => {
  await signIn(page, "/?household=hh_d8&proposal=1");
  const button = page.getByRole("button", { name: "Export CSV for the desk" });
  await expect(button).toBeVisible();
  await page.keyboard.press("Shift+H");
  await withoutAmounts(page);
  const question = "Amounts are hidden on the screen, and this file has them. Save it?";
  const answer = async (yes: boolean) => {
    const asked = page.waitForEvent("dialog");
    const clicked = button.click();
    const dialog = await asked;
    expect(dialog.message()).toBe(question);
    await (yes ? dialog.accept() : dialog.dismiss());
    await clicked;
  };
  await answer(false);
  const download = page.waitForEvent("download");
  await answer(true);
  expect(await readFile(await (await download).path(), "utf8")).toMatch(/\d{4}/);
});

test("they stay hidden after a reload", async ({ page }) => {
  await signIn(page, "/");
  await expect(worklist(page)).toBeVisible();
  await page.keyboard.press("Shift+H");
  await page.reload();
  await expect(worklist(page)).toBeVisible();
  await withoutAmounts(page);
});

// Dots take the place of figures and of nothing else: the widest look and the narrowest are enough.
for (const [width, colorScheme] of [
  [1440, "light"],
  [390, "dark"],
] as const) {
  test.describe(`at ${width} in the ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width, height: 844 } });
    test("hidden amounts cause no accessibility violations", ({ page }) => hiddenScreens(page));
  });
}

async function hiddenScreens(page: Page): Promise<void> {
  test.setTimeout(180_000);
  await signIn(page, "/");
  await expect(worklist(page)).toContainText(money);
  await page.keyboard.press("Shift+H");
  await withoutAmounts(page);
  await clean(page);
  for (const address of [
    "/?household=hh_d2&holdings=1",
    "/?household=hh_d3&brief=1",
    "/?household=hh_d8&proposal=1",
    "/?spend=1",
  ]) {
    await page.goto(address);
    await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
    await clean(page);
  }
  await page.goto("/?household=hh_d2");
  await ask(page, "What are their largest holdings?");
  await answered(page);
}
