import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { answered, ask, choose, panelOf, signIn, test } from "./support/screen.ts";
import { smallPicture } from "./support/small-picture.ts";

/** Set PICTURES=write to update the pictures in the README; otherwise they are only taken. */
const kept = process.env.PICTURES === "write";
const folder = fileURLToPath(new URL("../../docs/pictures/", import.meta.url));

test.use({ viewport: { width: 1440, height: 900 } });

const take = async (page: Page, name: string): Promise<void> => {
  await page.mouse.move(0, 0);
  const picture = smallPicture(await page.screenshot());
  expect(picture.length).toBeGreaterThan(20_000);
  expect(picture.length).toBeLessThan(200_000);
  if (kept) await writeFile(`${folder}${name}.png`, picture);
};

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });

    test("the main screens of the README", async ({ page }) => {
      test.setTimeout(120_000);
      await signIn(page, "/");
      await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
      await take(page, `home-${colorScheme}`);
      await page.getByRole("link", { name: "Households", exact: true }).click();
      await choose(page, /^Okafor family/);
      await ask(page, "Is the family outside their IPS bands?");
      await answered(page);
      await expect(panelOf(page)).toContainText("Act now 4");
      await take(page, `desk-${colorScheme}`);
      await page.goto("/?household=hh_d3&brief=1");
      await expect(page.getByRole("article")).toBeVisible();
      await take(page, `brief-${colorScheme}`);
    });
  });
}
