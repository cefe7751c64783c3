import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runPiped } from "./in-process.ts";
import { startService } from "./scripted-service.ts";

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const research = (words: string[], input?: string) =>
  runPiped(["research", ...words], { url: service.url, ...(input === undefined ? {} : { input }) });
const screen = (...words: string[]) =>
  research(["--template", "acquisition screen", "--companies", "Acme, Bolt, Cargo", ...words]);

test("answers go to standard output, one cell per line, and steps to standard error", async () => {
  const { code, answers, notes } = await screen();
  expect(answers).toBe(
    [
      "Acme | Pays a dividend | positive | yes | confidence 3 | What the pages say of Acme.",
      "Bolt | Pays a dividend | negative | no | confidence 3 | What the pages say of Bolt.",
      "Cargo | Pays a dividend | unknown | confidence 3 | What the pages say of Cargo.",
      "",
    ].join("\n"),
  );
  expect(notes).toContain(
    '[Acme / Pays a dividend] Additional tool use: perplexity_search - "Acme > dividend" ($0.01)',
  );
  expect(notes).toContain("3 cells, estimated $0.03 to $0.09");
  expect(notes).toContain(
    "done: 3 answered (1 positive, 1 negative, 1 unknown); 3 tool calls; $0.03",
  );
  expect(notes).not.toContain("\u001b");
  expect(code).toBe(0);
});

describe("a verbosity", () => {
  test("0 prints the same answers and nothing else", async () => {
    const [quiet, normal] = await Promise.all([screen("-q"), screen()]);
    expect(quiet.answers).toBe(normal.answers);
    expect(quiet.notes).toBe("");
  });

  test("2 adds results cut to 300 characters and the evidence", async () => {
    const { notes } = await screen("-v");
    const result = /Tool Result: perplexity_search, success\n(Acme.*)/.exec(notes)?.[1] ?? "";
    expect(result).toMatch(/\.\.\.$/);
    expect(result.length).toBe(303);
    expect(notes).toContain(
      '"Acme has paid a dividend" (Annual report, 2026-10-01, https://search.example/1)',
    );
    expect(notes).not.toContain("Prompt 1");
  });

  test("3 adds whole results and prompts, 4 the system prompt", async () => {
    const [three, four] = await Promise.all([screen("-vv"), screen("-vvv")]);
    expect(three.notes).toContain("Prompt 1 to scripted:\nDoes Acme pay a dividend?");
    expect(/\n(Acme has paid.*)/.exec(three.notes)?.[1]?.length).toBeGreaterThan(303);
    expect(three.notes).not.toContain("You research companies.");
    expect(four.notes).toContain("You research companies.");
  });
});

test("--json prints only JSON lines, and the last one is a summary", async () => {
  const { code, answers } = await screen("--json");
  const lines = answers
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(lines.filter(({ type }) => type === "final_result")).toHaveLength(3);
  expect(lines.at(-1)).toMatchObject({
    ...{ type: "summary", status: "done", exit_code: code },
    cost_usd: { total: 0.03 },
    counters: { answered: 3, positive: 1 },
  });
});

test("control characters from a page are shown, not executed", async () => {
  const words = ["--question", "Pays?", "--companies", "Hostile", "-vvv"];
  const { answers, notes } = await research(words);
  const signs = ["\u001b", "\u0007", "\u202e"];
  expect(signs.filter((sign) => answers.includes(sign) || notes.includes(sign))).toEqual([]);
  expect(answers).toContain("Hostile | Pays? | positive | yes");
});

describe("without a terminal", () => {
  test("an approval is denied, and the exit code says so", async () => {
    const { code, answers, notes } = await screen("--wait-between-tools");
    expect(code).toBe(3);
    expect(answers).toContain("The search was denied.");
    expect(notes).toContain(
      "Denied perplexity_search, because nobody is at a terminal. --yes allows it",
    );
  });

  test("--yes and --deny decide", async () => {
    const [yes, deny] = await Promise.all([
      screen("--wait-between-tools", "--yes"),
      screen("--wait-between-tools", "--deny"),
    ]);
    expect([yes.code, deny.code]).toEqual([0, 0]);
    expect(yes.answers).toContain("Acme | Pays a dividend | positive");
    expect(deny.answers).toContain("The search was denied.");
  });
});

