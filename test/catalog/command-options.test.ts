import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { program } from "../program.ts";

test.each([
  ["main", "npm run dev --"],
  ["bench/main", "npm run bench --"],
])("%s prints its usage for an option that it does not have", async (name, usage) => {
  const file = await program(new URL(`../../packages/local/src/${name}.ts`, import.meta.url));
  const [code, out, complaint] = await new Promise<[unknown, string, string]>((resolve) =>
    execFile(process.execPath, [file, "--nothing", "1"], (error, stdout, stderr) =>
      resolve([error?.code, stdout, stderr]),
    ),
  );
  expect([code, out, complaint.startsWith(usage)]).toEqual([64, "", true]);
});
