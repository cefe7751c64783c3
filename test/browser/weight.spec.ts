import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { signIn, test } from "./support/screen.ts";

const mostBytes = 300_000;

test("the first screen loads at most 300 kB of scripts and styles, all from its own origin", async ({
  page,
  laptop,
}) => {
  const bodies: Promise<Buffer>[] = [];
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== laptop.url) elsewhere.push(request.url());
  });
  page.on("response", (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await signIn(page, "/");
  await expect(page.getByRole("table", { name: "Households" })).toBeVisible();
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostBytes);
  expect(elsewhere).toEqual([]);
});