test("a run that reaches its limit pauses with its results, and continues with a higher limit", async () => {
  const rested = await screen("--max-cost", "0.02");
  expect(rested.code).toBe(4);
  expect(rested.answers.trim().split("\n")).toHaveLength(2);
  expect(rested.notes).toContain("The run rests: The run has spent its limit.");
  const id =
    /Go on with: advisor research --resume (\S+) --max-cost USD/.exec(rested.notes)?.[1] ?? "";
  const resumed = await research(["--resume", id, "--max-cost", "1"]);
  expect(resumed.code).toBe(0);
  expect(resumed.answers.trim().split("\n")).toHaveLength(3);
});

test("a preview pauses after three companies", async () => {
  const words = ["--template", "tpl_screen", "--companies", "Acme;Bolt;Cargo;Delta", "--preview"];
  const rested = await research(words);
  expect([rested.code, rested.answers.trim().split("\n").length]).toEqual([4, 3]);
  const { code, answers } = await research([...words, "--yes"]);
  expect([code, answers.trim().split("\n").length]).toEqual([0, 4]);
});

test("a failed cell gives exit code 1 and the reason", async () => {
  const { code, notes } = await research(["--question", "Pays?", "--companies", "Acme, Broken"]);
  expect(code).toBe(1);
  expect(notes).toContain("model_timeout: The model did not answer. Run the cell again.");
});

test("companies can be piped with any kind of line ending", async () => {
  const csv = "\ufeffAcme,ACM\r\nBolt,BLT\r\n";
  const { code, answers } = await research(["--template", "screen", "--companies", "-"], csv);
  expect([
    code,
    answers
      .trim()
      .split("\n")
      .map((line) => line.split(" | ")[0]),
  ]).toEqual([0, ["Acme", "Bolt"]]);
});

test("runs and templates are listed, and a run is exported to a file", async () => {
  const templates = await research(["templates"]);
  expect(templates.answers).toContain(
    "tpl_screen | version 1 | 1 criterion | Acquisition screen\n",
  );
  const runs = await research(["runs", "--json"]);
  const [first] = runs.answers.split("\n");
  expect(JSON.parse(first ?? "")).toMatchObject({ name: "Acquisition screen", status: "done" });
  const exported = await research(["export", JSON.parse(first ?? "").id]);
  expect([exported.code, exported.answers]).toEqual([0, "# Acquisition screen\n"]);
});

describe("wrong usage", () => {
  test.each([
    [
      ["--template", "nothing", "--companies", "A"],
      'There is no template "nothing". Choose from Acquisition screen (tpl_screen), Dividend safety (tpl_safety).',
    ],
    [
      ["--question", "?", "--household", "D9"],
      'There is no household "D9". Choose from Smith family (hh_d1), Garcia family (hh_d2).',
    ],
    [["--question", "?", "--household", "family"], 'More than one household is "family".'],
    [["--question", "?", "--companies", "none.csv"], "There is no file none.csv."],
    [["--question", "?", "--companies", " , "], "--companies has no companies."],
    [["--question", "?"], "Research needs --companies, or --household for its holdings."],
    [["--companies", "A"], "Research needs either --template or --question."],
    [
      ["--resume", "run_1", "--template", "t"],
      "--resume goes on with a run as it was begun, without --template.",
    ],
    [
      ["--question", "?", "--companies", "A", "--max-cost", "cheap"],
      "--max-cost is a number above 0, not cheap.",
    ],
    [["--question", "?", "--companies", "A", "--yes", "--deny"], "Send either --yes or --deny."],
    [["--qestion", "?"], "Unknown option '--qestion'."],
    [["export", "run_1", "--format", "pdf"], "--format is md, csv, json or xlsx, not pdf."],
    [["rnus"], '"rnus" is not understood here.'],
  ])("%j lists the valid options", async (words, said) => {
    const { code, answers, notes } = await research(words);
    expect(notes).toContain(said);
    expect([code, answers]).toEqual([64, ""]);
  });
});

test("an unknown run is reported in one line", async () => {
  const { code, notes } = await research(["--resume", "run_none"]);
  expect([code, notes]).toEqual([1, "not_found: There is no such run.\n"]);
});
