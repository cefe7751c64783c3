import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Two cores are what a small CI machine has; more workers only make the clocks of tests unfair.
    maxWorkers: 2,
    projects: [
      { test: { name: "packages", include: ["packages/*/src/**/*.test.{ts,tsx}"] }, extends: true },
      {
        extends: true,
        test: {
          name: "test",
          include: ["test/**/*.test.ts"],
          exclude: ["test/infra/**"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: "infra",
          include: ["test/infra/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
