import { spawn } from "node:child_process";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";

const lines = 20_000;
const program = `
import { runMain } from ${JSON.stringify(new URL("./run-main.ts", import.meta.url).href)};
runMain(async () => {
  for (let n = 0; n < ${lines}; n += 1) process.stdout.write("line " + n + "\\n");
  process.stderr.write("written\\n");
  return 3;
});`;

it("a program exits only after a slow reader has read all of its output", async () => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", program]);
  await once(child.stderr, "data");
  let text = "";
  for await (const chunk of child.stdout) {
    text += String(chunk);
    await setImmediate();
  }
  const [code] = child.exitCode === null ? await once(child, "exit") : [child.exitCode];
  expect([text.trim().split("\n").length, code]).toEqual([lines, 3]);
});
