import { expect, type Page } from "@playwright/test";
import {
  answered,
  ask,
  choose,
  cleanInBothSchemes,
  replies,
  signIn,
  test,
  waiting,
} from "./support/screen.ts";

/** On a phone the lists and the panel open as drawers. */
async function inDrawer(page: Page, button: string, act: () => Promise<void>): Promise<void> {
  const opener = page.getByRole("button", { name: button, exact: true });
  const phone = (page.viewportSize()?.width ?? 0) < 600;
  // An open conversation leads back to the household, which has the lists at hand.
  const back = page.getByRole("link", { name: "Back to the desk" });
  if (phone && (await opener.isHidden())) await back.click();
  if (phone) await opener.click();
  await act();
  if (phone && (await page.getByRole("dialog").isVisible())) await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

const chooseIn = (page: Page, household: RegExp) =>
  inDrawer(page, "Chats", () => choose(page, household));

for (const width of [1440, 1024, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("the main screens have no accessibility violations", async ({ page }) => {
      test.setTimeout(180_000);
      await page.goto("/");
      await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
      await cleanInBothSchemes(page);
      await signIn(page);
      await cleanInBothSchemes(page);
      await inDrawer(page, "Chats", () => cleanInBothSchemes(page));
      await chooseIn(page, /^Okafor family/);
      await ask(page, "Is the family outside their IPS bands?");
      await answered(page);
      await cleanInBothSchemes(page);
      await replies(page).getByText("Worked with 1 tool call").click();
      await replies(page).getByText("Compare to IPS", { exact: true }).click();
      await cleanInBothSchemes(page);
      await inDrawer(page, "Panel", async () => {
        for (const view of ["Agenda", "Brief", "Household"]) {
          await page.getByRole("button", { name: view, exact: true }).click();
          await cleanInBothSchemes(page);
        }
        for (const proposal of await page.locator(".proposal summary").all())
          await proposal.click();
        await cleanInBothSchemes(page);
        for (const tab of ["Holdings", "Lots", "Activity", "Documents", "Tasks", "Notes"]) {
          await page.getByRole("tab", { name: tab }).click();
          await cleanInBothSchemes(page);
        }
      });
      await chooseIn(page, /^Patel family/);
      await ask(page, "Create a task to call them about their cash next week");
      await waiting(page);
      await cleanInBothSchemes(page);
    });
  });
}
