import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { cleanEverywhere, signIn, test } from "../support/screen.ts";

test("the brief of the next meeting is one click away, and every item has a source", async ({
  page,
}) => {
  await signIn(page, "/");
  await page
    .getByRole("region", { name: "Next meeting" })
    .getByRole("link", { name: "Open brief" })
    .click();
  const paper = page.getByRole("article", { name: "Meeting brief, Ramirez family" });
  await expect(paper).toContainText("Cash is $20,000 under its floor");
  await expect(paper).toContainText("Last meeting: Oct 29, 2026");
  await expect(paper.locator("footer")).toHaveText(
    /^Prepared \w+ \d+, 2026\. Simulated data\. For the advisor, not advice to the client\.$/,
  );
  await expect(paper.getByRole("region", { name: "Sources" })).toContainText("Policy check");
  await expect(page).toHaveTitle(/^Ramirez family · Meeting brief/);
});

test("the outline counts what each section lists, and the figures of a table end on one line", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d3&brief=1");
  const outline = page.getByRole("complementary", { name: "Outline" }).getByRole("listitem");
  await expect(outline).toContainText(["Act now1", "Proposed1", "Value and return"]);
  const due = page.getByRole("table", { name: "Cash due in 90 days" });
  const ends = await due
    .locator(".figure")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
  expect(ends.length).toBe(4);
  expect(new Set(ends).size).toBe(1);
  await expect(due).toContainText("Sum$15,0001");
  for (const lead of ["Cash is $20,000 under its floor", "Nov 27, 2026"])
    await expect(page.getByRole("article").getByText(lead, { exact: true })).toHaveCSS(
      "font-weight",
      /^[67]00$/,
    );
});

test("sections can be left out, and the client's copy has no internal content", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d3&brief=1");
  const paper = page.getByRole("article");
  await expect(paper.getByRole("region", { name: "Promised" })).toBeVisible();
  await page.getByRole("checkbox", { name: "Value and return" }).click();
  await expect(paper.getByRole("region", { name: "Value and return" })).toHaveCount(0);
  await page.getByText("Client", { exact: true }).click();
  for (const own of ["Promised", "Talking points", "Proposed, nothing is traded"])
    await expect(paper.getByRole("region", { name: own })).toHaveCount(0);
  await expect(paper.locator("footer")).not.toContainText("For the advisor");
  await expect(page.getByRole("checkbox", { name: "Talking points" })).toBeDisabled();
});

test("a long name leaves the day of the meeting beside it", async ({ page }) => {
  await page.route("**/households/hh_d3/brief*", async (route) => {
    const response = await route.fetch();
    const household_name = "Montgomery-Featherstonehaugh and Westhuizen Irrevocable Family Trust";
    await route.fulfill({ response, json: { ...(await response.json()), household_name } });
  });
  await signIn(page, "/?household=hh_d3&brief=1");
  const head = page.getByRole("article").locator("header");
  const name = await head.getByRole("heading").boundingBox();
  const day = await head.getByText(/2026, \d+:00/).boundingBox();
  expect((name?.x ?? 0) + (name?.width ?? 0)).toBeLessThanOrEqual(day?.x ?? 0);
});

test("a brief that cannot be read leaves no empty column", async ({ page }) => {
  await page.route("**/households/hh_d3/brief*", (route) => route.fulfill({ status: 503 }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "/?household=hh_d3&brief=1");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  const box = await page.getByRole("main").boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440);
});

test("the brief can be exported as Word and Markdown", async ({ page }) => {
  await signIn(page, "/?household=hh_d3&brief=1");
  for (const [button, name] of [
    ["Word (DOCX)", "Ramirez family brief.docx"],
    ["Markdown", "Ramirez family brief.md"],
  ] as const) {
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: button }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toBe(name);
    expect((await readFile(await file.path())).length).toBeGreaterThan(500);
  }
});

test("paper is light on a dark page, with its marks", async ({ page }) => {
  const colors: unknown[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await signIn(page, "/?household=hh_d3&brief=1");
    await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
    const paper = page.getByRole("article");
    await expect(paper).toBeVisible();
    colors.push(
      await paper.evaluate((article) =>
        [...article.querySelectorAll("*")].map((one) => {
          const { color, backgroundColor, borderTopColor } = getComputedStyle(one);
          return `${one.tagName} ${one.className}: ${color} ${backgroundColor} ${borderTopColor}`;
        }),
      ),
    );
  }
  expect(colors[1]).toEqual(colors[0]);
});

test("only the brief is printed, on one sheet", async ({ page }) => {
  await signIn(page, "/?household=hh_d3&brief=1");
  await expect(page.getByRole("article")).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("complementary", { name: "Outline" })).toBeHidden();
  await expect(page.getByRole("button", { name: /^Print/ })).toBeHidden();
  // Otherwise printing without background graphics would leave the marks out.
  for (const mark of [".status.act", ".policy-bar .actual", ".policy-bar .band"])
    await expect(page.getByRole("article").locator(mark).first()).toHaveCSS(
      "print-color-adjust",
      "exact",
    );
  const boxes = async () =>
    (await page.pdf({ preferCSSPageSize: true }))
      .toString("latin1")
      .match(/\/MediaBox \[[\d. ]+\]/g);
  expect(await boxes()).toEqual(["/MediaBox [0 0 612 792]"]);
  await page.emulateMedia({ media: "screen" });
  const checks = page.getByRole("region", { name: "Checks" }).getByRole("listitem");
  await expect(checks).toContainText(["Every figure has a source", "One page", "Value on"]);
  await page.getByText("A4", { exact: true }).click();
  expect(await boxes()).toEqual([expect.stringMatching(/\[0 0 59[45][\d.]* 84[12][\d.]*\]/)]);
  await page.reload();
  await expect(page.getByRole("radio", { name: "A4" })).toBeChecked();
});

cleanEverywhere("the brief has no accessibility violations", async (page) => {
  await signIn(page, "/?household=hh_d2&brief=1");
  await expect(page.getByRole("article")).toBeVisible();
});
