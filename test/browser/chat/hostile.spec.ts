import { expect } from "@playwright/test";
import { asked, replies, test } from "../support/screen.ts";

test.use({ model: "hostile" });

test("a model's text loads nothing, runs nothing, and shows the targets of its links", async ({
  page,
  laptop,
}) => {
  const abroad: string[] = [];
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(`${laptop.url}/`)) abroad.push(request.url());
  });
  await asked(page, /^No household/, "Hello");
  const reply = replies(page);
  await expect(reply).toContainText("After.");
  await expect(reply.locator("img, script, style, iframe")).toHaveCount(0);
  // The second one is the page's own link to the trace.
  await expect(reply.getByRole("link")).toHaveCount(2);
  const link = reply.getByRole("link", { name: "a page" });
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expect(reply).toContainText("a page (evil.example)");
  await reply.getByText("run me").click();
  await reply.getByText("data", { exact: true }).click();
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  expect({ abroad, complaints }).toEqual({ abroad: [], complaints: [] });
});
