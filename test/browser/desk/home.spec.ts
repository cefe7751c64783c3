import { expect } from "@playwright/test";
import { clean, cleanEverywhere, signIn, test } from "../support/screen.ts";

const rows = "Households";

test("the home page shows the next meetings and the households that need attention, with reasons", async ({
  page,
}) => {
  await signIn(page, "/");
  const next = page.getByRole("region", { name: "Next meeting" });
  await expect(next).toContainText("Ramirez family");
  await expect(next).toContainText("Cash short $20,000");
  const table = page.getByRole("table", { name: rows });
  await expect(table.getByRole("rowheader", { name: "Okafor family" })).toBeVisible();
  await expect(table).toContainText("MSFT 38.00%, limit 10%");
  await expect(page.getByRole("region", { name: "Book" })).toContainText("9 households");
});

test("a household with a long name takes no more lines than others with its task", async ({
  page,
}) => {
  const name = "The Montgomery-Featherstonehaugh and Westhuizen Irrevocable Family Trust of 1987";
  await page.route(/\/worklist/, async (route) => {
    const response = await route.fetch();
    const worklist = await response.json();
    const items = worklist.items.map((item: object) => ({ ...item, name }));
    await route.fulfill({ response, json: { ...worklist, items } });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, "/");
  const link = page.getByRole("table", { name: rows }).getByRole("link", { name, exact: true });
  await expect(link.first()).toBeVisible();
  expect((await link.first().boundingBox())?.height).toBeLessThan(45);
});

test("the bar is one row, on a phone too", async ({ page }) => {
  // On a day when the prices are old, which is said at length.
  await page.route(/\/worklist/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), as_of: "2026-11-24" } });
  });
  const heights: (number | undefined)[] = [];
  for (const width of [1440, 1280, 1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await signIn(page, "/");
    await expect(page.getByRole("note")).toContainText("2 trading days old");
    heights.push((await page.getByRole("banner").boundingBox())?.height);
  }
  const [wide, laptop, tablet, phone] = heights;
  expect(wide).toBeLessThan(50);
  expect(laptop).toBeLessThan(50);
  // The age of the prices takes a line of its own within the bar.
  expect(tablet).toBeLessThan(60);
  expect(phone).toBeLessThan(60);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", "dark");
  await clean(page);
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
});

test("figures that cannot be read again stay, with the time when they were read", async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, "/");
  const next = page.getByRole("region", { name: "Next meeting" });
  await expect(next).toContainText("Ramirez family");
  await page.route(/\/worklist/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.clock.fastForward(11_000);
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(page.getByRole("alert")).toContainText(/What is shown was read at \d+:\d\d/);
  await expect(next).toContainText("Ramirez family");
});

test("a key figure filters the worklist, and a text filter narrows it", async ({ page }) => {
  await signIn(page, "/");
  const households = page.getByRole("table", { name: rows }).locator("tbody th[scope=row] > a");
  await expect(households).toHaveCount(9);
  await page
    .getByRole("region", { name: "Book" })
    .getByRole("button", { name: /Cash short/ })
    .click();
  await expect(households).toHaveText(["Ramirez family", "Kowalski"]);
  await page.locator("main").press("/");
  await page.keyboard.type("kowal");
  await expect(households).toHaveText(["Kowalski"]);
});

test("a loading worklist has a placeholder, and a failed one an error", async ({ page }) => {
  const held: ((status: number) => void)[] = [];
  await page.route(/\/worklist/, async (route) => {
    const status = await new Promise<number>((resolve) => held.push(resolve));
    await (status === 200 ? route.continue() : route.fulfill({ status, body: "{}" }));
  });
  await signIn(page, "/");
  await expect(page.getByRole("status")).toHaveText("Loading");
  held.at(-1)?.(500);
  const again = page.getByRole("alert").getByRole("button", { name: "Try again" });
  await expect(again).toBeVisible();
  await expect(page.getByRole("status")).toHaveCount(0);
  await again.click();
  await expect.poll(() => held.length).toBe(2);
  held.at(-1)?.(200);
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
});

test("a household takes at most two lines of the worklist", async ({ page }) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, "/");
    const rows = page.getByRole("table", { name: "Households" }).getByRole("row");
    await expect(rows.filter({ hasText: "IT sector 38.00%, limit 35%" })).toContainText(
      "and 1 more",
    );
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(52);
  }
});

