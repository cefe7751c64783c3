import { expect, type Page } from "@playwright/test";
import { answered, ask, clean, replies, signIn, test } from "../support/screen.ts";

const titles = (page: Page) =>
  page.getByRole("navigation", { name: "Conversations" }).getByRole("listitem").locator(".clipped");

const menuOf = async (page: Page, title: RegExp, item: string) => {
  await page.getByRole("button", { name: title }).last().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
};

test("a pinned conversation is first in the list on every device", async ({
  page,
  browser,
  laptop,
}) => {
  test.setTimeout(120_000);
  for (const question of ["Which tasks are open?", "What are their largest holdings?"]) {
    await signIn(page, "/?household=hh_d2");
    await ask(page, question);
    await answered(page);
  }
  await expect(titles(page)).toHaveText([/^What are/, /^Which tasks/]);
  await menuOf(page, /^Change “Which tasks/, "Pin");
  await expect(titles(page)).toHaveText([/^Which tasks/, /^What are/]);
  await expect(page.getByRole("img", { name: "Pinned:" })).toHaveCount(1);
  await clean(page);
  const elsewhere = await browser.newPage({ baseURL: laptop.url });
  await signIn(elsewhere, "/?household=hh_d2");
  await expect(titles(elsewhere)).toHaveText([/^Which tasks/, /^What are/]);
  await elsewhere.close();
  await ask(page, "Is the household outside its IPS bands?");
  await answered(page);
  await expect(replies(page)).toHaveCount(2);
  await expect(titles(page)).toHaveText([/^Which tasks/, /^What are/]);
  await menuOf(page, /^Change “Which tasks/, "Unpin");
  await expect(titles(page)).toHaveText([/^What are/, /^Which tasks/]);
});
