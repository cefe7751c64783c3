import { expect, type Page, type Request } from "@playwright/test";
import { cleanEverywhere, signIn, test } from "../support/screen.ts";

const reliance = "/trading?instrument=NSE_EQ.2885.RELIANCE";
const instrument = (page: Page) => page.getByRole("region", { name: "Reliance Industries" });
const talk = (page: Page) => page.getByRole("region", { name: "Questions about the market" });
const picture = (page: Page) => page.getByRole("img", { name: /^(Candles|Line of closes) of / });

const tokenField = (page: Page) => page.getByRole("textbox", { name: "Broker token" });

async function ask(page: Page, question: string): Promise<void> {
  const box = talk(page).getByRole("textbox", { name: "Your question" });
  await box.fill(question);
  await box.press("Enter");
}

const complete = (page: Page) =>
  expect(talk(page).getByRole("status")).toHaveText("The answer is complete.");

test("an instrument is found by name, and has a quote and a chart at its own URL", async ({
  page,
  laptop,
}) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== laptop.url) elsewhere.push(request.url());
  });
  await signIn(page, "/");
  await page.getByRole("link", { name: "Trading", exact: true }).click();
  await expect(page).toHaveURL(/\/trading$/);
  await expect(page.getByRole("region", { name: "Indexes" })).toContainText("24,480.30+1.00%");
  await page.getByLabel("Find an instrument").fill("reliance");
  await expect(page.getByText("4 matches, exact first")).toBeVisible();
  await page.getByRole("link", { name: /^RELIANCE NSE_EQ/ }).click();
  await expect(page).toHaveURL(reliance);
  await expect(page).toHaveTitle("RELIANCE · Trading · Advisor Copilot");
  await expect(instrument(page)).toContainText("₹1,450.00");
  await expect(instrument(page)).toContainText("+17.75 (+1.24%)");
  await expect(instrument(page)).toContainText(
    "Quote: Sample data, end of day, Nov 20, 3:30 PM IST.",
  );
  await expect(instrument(page).getByText("Simulated", { exact: true }).first()).toBeVisible();
  await expect(picture(page)).toHaveAccessibleName(
    /^Candles of Reliance Industries, daily bars to Nov 20, 2026: last close 1,450\.00/,
  );
  await expect(picture(page).locator("canvas").first()).toBeVisible();
  await expect(instrument(page).getByRole("link", { name: "tradingview.com" })).toBeVisible();
  await page.reload();
  await expect(instrument(page)).toContainText("₹1,450.00");
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Trading" })).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test("bars of another interval can be read with the keyboard and in a table", async ({ page }) => {
  await signIn(page, reliance);
  await instrument(page).getByText("60 min").click();
  await expect(picture(page)).toHaveAccessibleName(/bars of 60 minutes to Nov 20, \d+:\d\d PM IST/);
  const bar = instrument(page).getByRole("slider", { name: "Bar" });
  await bar.focus();
  await page.keyboard.press("Home");
  await expect(bar).toHaveAttribute("aria-valuetext", /IST: open [\d,.]+, high [\d,.]+, low/);
  await instrument(page).getByText("Day", { exact: true }).click();
  await instrument(page).getByText("Show as table").click();
  const table = instrument(page).getByRole("table", { name: "Bars of RELIANCE" });
  await expect(table.getByRole("row").nth(1)).toHaveText(
    "Nov 20, 20261,430.351,454.551,421.561,450.0033,567,930",
  );
});

test.describe("in New York", () => {
  test.use({ timezoneId: "America/New_York" });
  test("all times of the page are by the clock of the exchange", async ({ page }) => {
    await signIn(page, reliance);
    await instrument(page).getByText("60 min").click();
    await ask(page, "Price of RELIANCE");
    await complete(page);
    await expect(talk(page)).toContainText("Nov 20, 2026, 3:30 PM IST");
    await expect(instrument(page)).toContainText("Nov 20, 3:15 PM IST");
    await expect(page.locator("main")).not.toContainText(/ (UTC|EST|EDT)\b|\dZ\b/);
  });
});

