import { defineConfig } from "@playwright/test";
import { launchOptions } from "./support/chromium.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./support/setup.ts",
  outputDir: "../../node_modules/.playwright",
  reporter: "list",
  // Each worker runs a whole laptop; a small machine has two cores.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 20_000 },
  // Once more on a laptop of its own; the report then lists the test as flaky.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  use: { launchOptions: launchOptions() },
});
