import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runPiped } from "./in-process.ts";
import { startService } from "./scripted-service.ts";

let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const ask = (...words: string[]) => runPiped(words, { url: service.url });
const say = (input: string, ...words: string[]) => runPiped(words, { url: service.url, input });

test("the answer goes to standard output, tools and cost to standard error", async () => {
  const { code, answers, notes } = await ask("What do the Smiths hold?", "--household", "smith");
  expect([code, answers]).toEqual([0, "They hold 60% equities.\n"]);
  expect(notes).toBe(
    [
      "household: Smith family (hh_d1)",
      "Tool use: get_positions",
      "300 tokens in, 30 out, $0.0123",
      "",
    ].join("\n"),
  );
  expect(service.conversations).toEqual(["hh_d1"]);
});

describe("a verbosity", () => {
  test("0 prints only the answer, 2 shortened results, 3 whole results", async () => {
    const [quiet, two, three] = await Promise.all(
      ["-q", "-v", "-vv"].map((flag) => ask("What?", flag)),
    );
    expect([quiet?.answers, quiet?.notes]).toEqual(["They hold 60% equities.\n", ""]);
    expect(two?.notes).toContain('Tool use: get_positions {"account":"roth"}');
    expect(two?.notes).toMatch(
      /Tool Result: .{300}\.\.\.\nSource: get_positions, as of 2026-11-20\n/,
    );
    expect(three?.notes).toMatch(/Tool Result: .{500}/);
  });
});

test("--json prints a JSON line for each part and one for the whole turn", async () => {
  const { answers } = await ask("What?", "--json");
  const lines = answers
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({
    ...{ type: "summary", answer: "They hold 60% equities.", exit_code: 0 },
    tool_calls: [{ tool: "get_positions", input: { account: "roth" } }],
    usage: { input_tokens: 300, output_tokens: 30 },
  });
});

test("control characters in a model's output are shown, not executed", async () => {
  const { answers } = await ask("hostile");
  expect(answers).toBe("[2Jsafe]0;owned\n");
});

describe("the exit code", () => {
  test.each([
    ["long", 4, "The answer was cut off."],
    ["broken", 1, "model_timeout: The model stopped answering. Try again."],
    ["make a task", 3, "Denied, because nobody is at a terminal. --yes allows it"],
  ])("of %j is %i", async (question, expected, said) => {
    const { code, notes } = await ask(question);
    expect(code).toBe(expected);
    expect(notes).toContain(said);
  });

  test("of an approval that a flag answers is 0", async () => {
    const [yes, deny] = [await ask("make a task", "--yes"), await ask("make a task", "--deny")];
    expect([yes.code, yes.answers]).toEqual([0, "Task created.\n"]);
    expect([deny.code, deny.answers]).toEqual([0, "Not created, as you decided.\n"]);
    expect(service.chat.decided).toMatchObject([{ approved: true }, { approved: false }]);
  });

  test("of several lines is that of the first that failed", async () => {
    const { code, answers } = await say("broken\nWhat?\n");
    expect([code, answers]).toEqual([1, "They hold 60% equities.\n"]);
  });
});

test("each line is a question, with any kind of line ending", async () => {
  const { code } = await say("First?\r\n\r\nSecond?\r\n");
  expect([code, service.chat.asked]).toEqual([0, ["First?", "Second?"]]);
  expect(service.conversations).toEqual([null]);
});

test("a household named in the question is selected", async () => {
  await say("What do the Garcia accounts hold?\n");
  expect(service.conversations).toEqual(["hh_d2"]);
});

describe("a line with a slash", () => {
  test("selects or lists households", async () => {
    const { notes } = await say("/household\n/household garcia\nWhat?\n/household D1\nWhat?\n");
    expect(notes).toContain(
      "Smith family (hh_d1)\nGarcia family (hh_d2)\nhousehold: Garcia family (hh_d2)",
    );
    expect(service.conversations).toEqual(["hh_d2", "hh_d1"]);
  });

  test("shows the model, the cost and the trace", async () => {
    const { code, notes } = await say("/model\n/cost\n/trace\nWhat?\n/trace\n");
    expect(notes).toContain("Model: scripted");
    expect(notes).toContain("Today: $0.50, of $5.00; 9 tokens in, 3 out");
    expect(notes).toContain("Nothing was asked yet.");
    expect(notes).toContain('"turn_id": "turn_1"');
    expect(code).toBe(0);
  });

  test("exports the conversation to a new file", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "terminal-")), "talk.md");
    const { notes } = await say(`What?\n/export ${file}\n/export ${file}\n`);
    expect(await readFile(file, "utf8")).toBe(
      "## Question, 2026-11-27\n\nWhat do they hold?\n\n## Answer, 2026-11-27\n\n*get_positions*\n\n60% equities.\n\n",
    );
    expect(notes).toContain(`Written to ${file}`);
    expect(notes).toContain(`${file} is there already. Name another file: /export FILE.`);
  });

  test.each(["/what", "/", "/constructor"])("lists the commands for %s", async (line) => {
    const { notes } = await say(`${line}\n`);
    expect(notes).toBe(
      `There is no ${line}. There is /household, /model, /cost, /trace, /export, /help.\n`,
    );
  });

  test("prints help", async () => {
    const { notes } = await say("/help\n");
    expect(notes).toContain("/household  lists the households");
  });
});

test("an unknown household lists the existing ones", async () => {
  const { code, notes } = await ask("What?", "--household", "Jones");
  expect(code).toBe(64);
  expect(notes).toContain(
    'There is no household "Jones". Choose from Smith family (hh_d1), Garcia family (hh_d2).',
  );
});

test("an option of research is refused in a chat", async () => {
  const { code, notes } = await ask("What?", "--max-cost", "1");
  expect([code, notes]).toEqual([
    64,
    "--max-cost does not go with a chat.\nadvisor --help says how it is used.\n",
  ]);
});

test("--help goes to standard output", async () => {
  const { code, answers } = await ask("--help");
  expect([code, answers]).toEqual([0, expect.stringContaining("--resume RUN")]);
});
