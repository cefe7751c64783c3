import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { clean, cleanInBothSchemes, signIn, test } from "../support/screen.ts";

const patience = { timeout: 90_000 };

const statusOf = (page: Page) => page.locator(".run-main .head").first();
const isDone = (page: Page) => expect(statusOf(page)).toContainText("done", patience);
const rowOf = (page: Page, company: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: company }) });
const evidence = (page: Page) =>
  page.getByRole("complementary", { name: "Evidence" }).or(page.getByRole("dialog"));

async function openResearch(page: Page): Promise<void> {
  await signIn(page);
  const more = page.getByRole("button", { name: "More", exact: true });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole("menuitem", { name: "Research" }).click();
  } else await page.getByRole("link", { name: "Research" }).click();
  await expect(page.getByRole("heading", { name: "Research", level: 1 })).toBeVisible();
}

/** Starts a run of a template, or of a single question if none is named. */
async function start(
  page: Page,
  template: string | undefined,
  companies: readonly string[],
  more: () => Promise<void> = async () => {},
): Promise<void> {
  const name = template === undefined ? "Start a run" : `Start a run of ${template}`;
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByLabel("Company names").fill(companies.join("\n"));
  await more();
  await expect(page.locator(".estimate")).toContainText(/\$\d\S*–\$\d/);
  await page.getByRole("button", { name: /^Start (the run|with three)/ }).click();
  await expect(page.getByRole("grid", { name: "Results" })).toBeVisible();
}

test.beforeEach(() => test.setTimeout(240_000));

