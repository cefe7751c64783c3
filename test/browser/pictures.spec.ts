import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { answered, ask, choose, panelOf, questions, signIn, test } from "./support/screen.ts";
import { animatedPicture, type Frame, smallPicture } from "./support/small-picture.ts";

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

test.describe("recorded", () => {
  test.use({ viewport: { width: 1366, height: 768 } });

  test("a question from the worklist to its sources", async ({ page }) => {
    test.setTimeout(180_000);
    const frames: Frame[] = [];
    const show = async (ms: number) => {
      frames.push({ png: await page.screenshot(), ms });
    };
    await signIn(page, "/");
    await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
    await show(1_500);
    await page.getByRole("link", { name: "Households", exact: true }).click();
    await choose(page, /^Okafor family/);
    await expect(panelOf(page)).toContainText("$2,400,000");
    await show(1_200);
    const composer = page.getByRole("textbox", { name: "Your question" });
    for (const words of ["Is the family ", "outside their ", "IPS bands?"]) {
      await composer.pressSequentially(words);
      await show(250);
    }
    await composer.press("Enter");
    await expect(page.getByRole("article", { name: "Copilot" })).toBeVisible();
    await show(400);
    await answered(page);
    await show(2_000);
    await questions(page).first().scrollIntoViewIfNeeded();
    await show(3_000);
    await page.getByRole("button", { name: "Source 1" }).first().click();
    await show(3_000);
    const recording = animatedPicture(frames);
    expect(recording.length).toBeGreaterThan(100_000);
    expect(recording.length).toBeLessThan(900_000);
    if (kept) await writeFile(`${folder}question.png`, recording);
  });
});

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
