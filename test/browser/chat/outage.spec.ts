import { expect } from "@playwright/test";
import {
  answered,
  ask,
  cleanInBothSchemes,
  replies,
  signIn,
  test,
  writing,
} from "../support/screen.ts";

test.use({ model: "paced" });

test("a server that is killed in the middle of an answer is one notice, and the answer goes on", async ({
  page,
  laptop,
}) => {
  await signIn(page);
  await ask(page, "What is in VOO?");
  await expect(replies(page)).toContainText("largest holding");
  await laptop.kill();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Reconnecting.");
  await expect(alert).toHaveCount(1);
  await expect(alert.getByRole("button", { name: "Try now" })).toBeVisible();
  await expect(replies(page).getByRole("button", { name: "Copy answer" })).toHaveCount(0);
  await expect(replies(page)).not.toContainText("Stopped");
  await expect(replies(page)).toContainText("largest holding");

  await laptop.restart();
  await expect(replies(page)).toContainText(/Interrupted at \d/);
  await expect(alert).toHaveCount(1);
  await expect(replies(page)).not.toContainText("Stopped");
  await expect(replies(page).getByRole("button", { name: "Copy answer" })).toHaveCount(0);
  await page.reload();
  await expect(replies(page)).toContainText(/Interrupted at \d/);
  await expect(replies(page).getByRole("button", { name: "Start again" })).toBeVisible();
  await cleanInBothSchemes(page);
  await replies(page).getByRole("button", { name: "Continue" }).click();
  await writing(page);
  await answered(page);
  expect((await replies(page).textContent())?.match(/largest holding/g)).toHaveLength(1);
  await page.reload();
  await expect(replies(page)).toHaveCount(1);
  await expect(replies(page)).toContainText("expense ratio");
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
});

test("the page reconnects automatically after an outage", async ({ page, laptop }) => {
  await signIn(page);
  await ask(page, "What is in VOO?");
  await answered(page);
  await laptop.kill();
  await ask(page, "What is in QQQ?");
  await expect(page.getByRole("alert")).toContainText("Reconnecting.");
  await laptop.restart();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(replies(page)).toHaveCount(2);
  await answered(page);
  await expect(replies(page).nth(1)).toContainText("QQQ");
});

test("a browser without a network is told apart from a service that is gone", async ({
  page,
  context,
}) => {
  await signIn(page);
  await context.setOffline(true);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/Offline since \d.*The service last answered at \d/);
  await expect(alert).not.toContainText("Reconnecting.");
  await cleanInBothSchemes(page);
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
});
