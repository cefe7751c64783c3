import { mkdtemp, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /**
     * Exists for the whole test run and is shared by its files. It lies below the repository, so
     * that node finds installed packages.
     */
    runFolder: string;
  }
}

const prefix = fileURLToPath(new URL("../node_modules/.test-run-", import.meta.url));

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(prefix);
  project.provide("runFolder", folder);
  return () => rm(folder, { recursive: true, force: true });
}
