import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { asked, replies, test } from "../support/screen.ts";

const question = "Is the family outside their IPS bands?";

for (const width of [1440, 1024, 390]) {
  test(`at ${width} wide tables scroll, also with the keyboard`, async ({ page }) => {
    await asked(page, /^Okafor family/, question);
    await page.setViewportSize({ width, height: 844 });
    const boxes = replies(page).getByRole("region", { name: /^Table/ });
    await expect(boxes).toHaveCount(2);
    for (const box of await boxes.all()) {
      const { cut, reachable } = await box.evaluate((one) => {
        one.scrollLeft = one.scrollWidth;
        const cells = [...one.querySelectorAll("tr")].map((row) => row.lastElementChild);
        const edge = one.getBoundingClientRect().right + 1;
        return {
          reachable: one.tabIndex === 0,
          cut: cells.filter((cell) => (cell?.getBoundingClientRect().right ?? 0) > edge).length,
        };
      });
      expect({ cut, reachable }).toEqual({ cut: 0, reachable: true });
    }
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
}

test("figures are right-aligned, and words are not", async ({ page }) => {
  await asked(page, /^Okafor family/, question);
  const cell = replies(page).getByRole("cell", { name: "$1,216,400" });
  await expect(cell).toHaveCSS("text-align", "right");
  await expect(replies(page).getByRole("cell", { name: "US equity" }).first()).not.toHaveCSS(
    "text-align",
    "right",
  );
  await replies(page).getByText("Worked with 1 tool call").click();
  await replies(page).getByText("Compare to IPS", { exact: true }).click();
  await expect(
    replies(page).getByRole("table", { name: "Classes" }).getByRole("cell", { name: "1,216,400" }),
  ).toHaveCSS("text-align", "right");
});

test("an answer is copied with its tables as cells", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await asked(page, /^Okafor family/, question);
  await replies(page).getByRole("button", { name: "Copy answer" }).click();
  await expect(replies(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (await (await item?.getType(type))?.text()) ?? "";
    return { text: await read("text/plain"), html: await read("text/html") };
  });
  expect(copied.text).toMatch(/^US equity\t\$1,216,400\t50\.68%\t/m);
  expect(copied.text).not.toMatch(/\||\[tool:|\*\*/);
  expect(copied.html).toMatch(/<td>US equity<\/td><td>\$1,216,400<\/td>/);
});

test("the table alone is copied as plain cells", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await asked(page, /^Okafor family/, question);
  await replies(page).getByRole("button", { name: "Copy cells" }).click();
  await expect(replies(page).getByRole("button", { name: "Copied" })).toBeVisible();
  const rows = (await page.evaluate(() => navigator.clipboard.readText())).split("\n");
  expect(rows[1]).toBe("US equity\t1216400\t50.68\t35\t30–40%\t15.68\t376400\tabove maximum");
});

test("a printout has the client, the date and the answer with its sources, and nothing to press", async ({
  page,
}) => {
  await asked(page, /^Okafor family/, question);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".bar .name")).toBeVisible();
  await expect(page.locator(".bar .name")).toHaveText("Okafor family");
  await expect(page.getByText(/^Printed [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
  await expect(replies(page).getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(replies(page).locator(".cited").first()).toBeVisible();
  const source = /^Policy check of the household, checked Nov 21, 2026/;
  await expect(replies(page).locator(".source").filter({ hasText: source })).toBeVisible();
  await expect(page.locator("button:visible:not(.cited, .source)")).toHaveCount(0);
  await expect(page.getByText("tokens")).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
});

test("the tables of an answer are exported as CSV, and the conversation as Markdown", async ({
  page,
}) => {
  await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
  const saved = async (button: string) => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: button, exact: true }).click();
    return readFile(await (await download).path(), "utf8");
  };
  expect((await saved("CSV")).split("\r\n")[1]).toBe(
    '"US equity","1216400","50.68","35","30–40%","15.68","376400","above maximum"',
  );
  const kept = await saved("Markdown");
  expect(kept).toContain("Okafor family\n\n> Is the family outside their IPS bands?\n\nYes.");
  expect(kept).toContain("1. Policy check of the household, checked Nov 21, 2026");
});
