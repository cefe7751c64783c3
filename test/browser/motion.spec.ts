import { expect } from "@playwright/test";
import { answered, ask, replies, signIn, test } from "./support/screen.ts";

test("with reduced motion nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, "/?household=hh_d2");
  await ask(page, "Is the family outside their IPS bands?");
  await expect(replies(page)).toBeVisible();
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))
        .filter((ms) => ms > 1),
    );
  expect(await moving()).toEqual([]);
  await answered(page);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("textbox", { name: "Search or jump to" })).toBeVisible();
  expect(await moving()).toEqual([]);
});
