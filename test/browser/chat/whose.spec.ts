import { expect } from "@playwright/test";
import {
  answered,
  ask,
  asked,
  choose,
  panelOf,
  questions,
  signIn,
  test,
  waiting,
} from "../support/screen.ts";

test("an open conversation always shows its household", async ({ page }) => {
  await asked(page, /^Ramirez/, "Do they have enough cash for the next 90 days?");
  await expect(page.locator(".bar .name")).toHaveText("Ramirez family");
  await expect(panelOf(page).locator(".panel-whose")).toContainText("Ramirez family");
  await expect(page.getByPlaceholder("Ask about the Ramirez family")).toBeVisible();
  await expect(page).toHaveTitle(/^Ramirez family · .+ · Advisor Copilot$/);
  await page.reload();
  await expect(page.locator(".bar .name")).toHaveText("Ramirez family");
  await expect(page).toHaveTitle(/^Ramirez family · /);
  await choose(page, /^No household/);
  await expect(page.locator(".bar .name")).toHaveText("No household");
  await expect(page).toHaveTitle("New conversation · Advisor Copilot");
});

test("the household is also shown on a phone", async ({ page }) => {
  await asked(page, /^Ramirez/, "Do they have enough cash for the next 90 days?");
  await page.setViewportSize({ width: 390, height: 844 });
  const head = page.getByRole("banner");
  await expect(head.locator(".name")).toBeInViewport();
  await expect(head.locator(".name")).toHaveText("Ramirez family");
  await expect(head.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(page.getByPlaceholder("Ask about the Ramirez family")).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a household opens on its overview, an answer takes its place, and the head leads back", async ({
    page,
  }) => {
    await signIn(page, "/?household=hh_d3");
    const overview = page.getByRole("region", { name: "Household", exact: true });
    const found = overview.getByText("Cash is $20,000 under its floor");
    const sections = page.getByRole("navigation", { name: "Sections" });
    await expect(found).toBeInViewport();
    await expect(sections).toBeVisible();
    await expect(page.getByRole("banner")).toContainText("$800,000");
    await expect(page.getByPlaceholder("Ask about the Ramirez family")).toBeInViewport();
    await overview.getByRole("tab", { name: "Tasks" }).click();
    await expect(overview).toContainText("Raise cash for the reserve before December");
    await page
      .getByRole("button", { name: "Do they have enough cash for the next 90 days?" })
      .click();
    await answered(page);
    await expect(overview).toHaveCount(0);
    await expect(sections).toBeHidden();
    await page.getByRole("link", { name: "Back to the desk" }).click();
    await expect(found).toBeInViewport();
    await expect(sections).toBeVisible();
  });
});

test("a write that waits names the household it is for", async ({ page }) => {
  await signIn(page);
  await choose(page, /^Patel family/);
  await ask(page, "Create a task to call them about their cash next week");
  await waiting(page);
  await expect(page.getByRole("region", { name: "Create task?" })).toContainText(
    "Create task for the Patel family?",
  );
});

test("a general conversation continues with the selected household", async ({ page }) => {
  await asked(page, /^No household/, "What is in VOO?");
  const before = new URL(page.url()).searchParams.get("conversation");
  const selected = page.waitForRequest((one) => one.url().endsWith("/select_household"));
  await page.getByRole("textbox", { name: "Your question" }).fill("And how much do they hold?");
  await choose(page, /^Smith family/);
  expect((await selected).postDataJSON()).toEqual({ household_id: "hh_d1" });
  await expect(page.locator(".bar .name")).toHaveText("Smith family");
  await expect(page.getByText("This conversation is now about the Smith family.")).toBeVisible();
  await expect(questions(page)).toHaveText(["What is in VOO?"]);
  await expect(page.getByRole("textbox", { name: "Your question" })).toHaveValue(
    "And how much do they hold?",
  );
  expect(new URL(page.url()).searchParams.get("conversation")).toBe(before);
  await page.getByRole("textbox", { name: "Your question" }).press("Enter");
  await expect(page.getByRole("article", { name: "Copilot" })).toHaveCount(2);
  await answered(page);
  // The conversation belongs to them now; another household starts a new one.
  await choose(page, /^Okafor family/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New conversation");
});
