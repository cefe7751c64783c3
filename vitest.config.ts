import { defineConfig } from "vitest/config";

/** The tests that need a document. */
const page = [
  "packages/web/src/**/*.test.tsx",
  "packages/web/src/chat/{text/clipboard,composer/drafts}.test.ts",
];

/**
 * The tests that need a process of their own. The durable SDK keeps the client that it made first,
 * for as long as its modules live. The simulation replaces the timers of its process, so that what
 * an earlier file left running would become an event of the simulated world.
 */
const alone = ["test/{workflow,simulation}/**/*.test.ts"];

export default defineConfig({
  test: {
    // A small CI machine has two cores. The longest files wait for leases to expire and for processes
    // to start, and the other workers fill the cores meanwhile.
    maxWorkers: 5,
    isolate: false,
    globalSetup: ["test/run-folder.ts"],
    setupFiles: ["test/between-files.ts"],
    // They end what hangs, and prove nothing: a busy machine is many times slower than an idle one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["{packages,test}/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...alone, ...page],
        },
      },
      {
        // In a project of its own, because a process ends when the next file needs another environment.
        extends: true,
        test: { name: "page", include: page, environment: "happy-dom" },
      },
      {
        extends: true,
        test: { name: "alone", include: alone, isolate: true },
      },
    ],
  },
});
