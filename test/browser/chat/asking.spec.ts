import { expect, type Route } from "@playwright/test";
import {
  answered,
  ask,
  asked,
  choose,
  clean,
  panelOf,
  questions,
  replies,
  signIn,
  test,
} from "../support/screen.ts";

const question = "Is the Smith family outside their IPS bands?";

test("an answer has its figures and its source, and the panel shows its subject", async ({
  page,
}) => {
  await asked(page, /^Smith family/, question);
  const reply = replies(page);
  await expect(reply).toContainText("53.20%");
  await expect(reply.getByRole("list", { name: "Sources" }).getByRole("listitem")).toHaveText([
    "Policy check of the household, checked Nov 21, 2026 on Nov 20, 2026 prices simulated",
  ]);
  await expect(reply).toContainText(/[\d,]+ tokens, \$0\.00/);
  const check = panelOf(page).getByRole("table", { name: "Check of Smith family policy" });
  await expect(check.getByRole("row", { name: /^US equity/ })).toHaveText(
    "US equity53.20%40–50%+8.20above",
  );
  await expect(check.locator("[data-pointed]")).toHaveCount(2);
});

test("the work of an answer is one line that expands to its calls with their results", async ({
  page,
}) => {
  await signIn(page);
  await ask(page, "What is in VOO?");
  await answered(page);
  const work = replies(page).getByText(/^Worked with 1 tool call, [\d,]+ tokens, \$0\.00$/);
  await expect(replies(page).getByText("Get ETF holdings", { exact: true })).toBeHidden();
  await work.click();
  const card = replies(page).getByRole("group").filter({ hasText: "Get ETF holdings" }).last();
  await expect(card).toContainText("Get ETF holdings");
  await expect(card).toContainText("VOO");
  await expect(card.getByRole("table")).toHaveCount(0);
  await card.getByText("Get ETF holdings").click();
  await expect(card.getByRole("table")).toContainText("NVIDIA Corporation");
  await expect(
    panelOf(page)
      .getByRole("region", { name: "Holdings of the fund (VOO)" })
      .getByRole("table", { name: "Holdings" })
      .getByRole("row"),
  ).toHaveCount(16);
});

test("a reload restores the conversation, its messages, its title and its panel from the URL", async ({
  page,
}) => {
  await asked(page, /^Smith family/, question);
  await panelOf(page).getByRole("button", { name: "Brief" }).click();
  await page.waitForResponse((response) => response.request().method() === "PATCH");
  const before = await replies(page).getByRole("table").allTextContents();
  await page.reload();
  await expect(replies(page)).toContainText("53.20%");
  expect(await replies(page).getByRole("table").allTextContents()).toEqual(before);
  await expect(panelOf(page).getByRole("region", { name: "Members" })).toContainText("David Smith");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Is the Smith family outside their IPS bands",
  );
  expect(new URL(page.url()).searchParams.get("household")).toBe("hh_d1");
});

test("a conversation is renamed, and leaves the list when it is deleted", async ({ page }) => {
  await asked(page, /^Okafor family/, "Show me their holdings");
  const list = page.getByRole("navigation", { name: "Conversations" });
  const chosen = list.getByRole("listitem").filter({ has: page.locator("[aria-current='true']") });
  const change = chosen.getByRole("button", { name: /^Change/ });
  await change.click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Title" }).fill("Before the December meeting");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Before the December meeting");
  await page.reload();
  await expect(list).toContainText("Before the December meeting");

  await change.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(list).not.toContainText("Before the December meeting");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New conversation");
});

test("a link to another advisor's conversation shows nothing of it", async ({ page }) => {
  await asked(page, /^Smith family/, question);
  const link = page.url();
  await page.getByRole("button", { name: "Sign out" }).click();
  await signIn(page, link, "adv_south");
  await expect(page.getByRole("main")).toContainText("You have no such conversation");
  await expect(page.getByText("53.20%")).toHaveCount(0);
});

