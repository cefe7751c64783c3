import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { catalog } from "@advisor/tools/catalog.gen";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { program } from "../program.ts";
import { piped } from "./program.ts";

const tool = await program(new URL("../../packages/local/src/tool.ts", import.meta.url));

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());

const run = async (...words: string[]) => {
  const environment = { ...cloud.environment, ADVISOR_TOKEN: await cloud.issuer.mint("adv_north") };
  return piped(words, { url: "", environment, program: [process.execPath, tool] });
};

test("a tool is called by its name and its arguments", async () => {
  const { code, answers } = await run("get_quotes", '{"symbols":["AAPL"]}', "--household", "D11");
  expect([code, JSON.parse(answers)]).toMatchObject([
    0,
    { source_id: "tool:quotes:v1", data: { quotes: [{ symbol: "AAPL", price: 193.12 }] } },
  ]);
});

test("a running laptop without functions for tools is named, if they are to run there", async () => {
  const folder = await mkdtemp(join(inject("runFolder"), "tool-"));
  await mkdir(join(folder, ".local"));
  const running = {
    pid: process.pid,
    environment: { AWS_ENDPOINT_URL_LAMBDA: "http://127.0.0.1" },
  };
  await writeFile(join(folder, ".local/running.json"), JSON.stringify(running));
  const { code, notes } = await piped(["get_etf_holdings", '{"symbol":"VOO"}'], {
    ...{ url: "", folder, program: [process.execPath, tool] },
    environment: { TOOL_EXECUTION: "lambda" },
  });
  expect(code).toBe(64);
  expect(notes).toContain("The running npm run dev runs tools in its own process. Stop it, or ");
});

test("a tool's error is printed, with exit code 1", async () => {
  const { code, answers } = await run("get_etf_holdings", '{"symbol":1}');
  expect([code, JSON.parse(answers)]).toMatchObject([1, { error: { code: "invalid_arguments" } }]);
});

test("another advisor's household is not found", async () => {
  const { code, notes } = await run("get_quotes", "{}", "--household", "D5");
  expect([code, notes]).toEqual([64, expect.stringContaining('There is no household "D5".')]);
});

test("--help lists every tool, and shows the arguments of one, with an example", async () => {
  const all = await run("--help");
  expect(catalog.filter(({ name }) => !all.answers.includes(`\n${name} `))).toEqual([]);
  const one = await run("get_etf_holdings", "--help");
  expect([all.code, one.code]).toEqual([0, 0]);
  expect(one.answers).toMatch(/"symbol": \{[\s\S]*\n\nExample: '\{"symbol":"VOO"\}'\n$/);
});

test.each([
  [["nope"], 'There is no tool "nope".'],
  [["get_quotes", "{x", "--household", "D1"], "The arguments are not valid JSON."],
  [["get_quotes"], "get_quotes needs a household: --household D1."],
  [["create_task", '{"title":"Call"}'], "create_task writes"],
])("%j is a usage error", async (words, said) => {
  const { code, notes } = await run(...words);
  expect([code, notes]).toEqual([64, expect.stringContaining(said)]);
});

test.each([
  "local/src/main",
  "local/src/ask",
  "local/src/tool",
  "local/src/audit",
  "local/src/import",
  "local/src/seed",
  "local/src/deploy",
  "local/src/terminal",
  "local/src/bench/main",
  "local/src/eval/main",
  "local/src/model-check/main",
])("%s --help prints the usage and does nothing else", async (name) => {
  const command = await program(new URL(`../../packages/${name}.ts`, import.meta.url));
  const options = { url: "", program: [process.execPath, command] };
  const { code, answers, notes } = await piped(["--help"], options);
  expect([code, notes, answers]).toEqual([0, "", expect.stringMatching(/^npm run /)]);
});