test("a question shows its steps, and citations point at them", async ({ page }) => {
  await signIn(page, reliance);
  await expect(talk(page).getByRole("heading", { name: "Ask about RELIANCE" })).toBeVisible();
  await expect(talk(page).getByRole("button", { name: "Start over" })).toHaveCount(0);
  await ask(page, "Price of RELIANCE");
  await complete(page);
  await expect(talk(page).getByRole("button", { name: "Start over" })).toBeEnabled();
  const flow = talk(page).getByRole("list", { name: "Execution flow" });
  await expect(flow.getByRole("listitem")).toHaveText([
    /Analyzing request, done/,
    /Search instruments, done“RELIANCE”/,
    /Get market quote, doneNSE_EQ 2885/,
    /Generating response, done/,
  ]);
  await expect(talk(page)).toContainText("₹1,450.00");
  await talk(page)
    .getByRole("button", { name: /^Source \d$/ })
    .first()
    .click();
  await expect(flow.locator("[data-pointed]")).toHaveCount(1);
  await ask(page, "And of INFY?");
  await expect(talk(page).getByRole("article")).toHaveCount(2);
  await complete(page);
  await talk(page).getByRole("link", { name: "Proof" }).first().click();
  await expect(page).toHaveURL(/\?proof=turn_/);
  await expect(page.getByRole("main")).toContainText("search_instruments");
  await page.goBack();
  await expect(talk(page).getByRole("article")).toHaveCount(2);
});

test("days in a table of the narrow conversation stay on one line", async ({ page }) => {
  await signIn(page, reliance);
  await ask(page, "How is Reliance doing over the last 30 days?");
  await complete(page);
  const days = talk(page).locator("td > time");
  const heights = await days.evaluateAll((all) =>
    all.map(
      (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).fontSize),
    ),
  );
  expect(heights.length).toBeGreaterThan(5);
  expect(Math.max(...heights)).toBeLessThan(2);
});

test("the trace updates while the answer is written, and the question can be stopped", async ({
  page,
}) => {
  await signIn(page, "/trading");
  const held = Promise.withResolvers<void>();
  await page.route("**/api/chat/stream", async (route) => {
    await held.promise;
    await route.continue();
  });
  await ask(page, "Price of NIFTY");
  await expect(talk(page).getByRole("button", { name: "Stop" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(talk(page)).toContainText("Stopped. You stopped it.");
  held.resolve();
  await expect(talk(page).getByRole("button", { name: "Ask", exact: true })).toBeVisible();
});

const token = "eyJhbGciOiJIUzI1NiJ9.broker-token-4711.c2VjcmV0";

test("the broker's token is sent only in request bodies, stored nowhere, and gone after a reload", async ({
  page,
  context,
}) => {
  const requests: Request[] = [];
  const said: string[] = [];
  page.on("request", (request) => requests.push(request));
  page.on("console", (message) => said.push(message.text()));
  await signIn(page, reliance);
  await tokenField(page).fill(token);
  await page.getByRole("button", { name: "Use the token" }).click();
  const card = page.getByRole("region", { name: "Broker token" });
  await expect(card).toContainText("•••• cmV0. In memory only");
  await expect(instrument(page)).toContainText(
    "The token was not used: this service answers with its own data.",
  );
  await ask(page, `Price of RELIANCE with ${token}`);
  await complete(page);
  await expect(talk(page)).toContainText("Price of RELIANCE with (token removed)");
  await expect(talk(page)).not.toContainText("I place no orders");
  const withToken = requests.filter((request) => request.postData()?.includes(token));
  expect(withToken.map((request) => new URL(request.url()).pathname)).toContain("/api/chat/stream");
  expect(requests.filter((request) => request.url().includes("broker-token"))).toEqual([]);
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      await indexedDB.databases(),
      await caches.keys(),
      history.state,
      document.documentElement.outerHTML,
    ]),
  );
  const everything = kept + JSON.stringify(await context.cookies()) + said.join();
  expect(everything.includes("broker-token-4711")).toBe(false);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await page.goBack();
  await expect(card).toContainText("Broker token set");
  await page.reload();
  await expect(tokenField(page)).toBeVisible();
  await expect(card).not.toContainText("Broker token set");
  await tokenField(page).fill(token);
  await page.getByRole("button", { name: "Use the token" }).click();
  await page.getByRole("button", { name: "Forget now" }).click();
  await expect(tokenField(page)).toHaveValue("");
});