test("a rating of an answer is stored by the API", async ({ page }) => {
  await asked(page, /^Ramirez family/, "Do they have enough cash for the next 90 days?");
  const kept = page.waitForResponse((response) => response.url().endsWith("_reply/feedback"));
  await replies(page).getByRole("button", { name: "Good answer" }).click();
  expect((await kept).status()).toBe(200);
  await expect(replies(page).getByRole("button", { name: "Good answer" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.getByRole("textbox", { name: "What was good" })).toBeInViewport();
  const why = page.waitForRequest((request) => request.url().endsWith("_reply/feedback"));
  await page.getByRole("textbox", { name: "What was good" }).fill("It names the floor");
  await page.getByRole("button", { name: "Keep" }).click();
  expect((await why).postDataJSON()).toEqual({ rating: "up", note: "It names the floor" });
  const said = "Kept with the answer: “It names the floor”";
  await expect(replies(page)).toContainText(said);
  await page.reload();
  await expect(replies(page)).toContainText(said);
});

test("everything can be done from the keyboard on a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/?household=none");
  await page.getByRole("button", { name: "Sign in" }).press("Enter");
  // The composer takes the focus when it opens, also from a button.
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused();
  await page.getByRole("button", { name: "Chats" }).press("Enter");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Smith family/ })
    .press("Enter");
  await page.getByRole("button", { name: "Is the family outside their IPS bands?" }).press("Enter");
  await answered(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBe(0);
  await page.getByRole("button", { name: "Panel", exact: true }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("table")).toContainText("US equity");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("panel changes made by the agent are not sent back", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postData() ?? "");
  });
  await signIn(page);
  await choose(page, /^Smith family/);
  await ask(page, question);
  await answered(page);
  await expect(panelOf(page).getByRole("table")).toBeVisible();
  await panelOf(page).getByRole("tab", { name: "Holdings" }).click();
  await page.waitForResponse((response) => response.request().method() === "PATCH");
  expect(sent.map((body) => JSON.parse(body).side_panel.view_state)).toEqual([
    { household_id: "hh_d1", tab: "accounts", show_holdings: true },
  ]);
});

test("a question whose response was lost is sent again and appears once", async ({ page }) => {
  await asked(page, /^No household/, "What is in VOO?");
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/chat/stream?*", lose, { times: 1 });
  await ask(page, "What is in QQQ?");
  await expect(page.getByRole("alert")).toContainText("The service cannot be reached.");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(replies(page).nth(1)).toContainText("expense ratio");
  await page.reload();
  await expect(questions(page)).toHaveText(["What is in VOO?", "What is in QQQ?"]);
  await expect(replies(page)).toHaveCount(2);
});

test("an answer continues where it was after a lost connection", async ({ page }) => {
  await asked(page, /^No household/, "What is in VOO?");
  await page.route("**/chat/stream?*", async (route) => {
    const response = await route.fetch();
    const whole = await response.text();
    await route.fulfill({ response, body: whole.slice(0, whole.indexOf("largest")) });
  });
  await ask(page, "What is in QQQ?");
  await expect(replies(page).nth(1)).toContainText("expense ratio");
  await answered(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(replies(page)).toHaveCount(2);
});

test("a long answer is shown from its question on, and a button scrolls back to its end", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 560 });
  await signIn(page);
  await choose(page, /^Smith family/);
  const latest = page.getByRole("button", { name: "Jump to latest" });
  const thread = page.getByRole("region", { name: "Conversation" });
  for (const [at, asked] of ["What are their largest holdings?", question].entries()) {
    await ask(page, asked);
    await answered(page);
    await expect(replies(page)).toHaveCount(at + 1);
    await expect(thread.getByText(asked)).toBeInViewport();
    await expect(latest).toHaveCount(0);
  }
  await thread.evaluate((box) => box.scrollTo(0, 0));
  await clean(page);
  await latest.click();
  await expect(latest).toHaveCount(0);
  const left = await thread.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  expect(left).toBeLessThan(2);
});
