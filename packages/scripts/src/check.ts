import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { withoutOptions } from "./usage.ts";

const usage = `npm run check
Checks types, lint and unused code, all at once. Exit codes: 0 passed, 1 failed, 64 usage.`;

/** The checks are independent, so they run in parallel. */
const checks = ["tsc", "biome ci --error-on-warnings", "knip", "tsc --project packages/web"];

/** `npm run check`: types, lint and unused code. Exits with 1 if anything is wrong. */
async function main(): Promise<void> {
  withoutOptions(usage);
  const results = await Promise.all(checks.map(passes));
  if (results.includes(false)) process.exitCode = 1;
}

/** Runs a check and prints its output when it ends, so that the outputs do not mix. */
async function passes(check: string): Promise<boolean> {
  const begun = performance.now();
  // npm puts the repository's programs on the path.
  const child = spawn(check, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  const [output, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
  const result = code === 0 ? "passed" : "FAILED";
  process.stdout.write(`${output}${complaint}${check}: ${result} in ${seconds} s\n`);
  return code === 0;
}

await main();
