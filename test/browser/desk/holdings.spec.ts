import { expect } from "@playwright/test";
import { cleanEverywhere, signIn, test } from "../support/screen.ts";

const address = "/?household=hh_d2&holdings=1";

test("a page lists everything that a household owns, with totals, cash, date and lots", async ({
  page,
}) => {
  await signIn(page, "/?household=hh_d2");
  await page.getByRole("tab", { name: "Holdings" }).click();
  await page.getByRole("link", { name: "Open on the whole page" }).click();
  await expect(page).toHaveTitle(/^Okafor family · Holdings/);
  const table = page.getByRole("table", { name: "Holdings" });
  const row = (name: RegExp) => table.getByRole("row", { name });
  await expect(row(/^Stock plan/)).toContainText("$912,00038.00%$569,782.50+$342,217.50+60.06%");
  await expect(row(/MSFT Microsoft/)).toContainText("2,000$456.00−0.64%$912,000");
  await expect(row(/MSFT Microsoft/)).toContainText("no trading through Jan 29, 2027");
  await expect(row(/MSFT Microsoft/).locator(".status.act")).toHaveText("38.00%");
  await expect(row(/^Cash \$143,100 settled/)).toContainText("$145,6006.07%");
  await expect(row(/^All accounts/)).toContainText(
    "−0.51%$2,400,000100.00%$1,768,362.50+$466,037.50",
  );
  const main = page.getByRole("main");
  await expect(main.getByText("agree with the total on file")).toBeVisible();
  await expect(main.getByText("Day is the move of Fri, Nov 20: −$11,529.23")).toBeVisible();
  await expect(main.getByText("Limit of the Okafor policy: $150,000 a year.")).toBeVisible();
  await expect(main.getByText("Group by", { exact: true })).toBeVisible();
  await main.getByRole("radiogroup", { name: "Group by" }).getByText("Class").click();
  await expect(table.getByRole("rowheader", { name: "US equity", exact: true })).toBeVisible();
  const equity = table.getByRole("button", { name: "US equity", exact: true });
  const lots = table.getByRole("button", { name: "Lots of MSFT" });
  await expect(lots).toBeVisible();
  await equity.press("ArrowLeft");
  await expect(lots).toHaveCount(0);
  await expect(equity).toBeFocused();
  await equity.press("ArrowRight");
  await expect(lots).toBeVisible();
  await main.getByRole("radiogroup", { name: "Group by" }).getByText("Issuer").click();
  const groups = table.locator("th[scope=rowgroup]");
  await expect(groups).toHaveText(["Funds, no single issuer", "Microsoft Corporation"]);
  const show = main.getByRole("group", { name: "Show" });
  await show.getByRole("button", { name: "Losses" }).click();
  await expect(row(/^All accounts/)).toHaveCount(0);
  await expect(table.locator("tbody th[scope=row]")).toContainText(["BND"]);
  await page.getByRole("button", { name: "Long-term in 30 days 2" }).click();
  await table.getByRole("button", { name: "Lots of MSFT" }).press("ArrowRight");
  await expect(row(/Nov 28, 2025/)).toContainText(
    "long-term from Nov 29, 2026short-term80at $398.15$36,480.001.52%$31,852.00",
  );
  await expect(table.locator(".tag").filter({ hasText: "long-term" })).toHaveText([
    "long-term from Nov 29, 2026",
  ]);
});

for (const [where, width, open] of [
  ["on a phone", 390, address],
  ["in the side panel", 1440, "/?household=hh_d2"],
] as const) {
  test.describe(where, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`what a holding is worth can be seen without scrolling ${where}`, async ({ page }) => {
      await signIn(page, open);
      const tab = page.getByRole("tab", { name: "Holdings" });
      if (open !== address) await tab.click();
      const table = page.getByRole("table", { name: "Holdings" });
      const row = table.getByRole("row", { name: /MSFT Microsoft/ });
      await expect(row.getByRole("cell")).toContainText(["$912,000", "38.00%", "+$342,217.50"]);
      await expect(row.getByRole("cell").first()).toBeInViewport({ ratio: 1 });
      await expect(row.getByRole("cell").nth(1)).toBeInViewport({ ratio: 1 });
      await table.getByRole("button", { name: "Lots of MSFT" }).press("ArrowRight");
      await expect(table.getByRole("row", { name: /^Nov 28, 2025/ })).toContainText(
        "$36,480.001.52%+$4,628.00+14.53%short-term80at $398.15$31,852.00",
      );
    });
  });
}

cleanEverywhere("axe finds nothing on the page of holdings", async (page) => {
  await signIn(page, address);
  await page.getByRole("button", { name: "Lots of MSFT" }).click();
  await expect(page.getByRole("row", { name: /Nov 28, 2025/ })).toBeVisible();
});

test("printed holdings have their heads, the names of the accounts and all columns", async ({
  page,
}) => {
  await signIn(page, address);
  const table = page.getByRole("table", { name: "Holdings" });
  await expect(table.getByRole("row", { name: /^Stock plan/ })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(table.getByText("Stock plan", { exact: true })).toBeVisible();
  await expect(table.getByRole("columnheader").getByText("Value")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy cells" })).toHaveCount(0);
  const scrolled = page.getByRole("region", { name: "Holdings, table" });
  expect(await scrolled.evaluate((one) => getComputedStyle(one).overflowX)).toBe("visible");
});
