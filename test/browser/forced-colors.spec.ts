import { expect, type Locator, type Page } from "@playwright/test";
import { answered, ask, choose, panelOf, signIn, test } from "./support/screen.ts";

/** WCAG 1.4.11: what is needed to understand a picture or a state. */
const leastContrast = 3;

type Property = "background-color" | "border-bottom-color" | "border-left-color" | "outline-color";

/** The contrast of a color of an element to the page's own ground. */
const contrast = (element: Locator, property: Property): Promise<number> =>
  element.evaluate((node, name) => {
    const luminance = (color: string): number => {
      const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      const linear = (channel: number): number => {
        const part = channel / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      };
      if (a === 0) return luminance(ground);
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    };
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "Canvas";
    const ground = getComputedStyle(probe).color;
    probe.remove();
    const pair = [luminance(getComputedStyle(node).getPropertyValue(name)), luminance(ground)];
    return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
  }, property);

const isSeen = async (element: Locator, property: Property): Promise<void> =>
  expect(await contrast(element, property)).toBeGreaterThanOrEqual(leastContrast);
const isUnseen = async (element: Locator, property: Property): Promise<void> =>
  expect(await contrast(element, property)).toBe(1);

const atDesk = async (page: Page): Promise<void> => {
  await signIn(page, "/?household=none");
  await choose(page, /^Okafor family/);
  await expect(panelOf(page)).toContainText("Act now 4");
};

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in forced colors, ${colorScheme}`, () => {
    test.use({ contextOptions: { forcedColors: "active" }, colorScheme });

    test("selected items are distinguishable", async ({ page }) => {
      await atDesk(page);
      const sections = page.getByRole("navigation", { name: "Sections" });
      await isSeen(sections.getByRole("link", { name: "Households" }), "border-bottom-color");
      await isUnseen(sections.getByRole("link", { name: "Research" }), "border-bottom-color");
      await isSeen(panelOf(page).getByRole("tab", { name: "Overview" }), "border-bottom-color");
      await isUnseen(panelOf(page).getByRole("tab", { name: "Lots" }), "border-bottom-color");
      const households = page.getByRole("navigation", { name: "Households" });
      const chosen = households.getByRole("button", { name: /^Okafor family/ });
      await isSeen(chosen, "border-left-color");
      await expect(chosen).toHaveCSS("border-left-width", "6px");
      await expect(households.getByRole("button", { name: /^Smith family/ })).toHaveCSS(
        "border-left-width",
        "0px",
      );
      const views = panelOf(page).getByRole("group", { name: "Views" });
      await isSeen(views.getByRole("button", { pressed: true }), "background-color");
      await isUnseen(views.getByRole("button", { pressed: false }).first(), "background-color");
    });

    test("the focus is visible", async ({ page }) => {
      await atDesk(page);
      const section = page.getByRole("link", { name: "Research", exact: true });
      await page.getByRole("link", { name: "Households", exact: true }).focus();
      await page.keyboard.press("Tab");
      await expect(section).toBeFocused();
      await expect(section).toHaveCSS("outline-style", "solid");
      await isSeen(section, "outline-color");
    });

    test("bars, dots and marks are visible and have distinct shapes", async ({ page }) => {
      await atDesk(page);
      const bar = (name: RegExp) => panelOf(page).getByRole("img", { name });
      const inside = bar(/^International equity 12\.50%/);
      const outside = bar(/^US equity 50\.68%/);
      await isSeen(inside.locator(".actual"), "background-color");
      await isUnseen(outside.locator(".actual"), "background-color");
      await expect(outside.locator(".actual")).toHaveCSS("border-bottom-width", "3px");
      await isSeen(outside.locator(".actual"), "border-bottom-color");
      await isSeen(inside.locator(".target"), "background-color");
      await isSeen(inside.locator(".band"), "border-left-color");
      await isSeen(bar(/^Cash \$163,100/).locator(".fill"), "background-color");
      await isSeen(bar(/^Cash \$163,100/).locator(".tick"), "background-color");
      await expect(bar(/^Microsoft/).locator(".fill")).toHaveCSS(
        "background-image",
        /repeating-linear-gradient/,
      );
      await ask(page, "What are their largest holdings?");
      await answered(page);
      await isSeen(page.locator(".chart .fill").first(), "background-color");
    });

    test("active filters and badges have a background or a border", async ({ page }) => {
      await signIn(page, "/");
      const filters = page.getByRole("group", { name: "Filter" });
      await isSeen(filters.getByRole("button", { pressed: true }), "background-color");
      await isUnseen(filters.getByRole("button", { pressed: false }).first(), "background-color");
      await isSeen(page.getByRole("link", { name: "Open brief" }), "background-color");
      await isSeen(page.locator(".simulated-tag").first(), "border-bottom-color");
    });
  });
}
