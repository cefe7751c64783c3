import { expect, type Page } from "@playwright/test";
import { panelOf, signIn, test } from "../support/screen.ts";

const name = "Pneumonoultramicroscopicsilicovolcanoconiosisfamilyhouseholdwithoutanyspaceatall";

/** The Okafor family with a name that no line holds. */
async function renamed(page: Page): Promise<void> {
  await page.route("**/api/v1/copilot/households{/hh_d2,?*}", async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll("Okafor family", name);
    await route.fulfill({ response, body: text });
  });
}

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a name without a space covers nothing that stands beside it", async ({ page }) => {
      await renamed(page);
      await signIn(page, "/?household=hh_d2");
      const head = width === 390 ? page.getByRole("banner") : panelOf(page).locator(".panel-whose");
      const shown = page.getByText(name).filter({ visible: true });
      await expect(shown.first()).toBeVisible();
      await expect(head.getByText("$2,400,000")).toBeInViewport({ ratio: 1 });
      const wider = await shown.evaluateAll((all) =>
        all.filter(
          (one) =>
            one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible",
        ),
      );
      expect(wider).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  });
}

test("the holdings say how many of them count in no value", async ({ page }) => {
  await signIn(page, "/", "adv_south");
  await page.goto("/?household=hh_d7&holdings=1");
  const main = page.getByRole("main");
  await expect(main).toContainText(/\d holdings in \d accounts, 1 without a price/);
  await expect(main).not.toContainText("agree with the total on file");
});
