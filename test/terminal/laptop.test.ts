import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startApi } from "@advisor/local/api-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { program } from "../program.ts";
import { advisor, piped } from "./program.ts";

const laptop = await program(new URL("../../packages/local/src/terminal.ts", import.meta.url));

let cloud: Cloud;
let api: Awaited<ReturnType<typeof startApi>>;
let environment: Record<string, string>;
let nobody: string;
beforeAll(async () => {
  cloud = await startCloud();
  api = await startApi(0);
  nobody = await cloud.issuer.mint("nobody");
  environment = { ...cloud.environment, ADVISOR_TOKEN: await cloud.issuer.mint("adv_north") };
});
afterAll(async () => {
  await api.close();
  await cloud.close();
});

/** The program over the product's API, and on its own in one process. */
const ways = [
  ["over HTTP", () => ({ url: api.url, environment, program: [process.execPath, advisor] })],
  ["on its own", () => ({ url: "", environment, program: [process.execPath, laptop] })],
] as const;

describe.each(ways)("%s", (_, way) => {
  test("a question about a household is answered", async () => {
    const words = ["Is the Smith family outside their IPS bands?", "-v"];
    const { code, answers, notes } = await piped(words, way());
    expect(code).toBe(0);
    expect(answers).toContain("US equity");
    expect(notes).toContain("household: ");
    expect(notes).toContain("Tool use: compare_to_ips");
    expect(notes).toContain("Source: ");
  });

  test("a chat keeps its conversation, and its commands work", async () => {
    const input = "/household D1\nHow much cash do they have?\n/model\n/cost\n/trace\n/what\n";
    const { code, answers, notes } = await piped([], { ...way(), input });
    expect(code).toBe(0);
    expect(answers).toMatch(/\$[\d,]+/);
    for (const said of [
      "household: Smith",
      "Model: ",
      "Today: ",
      '"trace_id"',
      "There is no /what.",
    ])
      expect(notes).toContain(said);
  });

  test("an advisor without households is told so", async () => {
    const stranger = { ...way(), environment: { ...environment, ADVISOR_TOKEN: nobody } };
    const { notes } = await piped([], { ...stranger, input: "What do we own?\n/household\n" });
    expect(notes.match(/You have no households here\./g)).toHaveLength(2);
  });

  test("a task is denied without a terminal, and created with the flag", async () => {
    const words = ["Create a task to call them.", "--household", "D1"];
    const denied = await piped(words, way());
    expect([denied.code, denied.answers]).toEqual([3, expect.stringContaining("was not created")]);
    const made = await piped([...words, "--yes"], way());
    expect([made.code, made.answers]).toEqual([0, expect.stringContaining("Task created")]);
  });

  test("an unknown household lists the advisor's own", async () => {
    const { code, notes } = await piped(["What?", "--household", "D5"], way());
    expect(code).toBe(64);
    expect(notes).toContain('There is no household "D5". Choose from ');
  });
});

test("research runs in the program's own process, and its results are exported", async () => {
  const folder = await mkdtemp(join(tmpdir(), "terminal-"));
  const own = { url: "", environment, program: [process.execPath, laptop], folder };
  const words = ["--template", "public api", "--companies", "Nettle Data, Dunmore Analytics"];
  const { code, answers, notes } = await piped(["research", ...words, "-v"], own);
  expect(code).toBe(0);
  expect(answers.trim().split("\n").sort()).toEqual([
    expect.stringMatching(/^Dunmore Analytics \| Public API \| negative \| no \| /),
    expect.stringMatching(/^Nettle Data \| Public API \| positive \| yes \| /),
  ]);
  expect(notes).toContain('Automatic query: perplexity_search - "Nettle Data public API');
  expect(notes).toContain('"Nettle Data offers a documented public API for developers');
  const over = { url: api.url, environment };
  const runs = await piped(["research", "runs", "--json"], over);
  const run = JSON.parse(runs.answers.split("\n")[0] ?? "");
  expect(run).toMatchObject({ name: "Public API", status: "done" });
  const again = await piped(["research", "--resume", run.id, "-q"], over);
  expect([again.code, again.answers.trim().split("\n").length]).toEqual([0, 2]);
  const exported = await piped(["research", "export", run.id, "--format", "csv"], over);
  expect([exported.code, exported.answers]).toEqual([0, expect.stringContaining("Nettle Data")]);
});
