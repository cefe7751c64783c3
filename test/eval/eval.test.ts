import { startApi } from "@advisor/local/api-server";
import { parseOptions } from "@advisor/local/eval/options";
import { parseQuestions } from "@advisor/local/eval/question";
import { evaluate } from "@advisor/local/eval/run";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";

const values = parseQuestions(
  "development",
  "values",
  ["D11\taccount value\t$128,450.22", "D5\taccount value\t$5,100,000.00"].join("\n"),
);
const planted = parseQuestions("scored", "planted", "D11\taccount value\t$128,450.23");
const market = parseQuestions(
  "scored",
  "market",
  "-\tWhat are the largest holdings of VOO?\tNVIDIA\t\tget_etf_holdings; !create_task",
);
const questions = [...values, ...planted, ...market];

async function run(args: string[], some = questions) {
  let printed = "";
  const code = await evaluate(parseOptions(args), some, (text) => {
    printed += text;
  });
  return { code, printed };
}

test("each set is counted at each entry point, with the size of the reader's code", async () => {
  const { code, printed } = await run(["--json"]);
  expect(JSON.parse(printed)).toMatchObject({
    sets: [
      { set: "development/values", door: "answers", asked: 2, right: 2, asked_back: 0, wrong: 0 },
      { set: "scored/planted", door: "answers", asked: 1, right: 0, wrong: 1 },
      { set: "development/values", door: "copilot", asked: 2, right: 2, asked_back: 0, wrong: 0 },
      { set: "scored/planted", door: "copilot", asked: 1, right: 0, wrong: 1 },
      { set: "scored/market", door: "copilot", asked: 1, right: 1, wrong: 0 },
    ],
    failed: 0,
    skipped: 0,
    size: { query: expect.any(Number), agent: expect.any(Number) },
  });
  expect(code).toBe(0);
});

test.each([
  [["--door", "front"], '--door must be one of "answers", "copilot", "all".'],
  [["--half", "third"], '--half must be one of "development", "scored".'],
  [["--set", "nope"], 'There is no set "nope". Choose from market, planted, values.'],
  [["--unknown"], "Unknown option '--unknown'."],
  [["question"], "Unexpected argument 'question'."],
  [
    ["--base", "http://127.0.0.1:1", "--model", "other"],
    "--model does not go with --base: that server has a model of its own.",
  ],
  [["--token", "secret"], "--token needs --base."],
])("%j is a usage error", async (args, message) => {
  await expect(run(args)).rejects.toMatchObject({
    message,
    code: expect.stringMatching(/^usage\./),
  });
});

test("a server that cannot be reached fails the question and not the run", async () => {
  const args = ["--base", "http://127.0.0.1:1", "--token", "any", "--door", "answers"];
  const { code, printed } = await run(args, planted);
  expect(printed).toContain("failed: TypeError: fetch failed");
  expect(code).toBe(1);
});

/** The test of the product in this process fills a store of its own; these share a seeded one. */
describe("with a running server", () => {
  let cloud: Cloud;
  let server: Awaited<ReturnType<typeof startApi>>;
  beforeAll(async () => {
    cloud = await startCloud();
    process.env.LOCAL_TOKEN_URL = `${cloud.issuer.url}/dev/token`;
    server = await startApi(0);
  });
  afterAll(async () => {
    await server.close();
    await cloud.close();
  });

  const running = (...args: string[]): string[] => ["--base", server.url, ...args];

  test("a planted wrong expectation is reported with its line", async () => {
    const { printed } = await run(running("--door", "answers"));
    expect(printed).toContain(
      "scored/planted:1 (answers)  D11: account value\n    missing: $128,450.23\n",
    );
    expect(printed).not.toContain("copilot");
  });

  test.each([
    [["--half", "scored"], ["scored/planted"]],
    [["--set", "values"], ["development/values"]],
  ])("%j selects questions", async (args, sets) => {
    const { printed } = await run(running(...args, "--door", "answers", "--json"));
    expect(JSON.parse(printed).sets.map(({ set }: { set: string }) => set)).toEqual(sets);
  });

  test("asking no question is a failure", async () => {
    expect((await run(running("--set", "market", "--door", "answers"))).code).toBe(1);
  });

  test("one token asks for one advisor; a local server gives a token for each", async () => {
    const base = running("--door", "answers", "--json");
    const token = await cloud.issuer.mint("adv_north");
    const some = await run([...base, "--token", token], values);
    const all = await run(base, values);
    expect([some.code, all.code]).toEqual([0, 0]);
    expect(JSON.parse(some.printed)).toMatchObject({ sets: [{ asked: 1, right: 1 }], skipped: 1 });
    expect(JSON.parse(all.printed)).toMatchObject({ sets: [{ asked: 2, right: 2 }], skipped: 0 });
  });
});