const refused = (detail: string, extra: object = {}) => ({
  status: 502,
  contentType: "application/problem+json",
  json: {
    ...{ type: "about:blank", title: "A service this depends on failed", status: 502, detail },
    ...{ code: "providers_failed", request_id: "req_1", retryable: true, ...extra },
  },
});

test("an unknown instrument, a missing token and an unavailable provider are explained", async ({
  page,
}) => {
  await signIn(page, "/trading?instrument=NSE_EQ.1.NOSUCH");
  await expect(page.getByRole("heading", { name: "Unknown instrument" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("NSE_EQ.1.NOSUCH is not on file.");
  await page.getByLabel("Find an instrument").fill("qqqqqqqq");
  await expect(page.getByText("No instrument matches. Try another name.")).toBeVisible();
  const quotes = "**/api/v1/trading/get_market_quote";
  const failed = [{ provider: "dhan", reason: "no_key" }];
  await page.route(quotes, (route) =>
    route.fulfill(refused("No provider could answer: dhan (no_key: no).", { failed })),
  );
  await page.goto(reliance);
  await expect(instrument(page).getByRole("alert")).toContainText(
    "The broker answers only with a token. Set yours under “Broker token”.",
  );
  await expect(picture(page)).toBeVisible();
  await tokenField(page).fill(token);
  await page.getByRole("button", { name: "Use the token" }).click();
  await expect(instrument(page).getByRole("alert")).toContainText("The broker refused the token");
  await page.unroute(quotes);
  await page.route(quotes, (route) => route.fulfill(refused("No provider could answer: dhan.")));
  await page.reload();
  await expect(instrument(page).getByRole("alert")).toContainText(
    "No provider could answer: dhan.",
  );
  await page.unroute(quotes);
  await instrument(page).getByRole("button", { name: "Try again" }).click();
  await expect(instrument(page)).toContainText("₹1,450.00");
  await expect(instrument(page).getByRole("alert")).toHaveCount(0);
});

test("bars with only closing prices are drawn as a line, and the page says so", async ({
  page,
}) => {
  await page.route("**/api/v1/trading/get_historical_data", async (route) => {
    const response = await route.fetch();
    const result = await response.json();
    for (const bar of result.data.bars) {
      bar.open = bar.high = bar.low = bar.close;
    }
    await route.fulfill({ response, json: result });
  });
  await signIn(page, reliance);
  await expect(picture(page)).toHaveAccessibleName(/^Line of closes of Reliance Industries/);
  await expect(instrument(page)).toContainText(
    "A line of closes: the provider has no open, high and low.",
  );
  await expect(instrument(page)).not.toContainText("closed higher");
});

test("the command palette opens the trading page", async ({ page }) => {
  await signIn(page, "/");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("textbox", { name: "Search or jump to" }).fill("trading");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Find an instrument")).toBeVisible();
});

test("hidden amounts hide prices in text and on the chart's axis", async ({ page }) => {
  await signIn(page, reliance);
  await expect(picture(page).locator("canvas").first()).toBeVisible();
  await page.keyboard.press("Shift+H");
  await expect(instrument(page)).toContainText("₹•••");
  await expect(instrument(page)).toContainText("(+1.24%)");
  await expect(instrument(page).getByRole("slider")).toHaveAttribute("aria-valuetext", /open •••/);
});

test("on a phone the page fits its window and shows the instrument", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, reliance);
  await ask(page, "Price of RELIANCE");
  await complete(page);
  const beyond = () => document.documentElement.scrollHeight - innerHeight;
  expect(await page.evaluate(beyond)).toBe(0);
  const across = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(across)).toBe(0);
  await page.reload();
  const name = page.getByRole("heading", { name: "Reliance Industries" });
  await expect(picture(page)).toBeVisible();
  await expect.poll(async () => (await name.boundingBox())?.y).toBeLessThan(160);
});

cleanEverywhere("axe finds nothing on the trading page", async (page) => {
  await signIn(page, reliance);
  await page.getByLabel("Find an instrument").fill("reliance");
  await expect(page.getByText("4 matches, exact first")).toBeVisible();
  await expect(picture(page).locator("canvas").first()).toBeVisible();
  await instrument(page).getByText("Show as table").click();
  await ask(page, "How did RELIANCE move in the last 30 days?");
  await complete(page);
});
