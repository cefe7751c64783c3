import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { inject } from "vitest";
import { bundleOf, bundlePrograms, repository } from "./bundle-programs.ts";
import { oncePerRun } from "./once-per-run.ts";

const programs = [
  ...[
    ...["main", "ask", "tool", "audit", "import", "seed", "deploy", "terminal"],
    ...["bench/main", "eval/main", "model-check/main", "lambda/runtime"],
  ].map((name) => `packages/local/src/${name}.ts`),
  "packages/terminal/src/bin.ts",
  "packages/functions/src/workflow.ts",
  "test/durable/kill-service.ts",
  "test/durable/kill-worker.ts",
  "test/research/kill-service.ts",
  "examples/ai-sdk.ts",
];

/** A program of this repository as a bundle for tests, built once per test run. */
export async function program(source: URL): Promise<string> {
  const path = relative(repository, fileURLToPath(source));
  if (!programs.includes(path)) throw new Error(`${path} is not among the programs of program.ts`);
  return join(
    await oncePerRun("programs", (folder) => bundlePrograms(programs, folder)),
    bundleOf(path),
  );
}

/**
 * The environment in which a program starts with what node compiled of it before. Only a program that
 * ends on its own or by SIGTERM leaves something for the next one.
 */
export const compiledBefore = () => ({
  NODE_COMPILE_CACHE: join(inject("runFolder"), "compiled"),
});
