import { expect } from "@playwright/test";
import { address, builtPage, deploy } from "./support/provider.ts";
import { test } from "./support/screen.ts";

test("a deployed page signs in with the code flow and PKCE, and returns to the same address", async ({
  page,
  laptop,
}) => {
  const { dist, remove } = await builtPage();
  const deployment = await deploy({ dist, api: laptop.url });
  const { asked } = deployment;
  await deployment.serve(page);
  await page.goto(address("?household=hh_d1"));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Smith family", exact: true })).toBeVisible();
  expect(page.url()).toBe(address("?household=hh_d1"));
  expect(asked).toMatchObject({ method: "S256", verified: true });

  await page.reload();
  await expect(page.getByRole("heading", { name: "Smith family", exact: true })).toBeVisible();
  expect(new Set(asked.tokenTo.map((url) => new URL(url).pathname.split("/")[1]))).toEqual(
    new Set(["api"]),
  );
  // The token is kept in no place that outlives the tab: only the dismissed tour is.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["advisor-copilot.tour"]);
  // Requests that are still open are ignored.
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await remove();
});

test("an expired token returns to the sign-in page, with the reason", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() =>
    sessionStorage.setItem(
      "advisor-session",
      JSON.stringify({ token: "not.a.token", advisor: "adv_north" }),
    ),
  );
  await page.reload();
  await expect(page.getByText("Your session has ended. Sign in again.")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