test("the number of further reasons stays beside them on a small window", async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 900 });
  await signIn(page, "/");
  const row = page.getByRole("row", { name: /^Okafor family/ });
  const more = await row.getByText("and 1 more").boundingBox();
  const why = await row.locator(".why").boundingBox();
  expect((more?.x ?? 0) + (more?.width ?? 0)).toBeLessThanOrEqual(
    (why?.x ?? 0) + (why?.width ?? 0),
  );
});

test("a printed worklist has its totals and the heads of its columns, and no controls", async ({
  page,
}) => {
  await signIn(page, "/");
  const table = page.getByRole("table", { name: rows });
  await expect(table).toBeVisible();
  await page.emulateMedia({ media: "print" });
  for (const head of ["Household", "Why", "Value"])
    await expect(table.getByRole("columnheader").getByText(head)).toBeVisible();
  await expect(page.getByRole("region", { name: "Book" }).getByText("Cash short")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Open brief" })).toHaveCount(0);
});

test("the worklist is sorted by its column headers, which show the order", async ({ page }) => {
  await signIn(page, "/");
  const table = page.getByRole("table", { name: rows });
  await table.getByRole("button", { name: "Value" }).click();
  await expect(table.getByRole("columnheader", { name: "Value" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(table.locator("tbody th[scope=row] > a").first()).toHaveText("Okafor family");
});

test("J and K move between households, Enter opens one, and Back returns", async ({ page }) => {
  await signIn(page, "/");
  const table = page.getByRole("table", { name: rows });
  await table.getByRole("link", { name: "Ramirez family", exact: true }).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(table.getByRole("link", { name: "Kowalski", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveTitle(/^Kowalski/);
  await page.goBack();
  await expect(table).toBeVisible();
});

test("a task can be created for any household, with assignee and due date", async ({ page }) => {
  await signIn(page, "/");
  const tasks = page.getByRole("region", { name: "Tasks" });
  const opener = tasks.getByRole("button", { name: "Add a task" });
  await opener.click();
  const household = tasks.getByRole("combobox", { name: "Household" });
  await expect(household).toBeFocused();
  await household.fill("kow");
  await page.getByRole("option", { name: "Kowalski" }).click();
  await tasks.getByRole("textbox", { name: "Task" }).fill("Send the loan papers");
  await tasks.getByLabel("Due").fill("2026-11-23");
  await tasks.getByRole("textbox", { name: "Who" }).fill("Dana");
  await clean(page);
  await page.keyboard.press("Enter");
  await expect(tasks.getByRole("status")).toHaveText("Added “Send the loan papers” for Kowalski.");
  await expect(opener).toBeFocused();
  await expect(tasks.getByRole("listitem").first()).toHaveText(
    "Send the loan papersKowalski, DanaNov 23",
  );
  await expect(tasks.getByRole("textbox")).toHaveCount(0);
  const done = tasks.getByRole("checkbox", { name: "Done: Send the loan papers, Kowalski" });
  await done.click();
  await expect(done).toHaveCount(0);
  const reopen = tasks.getByRole("button", { name: "Reopen" });
  await expect(reopen).toBeFocused();
  await expect(tasks.getByRole("status")).toContainText(
    "Completed “Send the loan papers” for Kowalski.",
  );
  await reopen.press("Enter");
  await expect(done).not.toBeChecked();
  await expect(opener).toBeFocused();
});

test("without a household no task is created, and the typed text stays", async ({ page }) => {
  await signIn(page, "/");
  const tasks = page.getByRole("region", { name: "Tasks" });
  await tasks.getByRole("button", { name: "Add a task" }).click();
  await tasks.getByRole("textbox", { name: "Task" }).fill("Call them");
  await tasks.getByRole("button", { name: "Create task", exact: true }).click();
  await expect(tasks.getByRole("combobox", { name: "Household" })).toBeFocused();
  await expect(tasks.getByRole("textbox", { name: "Task" })).toHaveValue("Call them");
});

cleanEverywhere(
  "the worklist has no accessibility violations, and the page does not scroll sideways",
  async (page) => {
    await signIn(page, "/");
    await expect(page.getByRole("table", { name: rows })).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  },
);
