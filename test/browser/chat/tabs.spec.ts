import { type BrowserContext, expect, type Page, type Route } from "@playwright/test";
import { answered, ask, asked, choose, panelOf, replies, signIn, test } from "../support/screen.ts";

/** A conversation with one answer in the page, and the same in another tab. */
async function secondTab(page: Page, context: BrowserContext): Promise<Page> {
  await asked(page, /^Okafor family/, "Is the family outside their IPS bands?");
  const second = await context.newPage();
  await signIn(second, page.url());
  await expect(replies(second)).toHaveCount(1);
  return second;
}

test("a second tab shows a turn that another tab started, and its answer", async ({
  page,
  context,
}) => {
  const second = await secondTab(page, context);
  await ask(page, "Do they have enough cash for the next 90 days?");
  await answered(page);
  await expect(replies(second)).toHaveCount(2);
  await expect(replies(second).last()).toContainText("The cash reserve is covered");
});

test("a tab whose question was refused follows the others, and the question is kept", async ({
  page,
  context,
}) => {
  const second = await secondTab(page, context);
  const detail = "Today's budget of $5.00 is used up: $5.02 was spent.";
  const sending = /\/chat\/stream\?/;
  const refuse = (route: Route) => {
    const facts = { type: "about:blank", title: "Budget", status: 402, code: "budget_exceeded" };
    const problem = { ...facts, detail, request_id: "req_1", retryable: false };
    return route.fulfill({ status: 402, contentType: "application/problem+json", json: problem });
  };
  await second.route(sending, refuse);
  await ask(second, "How much cash do they have?");
  await expect(second.getByRole("alert")).toContainText(detail);
  await ask(page, "Do they have enough cash for the next 90 days?");
  await answered(page);
  await expect(replies(second)).toHaveCount(2);
  await expect(replies(second).last()).toContainText("The cash reserve is covered");
  await expect(second.getByRole("alert")).toHaveText(
    /^This conversation just went on in another tab.* back in the message box\.$/,
  );
  const box = second.getByRole("textbox", { name: "Your question" });
  await expect(box).toHaveValue("How much cash do they have?");
  await second.unroute(sending, refuse);
  await box.press("Enter");
  await expect(replies(second)).toHaveCount(3);
  await answered(second);
  await expect(second.getByRole("alert")).toHaveCount(0);
});

test("the panel stays where the advisor moved it until following is turned on again", async ({
  page,
}) => {
  await signIn(page);
  await choose(page, /^Okafor family/);
  const follow = page.getByRole("checkbox", { name: "Panel follows the answer" });
  await expect(follow).toBeChecked();
  await ask(page, "Is the family outside their IPS bands?");
  await answered(page);
  const panel = panelOf(page);
  const shown = (view: string) => panel.getByRole("button", { name: view, exact: true });
  await expect(shown("Household")).toHaveAttribute("aria-pressed", "true");
  const kept = () => page.waitForResponse((one) => one.request().method() === "PATCH");
  const first = kept();
  await shown("Agenda").click();
  await first;
  await expect(follow).not.toBeChecked();
  const second = kept();
  await ask(page, "Is the family outside their IPS bands?");
  await expect(replies(page)).toHaveCount(2);
  await second;
  await answered(page);
  await expect(shown("Agenda")).toHaveAttribute("aria-pressed", "true");
  await follow.check();
  await ask(page, "Is the family outside their IPS bands?");
  await expect(replies(page)).toHaveCount(3);
  await expect(shown("Household")).toHaveAttribute("aria-pressed", "true");
});
