import { startApi } from "@advisor/local/api-server";
import { startStage } from "@advisor/local/bench/stage";
import { evaluate } from "@advisor/local/eval/run";
import { answer } from "@advisor/local/offline-model/answer";
import { Converse } from "@advisor/local/offline-model/converse";
import type { CopilotQuestion, Golden } from "@advisor/scripts/golden/question";
import { table } from "@advisor/scripts/golden/question";
import { expect, test } from "vitest";

const value = { cites: "S", figures: ["$128,450.22"] };
const parts = ["$2,400,000.00", "$500,000.00", "$1,200,000.00", "$1,000,000.00"];
const right = table("account_value", { cites: "S" }, [
  ["account value", value],
  ["account value", { household: "D5", figures: ["$5,100,000.00"], may: parts }],
  [
    "account value",
    { household: "D5", advisor: "adv_north", intents: [], cites: "", fault: "not_found" },
  ],
]);
const [planted] = table("planted", { intents: ["account_value"], cites: "S" }, [
  ["account value", { figures: ["$128,450.23"], may: ["$128,450.22"] }],
]);
const [stray] = table("stray", { intents: ["account_value"], cites: "S" }, [["account value"]]);
if (planted === undefined || stray === undefined) throw new Error("both tables have a row");
const bands: CopilotQuestion = {
  id: "copilot-01",
  door: "copilot",
  household: "D1",
  question: "Is the household outside its IPS bands?",
  calls: [["compare_to_ips"]],
  never: ["create_task"],
  figures: ["53.20 %", "23.80 %"],
  words: [],
  lacks: [],
};

async function run(args: string[], questions: readonly Golden[]) {
  let printed = "";
  const code = await evaluate(args, questions, (text) => {
    printed += text;
  });
  return { code, printed };
}

test("right answers at both doors hold the threshold", async () => {
  const { code, printed } = await run(["--json"], [...right, bands]);
  expect(JSON.parse(printed)).toMatchObject({
    holds: true,
    wrong_numbers: 0,
    skipped: 0,
    failures: [],
    lines: [
      { name: "account_value", asked: 2, passed: 2, tool_minimality: 1, grounding_rate: 1 },
      { name: "refused", asked: 1, passed: 1 },
      { name: "copilot", asked: 1, passed: 1, tool_minimality: 1, grounding_rate: 1 },
    ],
  });
  expect(code).toBe(0);
});

test("a planted wrong expectation fails and changes the exit code", async () => {
  const { code, printed } = await run(["--door", "answers"], [...right, planted, bands]);
  expect(printed).toContain("planted-01  D11: account value\n    missing: $128,450.23\n");
  expect(printed).not.toContain("copilot");
  expect(printed).toMatch(/Threshold 95\.0 % on every door: does not hold\.\n$/);
  expect(code).toBe(1);
  expect((await run(["--min-pass", "0.75"], [...right, planted])).code).toBe(0);
});

test("a number that nobody expected is wrong at any threshold", async () => {
  const { code, printed } = await run(["--min-pass", "0"], [...right, stray]);
  expect(printed).toContain("wrong numbers: usd 128450.22");
  expect(code).toBe(1);
});

test("a prefix chooses the questions", async () => {
  const { code, printed } = await run(
    ["--only", "account_value-02", "--json"],
    [...right, planted],
  );
  expect(JSON.parse(printed).doors).toMatchObject([{ asked: 1, passed: 1 }]);
  expect(code).toBe(0);
});

test.each([
  [["--door", "front"]],
  [["--min-pass", "2"]],
  [["--min-pass", "much"]],
  [["--unknown"]],
  [["question"]],
  [["--base", "http://127.0.0.1:1", "--model", "other"]],
  [["--token", "secret"]],
])("%j is no way to ask", async (args) => {
  const { code, printed } = await run(args, right);
  expect([code, printed.split(" [")[0]]).toEqual([64, "npm run eval --"]);
});

test("of a running server one token asks for one advisor; a laptop's gives one for each", async () => {
  const stage = await startStage({
    model: { answer: (request) => answer(Converse.parse(request)) },
    rules: [],
  });
  process.env.LOCAL_TOKEN_URL = `${stage.issuer.url}/token`;
  const server = await startApi(0);
  const base = ["--base", server.url, "--json"];
  const token = await stage.issuer.mint("adv_north");
  const some = await run([...base, "--token", token], [...right, bands]);
  const all = await run(base, [...right, bands]);
  await server.close();
  await stage.close();
  expect([some.code, all.code]).toEqual([0, 0]);
  expect(JSON.parse(some.printed)).toMatchObject({ holds: true, skipped: 1 });
  expect(JSON.parse(all.printed)).toMatchObject({ holds: true, skipped: 0 });
});

test("a server that cannot be reached fails the question and not the run", async () => {
  const { code, printed } = await run(
    ["--base", "http://127.0.0.1:1", "--token", "any", "--only", "account_value-01"],
    right,
  );
  expect(printed).toContain("failed: TypeError: fetch failed");
  expect(code).toBe(1);
});
