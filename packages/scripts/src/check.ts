import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Each sees all of the code and none needs another, so they run side by side. */
const checks = ["tsc", "biome ci --error-on-warnings", "knip", "tsc --project packages/web"];

/** `npm run check`: lint, types and unused code. Exits with 1 when anything is wrong. */
async function main(): Promise<void> {
  const results = await Promise.all(checks.map(passes));
  if (results.includes(false)) process.exitCode = 1;
}

/** Runs it, and says what it said once it has ended: no line stands between those of another. */
async function passes(check: string): Promise<boolean> {
  const begun = performance.now();
  // npm puts the programs of the repository on the path.
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
