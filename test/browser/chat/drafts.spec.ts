import { expect, type Page } from "@playwright/test";
import {
  answered,
  ask,
  asked,
  choose,
  questions,
  replies,
  signIn,
  test,
} from "../support/screen.ts";

const composer = (page: Page) => page.getByRole("textbox", { name: "Your question" });

test("a draft is restored for each household and each conversation", async ({ page }) => {
  await asked(page, /^Smith family/, "Show me their holdings");
  const conversation = page.url();
  await composer(page).fill("And their bonds");
  await choose(page, /^Okafor family/);
  await expect(composer(page)).toHaveValue("");
  await composer(page).fill("How long is the black");
  await choose(page, /^Ramirez family/);
  await expect(composer(page)).toHaveValue("");
  await page.reload();
  await expect(composer(page)).toHaveValue("");
  await choose(page, /^Okafor family/);
  await expect(composer(page)).toHaveValue("How long is the black");
  await page.reload();
  await expect(composer(page)).toHaveValue("How long is the black");
  await page.goto(conversation);
  await expect(composer(page)).toHaveValue("And their bonds");
});

test("the draft of a general question moves along to a selected household", async ({ page }) => {
  await signIn(page);
  await composer(page).fill("How much cash do they");
  await choose(page, /^Smith family/);
  await expect(composer(page)).toHaveValue("How much cash do they");
});

test("a suggested prompt does not replace a draft", async ({ page }) => {
  await signIn(page);
  await composer(page).fill("Half a thought");
  await page.getByRole("button", { name: "What is in VOO?" }).click();
  await answered(page);
  await expect(composer(page)).toHaveValue("Half a thought");
});

test("a first question asked offline is sent automatically when the service is back", async ({
  page,
  context,
}) => {
  await signIn(page);
  await choose(page, /^Smith family/);
  await expect(page.locator(".bar .name")).toHaveText("Smith family");
  await context.setOffline(true);
  await ask(page, "Show me their holdings");
  await expect(page.getByRole("alert")).toContainText("Offline since");
  await expect(page.getByRole("alert")).toHaveCount(1);
  await expect(page.getByText("Not sent yet.")).toBeVisible();
  await expect(questions(page)).toHaveText(["Show me their holdings"]);
  await expect(composer(page)).toHaveValue("");
  await composer(page).fill("And their bonds");
  await context.setOffline(false);
  await answered(page);
  await expect(questions(page)).toHaveText(["Show me their holdings"]);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(composer(page)).toHaveValue("And their bonds");
});

test("a first question that waits can be taken back, and is in the composer after a reload", async ({
  page,
}) => {
  await signIn(page);
  await choose(page, /^Okafor family/);
  await page.route("**/api/**", (route) => route.abort());
  await page.route("**/health", (route) => route.abort());
  await ask(page, "Show me their holdings");
  await expect(page.getByText("Not sent yet.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(composer(page)).toHaveValue("Show me their holdings");
  await expect(questions(page)).toHaveCount(0);
  await composer(page).press("Enter");
  await expect(page.getByText("Not sent yet.")).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(composer(page)).toHaveValue("Show me their holdings");
});

test("a first question whose response was lost starts one conversation", async ({ page }) => {
  await signIn(page);
  await choose(page, /^Ramirez family/);
  const created: string[] = [];
  await page.route("**/copilot/conversations", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    const response = await route.fetch();
    created.push((await response.json()).conversation_id);
    if (created.length > 1) return route.fulfill({ response });
    return route.abort();
  });
  await ask(page, "Show me their holdings");
  await expect(page.getByRole("alert")).toContainText("The service cannot be reached.");
  await expect(composer(page)).toHaveValue("Show me their holdings");
  await page.getByRole("button", { name: "Try again" }).click();
  await answered(page);
  expect(created).toHaveLength(2);
  expect(new Set(created).size).toBe(1);
});

test("a question asked offline is sent automatically when the service is back", async ({
  page,
  context,
}) => {
  await asked(page, /^No household/, "What is in VOO?");
  await context.setOffline(true);
  await ask(page, "What is in QQQ?");
  await expect(page.getByText("Not sent yet.")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(1);
  await context.setOffline(false);
  await expect(replies(page)).toHaveCount(2);
  await answered(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(questions(page)).toHaveText(["What is in VOO?", "What is in QQQ?"]);
});

test("a question that never arrived is in the composer after a reload", async ({ page }) => {
  await asked(page, /^No household/, "What is in VOO?");
  await page.route("**/chat/stream?*", (route) => route.abort());
  await ask(page, "What is in QQQ?");
  await expect(page.getByRole("alert")).toContainText("The service cannot be reached.");
  await page.unroute("**/chat/stream?*");
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  await expect(composer(page)).toHaveValue("What is in QQQ?");
});

test("signing out deletes drafts", async ({ page }) => {
  await signIn(page);
  await composer(page).fill("Half a thought");
  await page.getByRole("button", { name: "Sign out" }).click();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
