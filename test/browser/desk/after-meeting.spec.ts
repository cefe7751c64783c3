import { expect } from "@playwright/test";
import {
  answered,
  cleanEverywhere,
  panelOf,
  replies,
  signIn,
  test,
  waiting,
} from "../support/screen.ts";

const notes = `They want the reserve back before Christmas.
I will send the rebalancing plan by 2026-12-04.
Elena to bring the pension papers by 2026-12-11`;

test("pasted notes become a note, tasks and a recap, and the next brief has them", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, "/?household=hh_d3&brief=1");
  const after = page.getByRole("region", { name: "After the meeting" });
  await expect(after.getByRole("button")).toBeDisabled();
  await after.getByRole("textbox", { name: "Your notes" }).fill(notes);
  await after.getByRole("button", { name: "Make it a question" }).click();
  const composer = page.getByRole("textbox", { name: "Your question" });
  await expect(composer).toHaveValue(/^These are my notes of the meeting on .+before Christmas/s);
  await composer.press("Enter");
  await waiting(page);
  const card = (tool: string) => page.getByRole("region", { name: `${tool}?` });
  await expect(card("Add note")).toContainText("before Christmas");
  await expect(card("Create task")).toHaveCount(2);
  await card("Add note").getByRole("button", { name: "Add note", exact: true }).click();
  await card("Create task")
    .first()
    .getByRole("button", { name: "Create task", exact: true })
    .click();
  await card("Create task")
    .first()
    .getByRole("button", { name: "Create task", exact: true })
    .click();
  await answered(page);
  const recap = replies(page).last();
  await expect(recap).toContainText("Recap draft.");
  await expect(recap).toContainText("Bring the pension papers (Elena, by Dec 11, 2026)");
  await expect(recap).toContainText("Send the rebalancing plan (we, by Dec 4, 2026)");
  await expect(recap.locator(".unverified")).toHaveCount(0);
  await panelOf(page).getByRole("tab", { name: "Notes" }).click();
  await expect(panelOf(page)).toContainText("before Christmas");
  await page.goto("/?household=hh_d3&brief=1");
  const promised = page.getByRole("article").getByRole("region", { name: "Promised" });
  await expect(promised).toContainText("Dec 4, 2026: Send the rebalancing plan.");
  await expect(promised).toContainText("Dec 11, 2026: Bring the pension papers.");
  await expect(page.getByRole("article")).not.toContainText("Last meeting: Oct 29, 2026");
});

cleanEverywhere("axe finds nothing on the brief with notes", async (page) => {
  await signIn(page, "/?household=hh_d3&brief=1");
  await page.getByRole("textbox", { name: "Your notes" }).fill("They are well.");
});