test("a sample template fills a matrix whose cells can be opened, overridden and exported", async ({
  page,
}) => {
  await openResearch(page);
  for (const name of ["Acquisition screen", "Dividend safety", "Public API"])
    await expect(page.getByRole("button", { name: `Edit ${name}` })).toBeVisible();
  await start(page, "Acquisition screen", ["Alder Ledger Software", "Elkhorn Payments"]);
  await isDone(page);
  const alder = rowOf(page, "Alder Ledger Software");
  await expect(rowOf(page, "Elkhorn Payments")).toContainText("stops here");
  await expect(rowOf(page, "Elkhorn Payments").getByText("skipped")).toHaveCount(4);
  await expect(page.getByRole("region", { name: "Progress" })).toContainText(
    "6 answered, 4 skipped, 0 open of 10",
  );

  await alder.getByRole("gridcell").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(alder.getByRole("gridcell").nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(evidence(page)).toContainText("42 USD million");
  await expect(evidence(page).locator("mark").first()).toContainText("42");
  await expect(evidence(page)).toContainText("found word for word");
  await expect(evidence(page).getByText("Simulated", { exact: true }).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(alder.getByRole("gridcell").nth(2)).toBeFocused();

  await alder.getByRole("gridcell").nth(2).click();
  await expect(evidence(page).getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("o");
  await page.getByLabel("Your verdict").selectOption("negative");
  await page.getByLabel("Value, USD million").fill("12");
  await page.getByLabel("Reason").fill("The filing says 12.");
  await page.getByRole("button", { name: "Save your answer" }).click();
  await expect(alder.getByRole("gridcell").nth(2)).toHaveText(/12 USD million\s*yours/);
  await expect(evidence(page)).toContainText("The filing says 12.");
  await expect(evidence(page)).toContainText("Quote 1 of 1of the answer that was replaced");
  await expect(evidence(page).getByRole("row").nth(1)).toContainText("42 USD million");
  await page.reload();
  await expect(alder.getByRole("gridcell").nth(2)).toContainText("12 USD million");

  for (const [label, format] of [
    ["CSV", "csv"],
    ["Markdown", "md"],
    ["JSON", "json"],
    ["Excel workbook", "xlsx"],
  ] as const) {
    await page.getByRole("button", { name: "Export" }).click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: label }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^run_\\w+\\.${format}$`));
    const bytes = await readFile(await file.path());
    if (format === "xlsx") expect(bytes.subarray(0, 2).toString()).toBe("PK");
    else expect(bytes.toString()).toContain("Elkhorn Payments");
  }
});

test("pending calls can be changed, denied, answered manually, or approved up to an amount", async ({
  page,
}) => {
  await openResearch(page);
  const companies = ["Alder Ledger Software", "Bramble Health Systems", "Elkhorn Payments"];
  await start(page, undefined, companies, async () => {
    await page.getByLabel("Question").fill("Is {company_name} independent?");
    await page.getByLabel("Wait between tools").check();
    await page.getByLabel("Companies at a time").selectOption("1");
  });
  const bar = page.getByRole("region", { name: "Approval" });
  const about = (company: string) => expect(bar).toContainText(`${company}, Is`, patience);
  await about("Alder Ledger Software");
  await bar.getByLabel("Query").fill("Alder Ledger Software owners");
  await bar.getByRole("button", { name: "Run it changed" }).click();
  await about("Bramble Health Systems");
  await bar.getByRole("button", { name: "Write the result" }).click();
  await bar
    .getByLabel("Result in place of the call")
    .fill("Bramble Health Systems is independent.");
  await bar.getByRole("button", { name: "Use this result" }).click();
  // A person's text contains nothing to quote, so the model asks again.
  await bar.getByRole("button", { name: "Deny" }).click();
  await about("Elkhorn Payments");
  await bar.getByRole("button", { name: "Allow up to", exact: true }).click();
  await isDone(page);
  await expect(bar).toHaveCount(0);
  const log = page.getByRole("region", { name: "Lines of the log" });
  for (const said of ["changed by adv_north", "denied by adv_north", "approved by adv_north"])
    await expect(log).toContainText(said);
  await expect(log).toContainText("“Alder Ledger Software owners”");
  await page.getByRole("button", { name: "0: what needs a person" }).click();
  await expect(log).not.toContainText("begins");
  await page.getByRole("button", { name: "3: prompts and replies" }).click();
  await expect(log).toContainText("reply 1 of the model");
});

test("a run from a file pauses at its limit, is canceled, resumed, and re-asks unknown cells", async ({
  page,
}) => {
  await openResearch(page);
  await page.getByRole("button", { name: "Start a run of Public API", exact: true }).click();
  await page.getByText("CSV", { exact: true }).click();
  const lines = ["company name,symbol", "Microsoft,MSFT", '"Nike, Inc.",NKE', "Elkhorn Payments,"];
  await page.locator('input[type="file"]').setInputFiles({
    name: "companies.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\r\n")),
  });
  await page.getByLabel("Companies at a time").selectOption("1");
  await page.getByLabel("Cap of the run, $").fill("0.01");
  await page.getByRole("button", { name: "Start the run" }).click();
  const banner = page.getByRole("region", { name: "Paused" });
  await expect(banner).toContainText("The run's limit of $0.01 is reached", patience);
  await expect(rowOf(page, "Microsoft")).toContainText("yes");
  await banner.getByLabel("Raise the cap of the run, $").fill("2");
  await banner.getByRole("button", { name: "Resume" }).click();
  await isDone(page);
  await expect(rowOf(page, "Nike, Inc.")).toContainText("not known");
  await page.getByRole("button", { name: "Run again" }).click();
  await page.getByRole("menuitem", { name: "What is not known" }).click();
  await expect(page.getByRole("region", { name: "Lines of the log" })).toContainText(
    "begins, attempt 2",
    patience,
  );
  await isDone(page);

  await page.getByRole("button", { name: "All runs" }).click();
  await start(page, undefined, ["Elkhorn Payments"], async () => {
    await page.getByLabel("Question").fill("Is {company_name} independent?");
    await page.getByLabel("Wait between tools").check();
  });
  await expect(page.getByRole("region", { name: "Approval" })).toBeVisible(patience);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(statusOf(page)).toContainText("stopped", patience);
  await page.getByRole("button", { name: "Resume" }).click();
  const approval = page.getByRole("region", { name: "Approval" });
  await approval.getByRole("button", { name: "Allow up to", exact: true }).click(patience);
  await isDone(page);
});

test("a preview pauses until the rest is requested, and two runs are compared", async ({
  page,
}) => {
  await openResearch(page);
  const companies = ["Alder Ledger Software", "Bramble Health Systems", "Cobalt Freight Exchange"];
  await start(page, "Public API", [...companies, "Elkhorn Payments"], () =>
    page.getByLabel("Preview").check(),
  );
  const banner = page.getByRole("region", { name: "Paused" });
  await expect(banner).toContainText("The preview is done.", patience);
  await expect(rowOf(page, "Elkhorn Payments")).toContainText("queued");
  await banner.getByRole("button", { name: "Run the rest" }).click();
  await isDone(page);
  await expect(banner).toHaveCount(0);
  const alder = rowOf(page, "Alder Ledger Software").getByRole("gridcell");
  await expect(alder).toContainText("yes");
  await alder.click();
  await evidence(page).getByRole("button", { name: "Override" }).click();
  await page.getByLabel("Your verdict").selectOption("negative");
  await page.getByLabel("Reason").fill("It was closed.");
  await page.getByRole("button", { name: "Save your answer" }).click();
  await expect(alder).toContainText("no");

  await page.getByRole("button", { name: "All runs" }).click();
  await start(page, "Public API", companies);
  await isDone(page);
  await page.getByRole("button", { name: "Compare" }).click();
  await page
    .getByRole("menuitem", { name: /^Public API/ })
    .first()
    .click();
  const turned = page.getByRole("row", { name: /^Alder Ledger Software/ });
  await expect(turned).toContainText("verdict turned");
  await expect(turned.getByRole("cell").nth(1)).toContainText("no");
  await expect(turned.getByRole("cell").nth(2)).toContainText("yes");
  await expect(page.getByRole("columnheader", { name: /^Earlier, / })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: /^Later, / })).toBeVisible();
  await expect(turned.getByRole("cell").nth(4)).toHaveText(
    "The earlier answer was adv_north's own: It was closed.",
  );
  const dropped = page.getByRole("row", { name: /^Elkhorn Payments/ });
  await expect(dropped.getByRole("cell").nth(2)).toHaveText("not in this run");
  await expect(dropped.getByRole("cell").nth(3)).toHaveText("only in the earlier run");
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole("region", { name: "Changes" });
  await table.evaluate((one) => one.scrollTo({ left: one.scrollWidth }));
  await expect(turned.getByRole("cell").nth(4)).toBeInViewport();
  await expect(turned.getByRole("rowheader")).toBeInViewport({ ratio: 1 });
  await cleanInBothSchemes(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Turned 1" }).click();
  await expect(dropped).toHaveCount(0);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  const [heads, ...rows] = (await readFile(await (await saved).path(), "utf8"))
    .trim()
    .split(/\r?\n/);
  expect(heads).toContain('"earlier_verdict","earlier_value","later_at","later_verdict"');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^"Alder Ledger Software",.*"negative",.*"positive",.*It was closed\./);
  const sides = page.getByRole("region", { name: "Evidence of the change" });
  await expect(sides.locator(".side").first()).toContainText("no");
  await expect(sides.locator(".side").last()).toContainText("yes");
  await clean(page);
});

test("a template can be created and changed, and its errors are reported", async ({ page }) => {
  await openResearch(page);
  await page.getByRole("button", { name: "New template" }).click();
  await page.getByLabel("Name").first().fill("Debt");
  await page.getByLabel("Answer", { exact: true }).selectOption("number");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert")).toContainText("Not saved yet: 3 fields need a look.");
  await clean(page);
  await page.getByLabel("Name").nth(1).fill("Net debt");
  await page.getByLabel("Question").fill("What is the net debt of {company_name}?");
  await page.getByLabel("Unit").fill("USD million");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("What is asked")).toContainText("Debt");
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Edit Debt" }).click();
  await page.getByLabel("Disqualifying").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByLabel("What is asked")).toContainText("Debt");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Debt" })).toContainText("version 2");
});

for (const width of [1440, 390]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });

    test("the research pages have no accessibility violations", async ({ page }) => {
      await openResearch(page);
      await cleanInBothSchemes(page);
      await page.getByRole("button", { name: "Edit Dividend safety" }).click();
      await expect(page.getByLabel("System prompt")).toBeVisible();
      await cleanInBothSchemes(page);
      await page.getByRole("button", { name: "Back" }).click();
      await start(page, "Public API", ["Alder Ledger Software"], () => cleanInBothSchemes(page));
      await isDone(page);
      const words = await statusOf(page).locator(".quiet").first().boundingBox();
      expect(words?.width).toBeGreaterThan(220);
      const log = page.getByRole("region", { name: "Lines of the log" });
      await expect(log).toContainText("Perplexity search answered");
      expect(await log.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await page.getByRole("gridcell").first().click();
      await expect(evidence(page).locator("mark").first()).toBeVisible();
      await cleanInBothSchemes(page);
      await evidence(page).getByRole("button", { name: "Override" }).click();
      await cleanInBothSchemes(page);
      await page.keyboard.press("Escape");
      await cleanInBothSchemes(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  });
}
