import { expect } from "@playwright/test";
import {
  ask,
  asked,
  cleanEverywhere,
  cleanInBothSchemes,
  signIn,
  test,
} from "../support/screen.ts";

const nothing = { name: "Nothing is at this address" };

test("an unknown address shows an error page with a link back", async ({ page }) => {
  const response = await page.goto("/households/hh_d1");
  expect(response?.status()).toBe(404);
  await signIn(page, "/households/hh_d1");
  await expect(page.getByRole("heading", nothing)).toBeVisible();
  await expect(page).toHaveTitle("Not found · Advisor Copilot");
  await expect(page.getByRole("main")).toContainText("/households/hh_d1 is no page");
  await page.getByRole("link", { name: "Go to the worklist" }).click();
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goBack();
  await expect(page.getByRole("heading", nothing)).toBeVisible();
});

test("a program gets a problem document at an unknown address", async ({ request }) => {
  const response = await request.get("/households/hh_d1", {
    headers: { accept: "application/json" },
  });
  expect(response.status()).toBe(404);
  expect(response.headers()["content-type"]).toBe("application/problem+json");
});

for (const page of ["", "&brief=1", "&holdings=1", "&proposal=1"]) {
  test(`the address ?household=hh_none${page} says that it is not there, and where to go`, async ({
    page: screen,
  }) => {
    await signIn(screen, `/?household=hh_none${page}`);
    const main = screen.getByRole("main");
    await expect(main.getByRole("heading", { name: "You have no such household" })).toBeVisible();
    await expect(main).toContainText("The address names hh_none.");
    await expect(screen).toHaveTitle("No such household · Advisor Copilot");
    await cleanInBothSchemes(screen);
    await main.getByRole("link", { name: "go to the worklist" }).click();
    await expect(screen.getByRole("table", { name: "Households" })).toBeVisible();
  });
}

for (const [address, what] of [
  ["?household=hh_d2&conversation=con_none", "conversation"],
  ["?proof=msg_none_1", "answer"],
  [`?proof=turn_${"0".repeat(26)}`, "answer"],
  ["?research=run.run_none", "run"],
] as const) {
  test(`the address ${address} says that there is no such ${what}, and where to go`, async ({
    page,
  }) => {
    await signIn(page, `/${address}`);
    const heading = page.getByRole("heading", { name: `You have no such ${what}` });
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(`No such ${what} · Advisor Copilot`);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await cleanInBothSchemes(page);
    await page.getByRole("main").getByRole("link", { name: "go to the worklist" }).click();
    await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  });
}

test("a question in a conversation that was deleted elsewhere says so", async ({ page }) => {
  await asked(page, /^Okafor family/, "How many shares of MSFT do they own?");
  const id = new URL(page.url()).searchParams.get("conversation");
  const deletes = page.waitForRequest((one) => one.url().includes("/chat/stream"));
  await page.route("**/chat/stream?**", async (route) => {
    const { authorization = "" } = route.request().headers();
    const gone = await page.request.delete(`/api/v1/copilot/conversations/${id}`, {
      headers: { authorization },
    });
    expect(gone.status()).toBe(204);
    await route.continue();
  });
  await ask(page, "How much cash do they have?");
  await deletes;
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("This conversation was deleted in another tab");
  await expect(alert.getByRole("button")).toHaveCount(0);
  await cleanInBothSchemes(page);
});

cleanEverywhere("axe finds nothing where an address leads nowhere", async (page) => {
  await signIn(page, "/households/hh_d1");
  await expect(page.getByRole("heading", nothing)).toBeVisible();
});
