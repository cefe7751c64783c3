import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

function run(command: string, option: string) {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, option]);
  return [status, stdout.toString(), stderr.toString()];
}

test.each([
  ["catalog", "catalog"],
  ["check", "check"],
  ["infra-check", "infra:check"],
])("%s prints its usage, and refuses an option, before it does anything", (command, name) => {
  expect(run(command, "--help")).toEqual([0, expect.stringMatching(/^npm run /), ""]);
  expect(run(command, "--nothing")).toEqual([
    64,
    "",
    `Unknown option '--nothing'.\nnpm run ${name} -- --help says how it is used.\n`,
  ]);
  expect(run(command, "nothing")).toEqual([
    64,
    "",
    `Unexpected argument 'nothing'.\nnpm run ${name} -- --help says how it is used.\n`,
  ]);
});
