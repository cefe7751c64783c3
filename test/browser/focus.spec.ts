import { expect } from "@playwright/test";
import { answered, ask, choose, panelOf, signIn, test, waiting } from "./support/screen.ts";

test.beforeEach(async ({ page }) => {
  await signIn(page);
  await choose(page, /^Smith family/);
});

test("closing the palette returns the focus to where it was", async ({ page }) => {
  const find = page.getByRole("textbox", { name: "Find a household" });
  for (const one of [find, page.getByRole("button", { name: "Panel", exact: true })]) {
    await one.focus();
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("textbox", { name: "Search or jump to" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(one).toBeFocused();
  }
});

test("closing the panel leaves the focus on the button that opens it", async ({ page }) => {
  await page.getByRole("button", { name: "Close the panel" }).press("Enter");
  const button = page.getByRole("button", { name: "Panel", exact: true });
  await expect(button).toBeFocused();
  await button.press("Enter");
  await expect(panelOf(page)).toBeVisible();
});

test("a form in place of a button has the focus, and Escape returns it to the button", async ({
  page,
}) => {
  await page.getByRole("tab", { name: "Tasks" }).click();
  const edit = page.getByRole("button", { name: /^Edit: / }).nth(1);
  const title = page.getByRole("textbox", { name: "Task" });
  for (const leave of ["Escape", "Cancel"]) {
    await edit.press("Enter");
    await expect(title).toBeFocused();
    if (leave === "Escape") await page.keyboard.press(leave);
    else await page.getByRole("button", { name: leave }).press("Enter");
    await expect(title).toHaveCount(0);
    await expect(edit).toBeFocused();
  }
});

test("a revoked approval leaves the focus in the message box", async ({ page }) => {
  await ask(page, "Create a task to call them about their cash next week");
  await waiting(page);
  await page.getByRole("checkbox", { name: "Do not ask again in this conversation" }).check();
  await page.getByRole("button", { name: "Create task", exact: true }).press("Enter");
  await answered(page);
  const revoke = page.getByRole("button", { name: "Revoke Create task" });
  await revoke.press("Enter");
  await expect(revoke).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Your question" })).toBeFocused();
});
