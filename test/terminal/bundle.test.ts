import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { piped } from "./program.ts";
import { startService } from "./scripted-service.ts";

const build = fileURLToPath(new URL("../../packages/terminal/build.ts", import.meta.url));

test("the single bundled file runs with plain node", async () => {
  const folder = await mkdtemp(join(tmpdir(), "terminal-"));
  await promisify(execFile)(process.execPath, [build, "--outdir", folder]);
  expect((await readdir(folder)).sort()).toEqual(["advisor.mjs", "package.json"]);
  const { bin } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const program = ["node", join(folder, bin.advisor)];
  const service = await startService();
  try {
    const options = { url: service.url, program };
    const chat = await piped(["What?"], options);
    expect([chat.code, chat.answers]).toEqual([0, "They hold 60% equities.\n"]);
    const words = ["research", "--question", "Pays?", "--companies", "Acme, Bolt", "-q"];
    const research = await piped(words, options);
    expect([research.code, research.answers.split("\n").length]).toEqual([0, 3]);
    expect((await piped(["--nothing"], options)).code).toBe(64);
  } finally {
    await service.close();
  }
}, 60_000);
