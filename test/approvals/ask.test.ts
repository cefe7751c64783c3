import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { openStores } from "@advisor/functions/runtime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { program } from "../program.ts";

let cloud: Cloud;
beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());

/** Runs `npm run ask` without a terminal. */
const ask = (...words: string[]) => askAs("adv_north", words);

async function askAs(advisor: string, words: readonly string[]) {
  const child = spawn(
    process.execPath,
    [await program(new URL("../../packages/local/src/ask.ts", import.meta.url)), ...words],
    {
      env: { ...cloud.environment, ADVISOR_TOKEN: await cloud.issuer.mint(advisor) },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const [code, said, noted] = await Promise.all([
    once(child, "exit").then(([status]) => status),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, said, noted };
}

const tasks = async (about: string): Promise<number> => {
  const all = await openStores().tasks.list("hh_d1");
  return all.filter(({ title }) => title.includes(about)).length;
};
const question = (about: string) => [`Create a task to ${about}.`, "--household", "D1"];

test("without an approval flag, a write is reported but not run, with its own exit code", async () => {
  const { code, said, noted } = await ask(...question("leave it"));
  expect([code, said]).toEqual([3, ""]);
  expect(noted).toContain('approval required: create_task {"title":"Leave it"');
  expect(noted).toContain("Ask again with --approve to do it, or with --deny.");
  expect(await tasks("Leave it")).toBe(0);
});

test("--approve runs the write and says so", async () => {
  const { code, said } = await ask(...question("do it now"), "--approve");
  expect(code).toBe(0);
  expect(said).toContain("Task created: **Do it now**");
  expect(await tasks("Do it now")).toBe(1);
});

test("--deny does not run the write and says so", async () => {
  const { code, said } = await ask(...question("drop it"), "--deny");
  expect([code, said.trim()]).toEqual([0, "The task **Drop it** was not created, as you decided."]);
  expect(await tasks("Drop it")).toBe(0);
});

test("both flags together are a usage error", async () => {
  const { code, noted } = await ask(...question("choose"), "--approve", "--deny");
  expect(code).toBe(64);
  expect(noted).toContain("Choose either --approve or --deny.\n");
});

test("an advisor without households is reported, not answered", async () => {
  const { code, said, noted } = await askAs("nobody", ["What do we own?", "--advisor", "nobody"]);
  expect([code, said]).toEqual([64, ""]);
  expect(noted).toContain(
    'The advisor "nobody" has no households. Use adv_north or adv_south, or ',
  );
});

test("with --json it prints the pending approval, or the whole turn once approved", async () => {
  const left = await ask(...question("tell it"), "--json");
  expect(left.code).toBe(3);
  expect(JSON.parse(left.said)).toMatchObject({
    answer: "",
    tool_calls: [{ tool: "create_task" }],
    approvals_required: [{ tool: "create_task", input: { title: "Tell it" } }],
  });
  const done = await ask(...question("tell it"), "--json", "--approve");
  expect(done.code).toBe(0);
  expect(JSON.parse(done.said)).toMatchObject({
    answer: expect.stringContaining("Task created"),
    tool_calls: [
      {
        tool: "create_task",
        output: { source_id: expect.stringMatching(/^tool:create_task:v1#task_/) },
      },
    ],
    approvals_required: [],
    error: null,
  });
});
