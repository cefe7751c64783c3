import { expect, type Page } from "@playwright/test";
import { signIn, test } from "../support/screen.ts";

const many = 500;

/** The API's own answer, with each household of it many times. */
async function enlarged(page: Page): Promise<void> {
  await page.route("**/api/v1/copilot/worklist", async (route) => {
    const response = await route.fetch();
    const worklist = await response.json();
    const items = Array.from({ length: many }, (_, at) => {
      const item = worklist.items[Math.floor((at * worklist.items.length) / many)];
      return { ...item, id: `${item.id}x${at}`, name: `${item.name} ${at}` };
    });
    await route.fulfill({ response, json: { ...worklist, items } });
  });
}

test("a worklist of 500 households is one request, and only visible rows are rendered", async ({
  page,
}) => {
  const asked: string[] = [];
  await enlarged(page);
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await signIn(page, "/");
  const table = page.getByRole("table", { name: "Households" });
  await expect(table).toHaveAttribute("aria-rowcount", "504");
  expect(asked).toEqual(["/api/v1/copilot/worklist"]);
  expect(await table.locator("tbody tr").count()).toBeLessThan(80);
  await page.locator("main").evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expect(table.getByRole("link", { name: /^Empty household 499$/ })).toBeVisible();
  expect(await table.locator("tbody tr").count()).toBeLessThan(80);
  await table.getByRole("link", { name: /^Empty household 498$/ }).focus();
  for (let step = 0; step < 40; step += 1) await page.keyboard.press("k");
  await expect(table.getByRole("link", { name: / 458$/ })).toBeFocused();
  await page.getByRole("textbox", { name: "Filter by words" }).fill("kowalski");
  await expect(table.locator("tbody th[scope=row]").first()).toContainText("Kowalski");
});

test("the chosen household of a long list is in view", async ({ page }) => {
  await page.route("**/api/v1/copilot/households?**", async (route) => {
    const response = await route.fetch();
    const listed = await response.json();
    const [first] = listed.items;
    const others = Array.from({ length: 90 }, (_, at) => ({
      ...first,
      id: `hh_x${at}`,
      name: `Another family ${at}`,
    }));
    await route.fulfill({ response, json: { ...listed, items: [...others, ...listed.items] } });
  });
  await signIn(page, "/?household=hh_d12");
  const list = page.getByRole("navigation", { name: "Households" });
  await expect(list.getByRole("listitem")).toHaveCount(100);
  await expect(list.getByRole("button", { name: /^Empty household/ })).toBeInViewport();
});

test("of 2,000 holdings only visible ones are rendered, and the last can be reached", async ({
  page,
}) => {
  await page.route("**/api/v1/copilot/households/hh_d2", async (route) => {
    const response = await route.fetch();
    const household = await response.json();
    const [account] = household.holdings.accounts;
    const [row] = account.holdings;
    account.holdings = Array.from({ length: 2_000 }, (_, at) => ({
      ...row,
      symbol: `S${at}`,
      value: 4_000 - at,
    }));
    await route.fulfill({ response, json: household });
  });
  await signIn(page, "/?household=hh_d2");
  await page.getByRole("tab", { name: "Holdings" }).click();
  const table = page.getByRole("table", { name: "Holdings" });
  await expect(
    table.getByRole("row", { name: /^› S0 / }).or(table.getByText("S0 ").first()),
  ).toBeVisible();
  expect(await table.locator("tbody tr").count()).toBeLessThan(120);
  await table.getByRole("button", { name: "Holding" }).click();
  await page
    .getByRole("complementary", { name: "Side panel" })
    .evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await expect(table.getByText("S999 ")).toBeVisible();
  await page.getByRole("textbox", { name: "Search holdings" }).fill("S1999");
  await expect(table).toContainText("S1999");
});
