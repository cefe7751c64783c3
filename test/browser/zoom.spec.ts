import { expect, type Page } from "@playwright/test";
import { answered, ask, replies, signIn, test } from "./support/screen.ts";

/** A window of 1280 by 1024 pixels at 400 %. */
test.use({ viewport: { width: 320, height: 256 } });

/** Tables, and rows of tabs and chips, may scroll in themselves. */
const placesOfTheirOwn = ".scrolls, .table-scroll, .matrix, .chips, .follow-ups, [role=tablist]";

/** What sticks out of the window on the right and cannot be scrolled to in a place of its own. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate((places) => {
    const scrolls = (element: Element): boolean =>
      ["auto", "scroll", "hidden", "clip"].includes(getComputedStyle(element).overflowX);
    const isWithin = (element: Element): boolean => {
      for (let at = element.parentElement; at !== null; at = at.parentElement)
        if (at !== document.body && at.matches(places) && scrolls(at)) return true;
      return false;
    };
    const wide = document.documentElement.clientWidth;
    const out = [...document.body.querySelectorAll("*")].filter(
      (one) =>
        one.checkVisibility() && one.getBoundingClientRect().right > wide + 1 && !isWithin(one),
    );
    const scrolled = [document.documentElement, document.querySelector("main")].filter(
      (one) => one !== null && one.scrollWidth > one.clientWidth,
    );
    return [...scrolled, ...out].map((one) => one?.outerHTML.slice(0, 120) ?? "");
  }, placesOfTheirOwn);

const screens: readonly (readonly [name: string, address: string, ready: string])[] = [
  ["the worklist", "/", "Worklist"],
  ["a household", "/?household=hh_d2", "Okafor policy"],
  ["a brief", "/?household=hh_d2&brief=1", "Value and return"],
  ["holdings", "/?household=hh_d2&holdings=1", "Okafor family"],
  ["a proposal", "/?household=hh_d2&proposal=1", "After the trades"],
  ["research", "/?household=none&research=home", "Templates"],
  ["a new run", "/?household=none&research=start", "Companies"],
  ["trading", "/trading?instrument=NSE_EQ.2885.RELIANCE", "Previous close"],
  ["spend", "/?spend=1", "This month"],
];

for (const [name, address, ready] of screens) {
  test(`${name} does not scroll sideways at 400 % zoom`, async ({ page }) => {
    await signIn(page, address);
    await expect(page.getByRole("main")).toContainText(ready);
    expect(await stickingOut(page)).toEqual([]);
  });
}

test("a question can be asked and its answer read at 400 % zoom", async ({ page }) => {
  await signIn(page, "/?household=hh_d2");
  await ask(page, "Is the family outside their IPS bands?");
  await answered(page);
  expect(await stickingOut(page)).toEqual([]);
  const composer = page.getByRole("textbox", { name: "Your question" });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(composer).toBeInViewport({ ratio: 1 });
  await replies(page).getByRole("link", { name: "Proof" }).click();
  await expect(page.getByRole("status")).toContainText("Record verified");
  expect(await stickingOut(page)).toEqual([]);
});

test("the panel and the list of keys fit at 400 % zoom", async ({ page }) => {
  await signIn(page, "/?household=hh_d2");
  await expect(page.getByRole("region", { name: "Household", exact: true })).toContainText(
    "Act now 4",
  );
  expect(await stickingOut(page)).toEqual([]);
  await ask(page, "Is the family outside their IPS bands?");
  await answered(page);
  await page.getByRole("button", { name: "Panel" }).click();
  await expect(page.getByRole("dialog")).toContainText("Act now 4");
  expect(await stickingOut(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("textbox", { name: "Search or jump to" }).fill("shortcuts");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  expect(await stickingOut(page)).toEqual([]);
});
