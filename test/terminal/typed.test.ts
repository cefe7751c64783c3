import { spawnSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { typed } from "./program.ts";
import { startService } from "./scripted-service.ts";

const { stdout } = spawnSync("script", ["--version"], { encoding: "utf8" });
const pseudoTerminal = stdout?.includes("util-linux") === true;

let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const enter = "\r";
const down = "\u001b[B";
const ctrlC = "\u0003";
const ctrlD = "\u0004";

const approving = [
  "research",
  "--question",
  "Pays?",
  "--companies",
  "Acme",
  "--wait-between-tools",
];

describe.runIf(pseudoTerminal)("at a terminal", () => {
  test("an approval is requested and given", async () => {
    const terminal = typed(approving, { url: service.url });
    await terminal.until(/Allow perplexity_search - "Acme > dividend" for \$0\.01\?/);
    await terminal.until(/Deny/);
    terminal.type(enter);
    const { code, screen } = await terminal.end();
    expect(screen).toContain("Acme | Pays? | positive | yes");
    expect(code).toBe(0);
  });

  test.each([
    ["denied", `${down.repeat(5)}${enter}`, [], { decision: "deny" }],
    [
      "changed in its query",
      `${down.repeat(2)}${enter}`,
      [/Query/, ` payout${enter}`],
      { decision: "override", query: "Acme > dividend payout" },
    ],
    [
      "given to another tool",
      `${down.repeat(3)}${enter}`,
      [/Which tool/, enter, /Query/, enter],
      { decision: "override", tool: "company_lookup" },
    ],
    [
      "answered by hand",
      `${down.repeat(4)}${enter}`,
      [/Result/, `It pays none.${enter}`],
      { decision: "override", result: "It pays none." },
    ],
    [
      "allowed up to an amount",
      `${down}${enter}`,
      [/how many dollars/, `.5${enter}`],
      { decision: "approve", allow_up_to_micro_usd: 1_500_000 },
    ],
  ] as const)("a call is %s", async (_, keys, answers, decided) => {
    const terminal = typed(approving, { url: service.url });
    await terminal.until(/Deny/);
    terminal.type(keys);
    for (let at = 0; at < answers.length; at += 2) {
      await terminal.until(answers[at] as RegExp);
      terminal.type(answers[at + 1] as string);
    }
    expect((await terminal.end()).code).toBe(0);
    expect([...service.research.runs.values()][0]?.approvals[0]?.decided).toMatchObject(decided);
  });

  test("a call that was decided elsewhere is left unchanged", async () => {
    const terminal = typed(approving, { url: service.url });
    await terminal.until(/Deny/);
    [...service.research.runs.values()][0]?.decide("apr_1", { decision: "deny" });
    terminal.type(enter);
    const { code, screen } = await terminal.end();
    expect(screen).toContain("Somebody has decided on this call already.");
    expect(code).toBe(0);
  });

  test("a preview asks whether to continue", async () => {
    const words = ["research", "--question", "Pays?", "--companies", "A, B, C, D", "--preview"];
    const terminal = typed(words, { url: service.url });
    await terminal.until(/Go on with the other companies\?/);
    terminal.type(enter);
    const { code, screen } = await terminal.end();
    expect([code, screen.match(/^.*D \| Pays\?/gm)?.length]).toEqual([0, 1]);
  });

  test("the board is drawn below permanent lines, and is never wider than the window", async () => {
    const words = [
      "research",
      "--question",
      "Pays a very long dividend",
      "--companies",
      "Acme, 日本電信電話株式会社, Bolt",
    ];
    const { code, screen } = await typed(words, { url: service.url, columns: 40 }).end();
    expect(code).toBe(0);
    const shown = replay(screen, 24);
    for (const name of ["Acme", "日本電信電話株式会社", "Bolt"])
      expect(shown.filter((line) => line.startsWith(`${name} | `))).toHaveLength(1);
    expect(shown.some((line) => line.includes("of 3 cells"))).toBe(false);
  });

  test.each([0, 40])(
    "a question can be read in %i columns, where 0 is unknown",
    async (columns) => {
      const terminal = typed(approving, { url: service.url, columns });
      await terminal.until(/Allow perplexity_search - "Acme/);
      await terminal.until(/Allow this call/);
      terminal.type(enter);
      expect((await terminal.end()).code).toBe(0);
    },
  );

  test("pasted lines are asked one after another", async () => {
    const terminal = typed([], { url: service.url });
    await terminal.until(/> /);
    terminal.type(`First?${enter}Second?${enter}`);
    await terminal.until(/60% equities/);
    await terminal.until(/60% equities/);
    await terminal.until(/> /);
    terminal.type(ctrlD);
    expect((await terminal.end()).code).toBe(0);
    expect(service.chat.asked).toEqual(["First?", "Second?"]);
  });

  test("a message after a cut-off answer starts on its own line", async () => {
    const { screen } = await typed(["half"], { url: service.url }).end();
    expect(screen).toMatch(/The first ha\r\n.*model_timeout/);
  });

  test("colors are disabled by the environment", async () => {
    const plain = { url: service.url, environment: { NO_COLOR: "1" } };
    const colored = await typed(["What?"], { url: service.url }).end();
    const { screen } = await typed(["What?"], plain).end();
    expect(colored.screen).toContain("\u001b[2m");
    expect(screen).not.toContain("\u001b[");
  });

  test("a chat continues after an answer was stopped, and ends with Ctrl-D", async () => {
    const terminal = typed([], { url: service.url });
    await terminal.until(/Ask a question/);
    terminal.type(`slow${enter}`);
    await terminal.until(/Thinking/);
    terminal.type(ctrlC);
    await terminal.until(/Stopped\./);
    await terminal.until(/> /);
    terminal.type(`What?${enter}`);
    await terminal.until(/60% equities/);
    await terminal.until(/> /);
    terminal.type(ctrlD);
    expect((await terminal.end()).code).toBe(0);
  });

  test("a task is allowed for the rest of a conversation, or denied with a reason", async () => {
    const terminal = typed(["make a task"], { url: service.url });
    await terminal.until(/Deny/);
    terminal.type(`${down}${enter}`);
    expect((await terminal.end()).screen).toContain("Task created.");
    const other = typed(["make a task"], { url: service.url });
    await other.until(/Deny/);
    other.type(`${down}${down}${enter}`);
    await other.until(/Why not/);
    other.type(`not now${enter}`);
    expect((await other.end()).code).toBe(0);
    expect(service.chat.decided).toMatchObject([
      { approved: true, scope: "conversation" },
      { approved: false, reason: "not now", scope: "once" },
    ]);
  });

  test("Ctrl-C in a question about a call stops the run", async () => {
    const terminal = typed(approving, { url: service.url });
    await terminal.until(/Deny/);
    terminal.type(ctrlC);
    const { code, screen } = await terminal.end();
    expect(code).toBe(130);
    expect(screen).toContain("The run rests: You paused the run.");
  });

  test("Ctrl-C at an empty prompt warns, and the second one leaves", async () => {
    const terminal = typed([], { url: service.url });
    await terminal.until(/> /);
    terminal.type(ctrlC);
    await terminal.until(/Press Ctrl-C again/);
    terminal.type(ctrlC);
    expect((await terminal.end()).code).toBe(130);
  });
});

const esc = "\u001b";
const tokens = new RegExp(`${esc}\\[(\\d*)A|${esc}\\[[\\d;?]*\\w|\\r|\\n|[^${esc}\\r\\n]+`, "g");

/** What a terminal with this many rows shows in the end, including what scrolled out. */
function replay(text: string, rows: number): string[] {
  const lines = [""];
  let row = 0;
  for (const [token, up] of text.matchAll(tokens)) {
    if (token === "\n") row += 1;
    else if (up !== undefined) row = Math.max(0, lines.length - rows, row - Number(up));
    else if (token === `${esc}[0J`) lines.length = row;
    else if (!token.startsWith(esc) && token !== "\r") lines[row] = (lines[row] ?? "") + token;
    lines[row] ??= "";
  }
  return lines;
}
