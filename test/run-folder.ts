import { mkdtemp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Lasts as long as the run, for what its files share; what npm installed is found from below it. */
    runFolder: string;
  }
}

const prefix = fileURLToPath(new URL("../node_modules/.test-run-", import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(prefix);
  project.provide("runFolder", folder);
  return () => rm(folder, { recursive: true, force: true });
}
