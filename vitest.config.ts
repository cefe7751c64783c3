import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Two cores are what a small CI machine has; a third worker fills them while the tests of two wait.
    maxWorkers: 3,
    isolate: false,
    globalSetup: ["test/run-folder.ts"],
    setupFiles: ["test/between-files.ts"],
    // They end what hangs, and prove nothing: a busy machine is many times slower than an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      { test: { name: "packages", include: ["packages/*/src/**/*.test.{ts,tsx}"] }, extends: true },
      {
        extends: true,
        test: {
          name: "test",
          include: ["test/**/*.test.ts"],
          exclude: ["test/infra/**", "test/{durable,workflow}/**"],
        },
      },
      {
        extends: true,
        // The durable SDK keeps the client that it made first, for as long as its modules live.
        test: { name: "durable", include: ["test/{durable,workflow}/**/*.test.ts"], isolate: true },
      },
      { extends: true, test: { name: "infra", include: ["test/infra/**/*.test.ts"] } },
    ],
  },
});
