import { expect } from "@playwright/test";
import { signIn, test } from "./support/screen.ts";

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

const pages = ["/?household=hh_d2", "/?household=hh_d2&brief=1", "/?household=hh_d2&proposal=1"];

test("buttons on a phone are as high as a finger needs", async ({ page }) => {
  for (const address of pages) {
    await signIn(page, address);
    await expect(page.getByRole("heading", { name: "Okafor family" }).first()).toBeVisible();
    const low = await page
      .locator(
        ".mantine-Button-root:visible, .mantine-ActionIcon-root:visible, .mantine-SegmentedControl-label:visible",
      )
      .evaluateAll((all) =>
        all.flatMap((one) => (one.getBoundingClientRect().height < 44 ? [one.textContent] : [])),
      );
    expect(low).toEqual([]);
  }
});

test("figures of the holdings can be seen beside the names on a phone", async ({ page }) => {
  await signIn(page, "/?household=hh_d2&holdings=1");
  const row = page.getByRole("table", { name: "Holdings" }).getByRole("row", { name: /MSFT/ });
  const box = await row.getByRole("rowheader").boundingBox();
  expect(box?.width).toBeLessThan(160);
});

test("the bars above and below are one row each on the narrowest phone", async ({ page }) => {
  await signIn(page, "/?household=hh_d2");
  await expect(page.getByRole("banner")).toContainText("Nov 20, simulated");
  // A finger's 44 pixels and the space around them.
  expect((await page.locator(".top").boundingBox())?.height).toBeLessThanOrEqual(54);
  const sections = page.getByRole("navigation", { name: "Sections" }).locator(":scope > *");
  await expect(sections).toHaveText(["Home", "Chats", "Search", "Meetings", "More"]);
  const edges = await sections.evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const { top, right } = words.getBoundingClientRect();
      return { top, fits: right <= innerWidth };
    }),
  );
  const [first] = edges;
  expect(edges).toEqual(edges.map(() => ({ top: first?.top, fits: true })));
});

test("no keys are named where there is no keyboard", async ({ page }) => {
  await signIn(page, "/");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  await expect(page.locator("kbd:visible")).toHaveCount(0);
  await page.goto("/?household=hh_d2");
  await page.getByRole("button", { name: "Chats" }).click();
  await expect(page.getByRole("navigation", { name: "Households" })).toBeVisible();
  await expect(page.locator("kbd:visible")).toHaveCount(0);
  await page.goto("/nowhere");
  await expect(page.getByRole("heading", { name: "Nothing is at this address" })).toBeVisible();
  await expect(page.getByText("Ctrl K").filter({ visible: true })).toHaveCount(0);
});
