import { expect } from "@playwright/test";
import {
  answered,
  ask,
  choose,
  clean,
  panelOf,
  replies,
  signIn,
  test,
  waiting,
} from "../support/screen.ts";

const request = "Create a task to call them about their cash next week";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await choose(page, /^Patel family/);
  await ask(page, request);
  await waiting(page);
});

test("a task is created once it is approved, also after a reload", async ({ page }) => {
  await page.reload();
  const card = page.getByRole("region", { name: "Create task?" });
  await expect(card.getByText("Call them about their cash")).toBeVisible();
  await expect(card.getByText("Nov 27, 2026")).toBeVisible();
  await card.getByRole("button", { name: "Create task", exact: true }).click();
  await answered(page);
  await expect(replies(page)).toContainText("Task created");
  await expect(card).toHaveCount(0);
  const written = replies(page).getByText(/^approved by you at \d/);
  await expect(written).toBeVisible();
  await page.reload();
  await expect(written).toBeVisible();
  const tasks = panelOf(page).getByRole("region", { name: "Tasks" });
  await expect(tasks.getByText("Call them about their cash")).toHaveCount(1);
  await panelOf(page).getByRole("button", { name: "Agenda" }).click();
  await expect(tasks.getByText("Call them about their cash")).toHaveCount(1);
});

test("a task that was just created can be undone, which its conversation and the list keep", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Create task", exact: true }).click();
  await answered(page);
  const tasks = panelOf(page).getByRole("region", { name: "Tasks" });
  const task = tasks.getByRole("listitem").filter({ hasText: "Call them about their cash" });
  await expect(task.filter({ hasText: "Due Nov 27, 2026" })).not.toHaveCount(0);
  const before = await task.filter({ hasText: "Canceled" }).count();
  await clean(page);
  await replies(page).getByRole("button", { name: "Undo" }).click();
  const undone = replies(page).getByText(/^undone by you at \d/);
  await expect(undone).toBeVisible();
  await expect(task.filter({ hasText: "Canceled on" })).toHaveCount(before + 1);
  await page.reload();
  await expect(undone).toBeVisible();
  await expect(replies(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  await clean(page);
  await task.getByRole("button", { name: "Reopen: Call them about their cash" }).first().click();
  await expect(task.filter({ hasText: "Canceled on" })).toHaveCount(before);
});

test("the approval card gets the focus and is scrolled into view, unless the advisor is typing", async ({
  page,
}) => {
  const card = page.getByRole("region", { name: "Create task?" });
  await expect(card).toBeFocused();
  await expect(card.getByRole("button", { name: "Create task", exact: true })).toBeInViewport();
  const composer = page.getByRole("textbox", { name: "Your question" });
  await composer.fill("And then");
  await page.reload();
  await expect(card).toBeVisible();
  await expect(composer).toHaveValue("And then");
  await expect(card).not.toBeFocused();
});

test("a task can be changed before it is approved", async ({ page }) => {
  const card = page.getByRole("region", { name: "Create task?" });
  await card.getByRole("button", { name: "Change" }).click();
  await card.getByRole("textbox", { name: "Title" }).fill("Call them about the transfer");
  await card.getByLabel("Due").fill("2026-12-04");
  await card.getByLabel("Priority").selectOption("high");
  await clean(page);
  await card.getByRole("button", { name: "Create task as changed" }).click();
  await answered(page);
  await expect(replies(page)).toContainText("Task created: Call them about the transfer");
  const tasks = panelOf(page).getByRole("region", { name: "Tasks" });
  await expect(tasks).toContainText("Call them about the transfer");
  await expect(tasks).toContainText("Dec 4, 2026");
});

test("invalid changes are reported, and the task stays pending unchanged", async ({ page }) => {
  const card = page.getByRole("region", { name: "Create task?" });
  await card.getByRole("button", { name: "Change" }).click();
  await card.getByRole("textbox", { name: "Title" }).fill(" ");
  await card.getByRole("button", { name: "Create task as changed" }).click();
  await expect(page.getByRole("alert")).toContainText("title");
  await page.getByRole("button", { name: "Try again" }).click();
  await card.getByRole("button", { name: "Create task", exact: true }).click();
  await answered(page);
  await expect(replies(page)).toContainText("Task created");
});

test("a denied task is not created, and the reason is shown", async ({ page }) => {
  const card = page.getByRole("region", { name: "Create task?" });
  const sent = page.waitForRequest((one) => one.url().includes("/chat/stream"));
  await card.getByRole("button", { name: "Deny" }).click();
  await card.getByRole("textbox", { name: "Reason (optional)" }).fill("They are travelling");
  await card.getByRole("button", { name: "Deny" }).click();
  expect((await sent).postDataJSON().approvals).toMatchObject([
    { approved: false, reason: "They are travelling", scope: "once" },
  ]);
  await answered(page);
  await expect(replies(page)).toContainText(/denied by you at \d.*, nothing was written/);
  await expect(replies(page)).not.toContainText("Task created");
});

test("a tool that is allowed for the conversation does not ask again", async ({ page }) => {
  await page.getByLabel("Do not ask again in this conversation").check();
  await page.getByRole("button", { name: "Create task", exact: true }).click();
  await answered(page);
  await ask(page, "Create a task to send them the quarterly report next week");
  await expect(replies(page)).toHaveCount(2);
  await answered(page);
  await expect(replies(page).last()).toContainText("Task created");
  const standing = page.getByRole("region", { name: "Allowed without asking" });
  await expect(standing).toContainText("Create task");
  await clean(page);
  await standing.getByRole("button", { name: "Revoke Create task" }).click();
  await expect(standing).toHaveCount(0);
  await ask(page, "Create a task to call their accountant next week");
  await waiting(page);
});
