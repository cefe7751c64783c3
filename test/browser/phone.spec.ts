import { expect, type Page } from "@playwright/test";
import { answered, ask, cleanInBothSchemes, signIn, test } from "./support/screen.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole("navigation", { name: "Sections" });
const head = (page: Page) => page.getByRole("banner");

test("the worklist begins with the day, the book and that it is simulated, and no frame repeats them", async ({
  page,
}) => {
  await signIn(page, "/");
  await expect(head(page)).toContainText("Sat, Nov 21");
  await expect(page.getByRole("note")).toHaveText(
    /^Simulated9 households, \$6,281,806\. Prices of Nov 20/,
  );
  await expect(page.getByRole("region", { name: "Book" })).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Filter by words" })).toBeHidden();
  await expect(bar(page).getByRole("link", { name: "Home" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("the bar below has every meeting, and each leads to its brief", async ({ page }) => {
  await signIn(page, "/");
  await bar(page).getByRole("link", { name: "Meetings" }).click();
  await expect(page).toHaveURL("/?meetings=1");
  const list = page.getByRole("region", { name: "Meetings" });
  await expect(list.getByRole("listitem")).toHaveCount(7);
  await expect(list.getByRole("listitem").first()).toContainText("Cash short $20,000");
  await cleanInBothSchemes(page);
  await list.getByRole("link", { name: "Ramirez family" }).click();
  await expect(page.getByRole("article")).toContainText("Meeting brief");
  await head(page).getByRole("link", { name: "Back to the desk" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ramirez family");
  await head(page).getByRole("link", { name: "Back to Home" }).click();
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
});

test("the conversations of all households are at hand on every page but an open one", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d3");
  await ask(page, "Which tasks are open?");
  await answered(page);
  await expect(bar(page)).toHaveCount(0);
  await page.goto("/?spend=1");
  await bar(page).getByRole("button", { name: "Chats" }).click();
  const lists = page.getByRole("dialog", { name: "Households and conversations" });
  const chat = lists
    .getByRole("navigation", { name: "Conversations" })
    .getByRole("button", { name: /Ramirez family/ });
  await expect(chat).toHaveCount(1);
  await cleanInBothSchemes(page);
  await chat.click();
  await expect(lists).toHaveCount(0);
  await expect(head(page).locator(".name")).toHaveText("Ramirez family");
  await expect(page.getByRole("article", { name: "Copilot" })).toBeVisible();
  const saved = page.waitForEvent("download");
  await head(page).getByRole("button", { name: "More about this conversation" }).click();
  await page.getByRole("menuitem", { name: "Save as Markdown" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.md$/);
});

test("the further sections are links under More, which says where one is", async ({ page }) => {
  await signIn(page, "/");
  const more = bar(page).getByRole("button", { name: "More" });
  for (const [name, title] of [
    ["Research", "Research · Advisor Copilot"],
    ["Trading", "Trading · Advisor Copilot"],
    ["Spend", "Spend · Advisor Copilot"],
  ] as const) {
    await more.click();
    await page.getByRole("menuitem", { name }).click();
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(more).toHaveAttribute("aria-current", "true");
  }
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Spend" })).toHaveAttribute("href", "/?spend=1");
  await cleanInBothSchemes(page);
});

test("a household has one head, whose menu has its views, its pages and the amounts", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d2");
  await expect(head(page)).toContainText("$2,400,000");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("group", { name: "Views" })).toHaveCount(0);
  const more = head(page).getByRole("button", { name: "More about the household" });
  await more.click();
  await cleanInBothSchemes(page);
  await page.getByRole("menuitem", { name: "Agenda" }).click();
  await expect(page.getByRole("region", { name: "Household", exact: true })).toContainText(
    "Next meetings",
  );
  await more.click();
  await page.getByRole("menuitem", { name: "Hide amounts" }).click();
  await expect(head(page)).toContainText("$•••");
  await more.click();
  await page.getByRole("menuitem", { name: "Open proposal" }).click();
  await expect(page).toHaveURL("/?household=hh_d2&proposal=1");
});

test("turning the phone on its side keeps the question and the head", async ({ page }) => {
  await signIn(page, "/?household=hh_d2");
  await page.getByRole("textbox", { name: "Your question" }).fill("half a question");
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue("half a question");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Okafor family");
});

test("every target of both bars is as large as a finger needs", async ({ page }) => {
  await signIn(page, "/");
  for (const address of ["/", "/?household=hh_d2", "/?household=none", "/?meetings=1"]) {
    await page.goto(address);
    await expect(bar(page)).toBeVisible();
    await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
    const small = await page
      .locator(":is(header.top, nav.sections) :is(a, button):visible")
      .evaluateAll((all) =>
        all.flatMap((one) => {
          const { width, height } = one.getBoundingClientRect();
          return width < 44 || height < 44 ? [`${one.textContent} ${width} × ${height}`] : [];
        }),
      );
    expect(small).toEqual([]);
  }
});

test("a conversation that cannot be read has a way back", async ({ page }) => {
  await signIn(page, "/?household=hh_d2");
  await page.goto("/?household=hh_d2&conversation=con_none");
  await expect(page.getByRole("heading", { name: "You have no such conversation" })).toBeVisible();
  await head(page).getByRole("link", { name: "Back to the desk" }).click();
  await expect(head(page)).toContainText("Okafor family");
});

test("a brief begins with what to act on, and its outline stands below it", async ({ page }) => {
  await signIn(page, "/?household=hh_d3&brief=1");
  await expect(page.getByText("Cash is $20,000 under its floor")).toBeInViewport();
  const paper = await page.getByRole("article").boundingBox();
  const outline = page.getByRole("complementary", { name: "Outline" });
  expect((await outline.boundingBox())?.y).toBeGreaterThan((paper?.y ?? 0) + (paper?.height ?? 0));
  await outline.getByRole("checkbox", { name: "Talking points" }).uncheck();
  await expect(page.getByRole("article")).not.toContainText("Talking points");
});
