import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime } from "@advisor/functions/runtime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withApi } from "../api/api.fixture.ts";
import { inProcess } from "../research/in-process.ts";
import { audit } from "./audit-command.ts";

const api = withApi();
let folder: string;
let run_id: string;

/** The command with the store of these tests. */
const command = (...args: string[]) => {
  const { AWS_ENDPOINT_URL_DYNAMODB = "", TABLE_NAME = "" } = process.env;
  return audit(args, { cwd: folder, environment: { AWS_ENDPOINT_URL_DYNAMODB, TABLE_NAME } });
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "audit-run-"));
  const runtime = openRuntime();
  const carrier = inProcess(runtime);
  const app = createApp({ ...runtime, research: carrier });
  const body = { question: "Is it independent?", companies: ["Alder Ledger Software"] };
  const asked = { body, app };
  ({ run_id } = (await api.json<{ run_id: string }>("POST /api/v1/research/runs", asked)).body);
  await carrier.idle();
});
afterAll(() => rm(folder, { recursive: true }));

test("an operator exports a run and verifies it from the file alone, which reveals changes", async () => {
  const out = join(folder, "run.ndjson");
  expect(await command("export", run_id, "--out", out)).toMatchObject({ code: 0, complaint: "" });
  const lines = (await readFile(out, "utf8")).trimEnd().split("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ run_id, advisor_id: "adv_north" });
  const { length, head } = JSON.parse(lines.at(-1) ?? "");
  expect(length).toBe(lines.length - 2);
  expect(await command("verify", out)).toMatchObject({
    code: 0,
    out: `valid: ${length} entries, head ${head}\n`,
  });
  expect(await command("export", run_id, "--head")).toMatchObject({
    code: 0,
    out: `${length} entries, head ${head}\n`,
  });
  const at = lines.findIndex((line) => line.includes('"final_result"'));
  const forged = lines.with(at, lines[at]?.replace("positive", "negative") ?? "");
  await writeFile(out, forged.map((line) => `${line}\n`).join(""));
  expect(await command("verify", out)).toMatchObject({
    code: 1,
    out: `broken at line ${at + 1} (entry ${at}): it is not what was hashed: its text was changed\n`,
  });
});

test("an unknown run is not exported, and runs cannot be repaired", async () => {
  expect(await command("export", "run_unknown")).toMatchObject({
    code: 1,
    complaint: "There is no conversation and no run of this id in the store.\n",
  });
  expect(await command("repair", run_id)).toMatchObject({
    code: 1,
    complaint: "Only the record of a conversation can be repaired.\n",
  });
});
