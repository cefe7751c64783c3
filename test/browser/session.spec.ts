import { expect, type Page } from "@playwright/test";
import { address, builtPage, type Deployment, deploy } from "./support/provider.ts";
import { answered, replies, test } from "./support/screen.ts";

let dist: string;
let remove: () => Promise<void>;
test.beforeAll(async () => {
  ({ dist, remove } = await builtPage());
});
test.afterAll(() => remove());

const composer = (page: Page) => page.getByRole("textbox", { name: "Your question" });

async function signedIn(page: Page, deployment: Deployment): Promise<void> {
  await deployment.serve(page);
  await page.goto(address("?household=hh_d1"));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Smith family", exact: true })).toBeVisible();
}

// Requests that are still open are ignored.
test.afterEach(async ({ context }) => {
  for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a token is renewed before it expires, without the advisor noticing", async ({
  page,
  laptop,
}) => {
  const deployment = await deploy({ dist, api: laptop.url, lifeSeconds: 4 });
  await signedIn(page, deployment);
  await composer(page).fill("Half a thought");
  await expect.poll(() => deployment.renewals).toBeGreaterThan(1);
  await composer(page).fill("Show me their holdings");
  await composer(page).press("Enter");
  await answered(page);
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
});

test("a rejected token is renewed, and the question continues", async ({ page, laptop }) => {
  const deployment = await deploy({ dist, api: laptop.url });
  await signedIn(page, deployment);
  deployment.refuseTokens();
  await composer(page).fill("Show me their holdings");
  await composer(page).press("Enter");
  await answered(page);
  expect(deployment.renewals).toBe(1);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
});

test("an expired sign-in keeps the draft, and the question is restored after the next sign-in", async ({
  page,
  laptop,
}) => {
  const deployment = await deploy({ dist, api: laptop.url });
  await signedIn(page, deployment);
  deployment.refuseTokens();
  deployment.refuseRenewals();
  await composer(page).fill("Show me their holdings");
  await composer(page).press("Enter");
  await expect(page.getByText("Your session has ended. Sign in again.")).toBeVisible();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Smith family", exact: true })).toBeVisible();
  await expect(composer(page)).toHaveValue("Show me their holdings");
  await composer(page).press("Enter");
  await answered(page);
  await expect(replies(page)).toHaveCount(1);
});

test("signing in or out in one tab applies to the others", async ({ page, context, laptop }) => {
  const deployment = await deploy({ dist, api: laptop.url });
  await signedIn(page, deployment);
  const other = await context.newPage();
  await deployment.serve(other);
  await other.goto(address("?household=hh_d2"));
  await expect(other.getByRole("heading", { name: "Okafor family" })).toBeVisible();
  // The token is kept in no place that outlives the tab: only the dismissed tour is.
  expect(await other.evaluate(() => Object.keys(localStorage))).toEqual(["advisor-copilot.tour"]);
  await other.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test("a question in an expired session continues when another tab signs in", async ({
  page,
  context,
  laptop,
}) => {
  const deployment = await deploy({ dist, api: laptop.url });
  await signedIn(page, deployment);
  deployment.refuseTokens();
  deployment.refuseRenewals();
  await composer(page).fill("Show me their holdings");
  await composer(page).press("Enter");
  await expect(page.getByText("Your session has ended. Sign in again.")).toBeVisible();
  const other = await context.newPage();
  await deployment.serve(other);
  await other.goto(address("?household=hh_d1"));
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByRole("heading", { name: "Smith family", exact: true })).toBeVisible();
  await answered(page);
  await expect(replies(page)).toHaveCount(1);
});
