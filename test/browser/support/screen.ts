import { test as base, expect, type Page } from "@playwright/test";
import { colorRules, findings } from "./axe.ts";
import { type Laptop, startLaptop } from "./laptop.ts";

/**
 * A test with its file's own laptop, so that it sees the same data alone or with others.
 * `test.use({ model })` selects a model of `model.ts`.
 */
export const test = base.extend<
  { laptop: Laptop; newcomer: boolean },
  { model: string; laptopOptions: readonly string[]; laptopOf: (file: string) => Promise<Laptop> }
>({
  model: ["offline", { option: true, scope: "worker" }],
  /** Options of `npm run dev`. */
  laptopOptions: [[], { option: true, scope: "worker" }],
  laptopOf: [
    async ({ model, laptopOptions }, use) => {
      let current: { file: string; laptop: Laptop } | undefined;
      await use(async (file) => {
        if (current?.file !== file) {
          await current?.laptop.close();
          current = { file, laptop: await startLaptop(model, laptopOptions) };
        }
        return current.laptop;
      });
      await current?.laptop.close();
    },
    { scope: "worker" },
  ],
  // Not `file`, which is where `test` is called: tests of `cleanEverywhere` belong to its caller, too.
  laptop: async ({ laptopOf }, use, { titlePath: [file = ""] }) => use(await laptopOf(file)),
  baseURL: ({ laptop }, use) => use(laptop.url),
  /** The tour of the page is shown to newcomers alone. */
  newcomer: [false, { option: true }],
  context: async ({ context, newcomer }, use) => {
    if (!newcomer)
      await context.addInitScript(() => localStorage.setItem("advisor-copilot.tour", "done"));
    await use(context);
  },
});

type Advisor = "adv_north" | "adv_south";

/** Signs in on the current page, unless another tab has; the address stays the same. */
export async function signIn(
  page: Page,
  address = "/?household=none",
  advisor: Advisor = "adv_north",
) {
  await page.goto(address);
  const households = page.getByRole("navigation", { name: "Households" });
  const menu = page.getByRole("button", { name: "Households and conversations" });
  const form = page.getByLabel("Demo advisor");
  const home = page.getByRole("navigation", { name: "Sections" });
  const inside = households.or(menu).or(home).first();
  await expect(inside.or(form).first()).toBeVisible();
  if (await form.isHidden()) return;
  await page.getByLabel("Demo advisor").selectOption(advisor);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(inside).toBeVisible();
}

export const choose = (page: Page, household: RegExp) =>
  page
    .getByRole("navigation", { name: "Households" })
    .getByRole("button", { name: household })
    .click();

export async function ask(page: Page, question: string): Promise<void> {
  const composer = page.getByRole("textbox", { name: "Your question" });
  await composer.fill(question);
  await composer.press("Enter");
}

const said = (text: string) => (page: Page) => expect(page.getByRole("status")).toHaveText(text);

export const answered = said("The answer is complete.");
export const waiting = said("Something waits for your approval.");
export const writing = said("The answer is being written.");

/** The advisor's messages, without their buttons. */
export const questions = (page: Page) =>
  page.getByRole("article", { name: "You" }).locator(".asked");
export const replies = (page: Page) => page.getByRole("article", { name: "Copilot" });
export const panelOf = (page: Page) => page.getByRole("complementary", { name: "Side panel" });

/** Selects a household and asks; resolves when the answer is complete. */
export async function asked(page: Page, household: RegExp, question: string): Promise<void> {
  await signIn(page);
  await choose(page, household);
  await ask(page, question);
  await answered(page);
}

/** Fails with axe's findings, once loading and animations are done. */
export async function clean(page: Page, rules?: string[]): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.evaluate(still);
  expect(await findings(page, rules)).toEqual([]);
}

/** All rules in the light, and those about colors in the dark, which changes nothing else. */
export async function cleanInBothSchemes(page: Page): Promise<void> {
  await inScheme(page, "light");
  await clean(page);
  await inScheme(page, "dark");
  await clean(page, colorRules);
}

/** The page follows the system's color scheme without being loaded again. */
async function inScheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", colorScheme);
}

/** One test per width: axe finds no problems in either color scheme on what `open` opened. */
export function cleanEverywhere(title: string, open: (page: Page) => Promise<void>): void {
  for (const width of [1440, 1024, 390]) {
    test.describe(`at ${width}`, () => {
      test.use({ viewport: { width, height: 844 } });
      test(title, async ({ page }) => {
        await open(page);
        await cleanInBothSchemes(page);
      });
    });
  }
}

/** Text in the middle of a fade has too little contrast, which is not a problem of the page. */
async function still(): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await nextFrame();
  await nextFrame();
  while (moving().length > 0) {
    await Promise.allSettled(moving().map(({ finished }) => finished));
    await nextFrame();
  }
}
