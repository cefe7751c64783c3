import { join } from "node:path";
import { bundleOf, bundlePrograms } from "../../bundle-programs.ts";

const laptop = "packages/local/src/main.ts";
const model = "test/browser/support/model.ts";
const started = ["packages/local/src/lambda/runtime.ts", "packages/functions/src/workflow.ts"];
const variable = "BROWSER_TEST_RUN";

/** Bundles the laptop and its models in a folder, for all workers of this run. */
export async function bundleInto(folder: string): Promise<void> {
  await bundlePrograms([laptop, model, ...started], folder);
  process.env[variable] = folder;
}

/** What a run shares, and the environment in which node reuses what it compiled of its programs. */
export function programs() {
  const folder = process.env[variable];
  if (folder === undefined) throw new Error(`${variable} is not set, because there was no setup.`);
  return {
    laptop: join(folder, bundleOf(laptop)),
    model: join(folder, bundleOf(model)),
    /** The working folder of a laptop that has just been started for the first time. */
    seeded: join(folder, "seeded"),
    environment: { NODE_COMPILE_CACHE: join(folder, "compiled") },
  };
}
