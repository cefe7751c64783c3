import type { Readable } from "node:stream";
import type { Access } from "@advisor/client/api-call";
import { copilotClient } from "@advisor/client/copilot-client";
import { researchClient } from "@advisor/client/research-client";
import type { ApprovalMode } from "./chat/approvals.ts";
import { chat } from "./chat/chat.ts";
import { withReconnects } from "./connection.ts";
import { errorLine, exitCode, exitCodeOf } from "./exit-code.ts";
import { openInterrupts } from "./interrupts.ts";
import { openLines } from "./lines.ts";
import { type Command, type CommonOptions, parseOptions, usage } from "./options.ts";
import { terminalPrompts } from "./prompts.ts";
import type { RunApprovalMode } from "./research/decide.ts";
import { exportRun, listRuns, listTemplates } from "./research/lists.ts";
import { runResearch } from "./research/research.ts";
import { type Output, openScreen, type Screen } from "./screen.ts";

/** The environment that the program runs in. */
export interface Environment {
  /** The command that started the program, for hints on what to type. */
  program: string;
  input: Readable & { isTTY?: boolean };
  output: Output;
  notes: Output;
  /** Where the service is and whose token to send. */
  access(common: CommonOptions, command: Command): Promise<Access>;
  /** Exits the process. */
  leave(code: number): void;
  onInterrupt(listener: () => void): void;
}

/** Runs the program from its arguments to its exit code. */
export async function run(argv: readonly string[], shell: Environment): Promise<number> {
  const { output, notes } = shell;
  let screen = openScreen({ output, notes }, { json: false, verbosity: 1 });
  try {
    const { command, common } = parseOptions(argv);
    if (command.kind === "help") {
      screen.answer(`${usage(shell.program)}\n`);
      return exitCode.ok;
    }
    screen = openScreen({ output, notes }, common);
    return await perform({ shell, screen, command, common });
  } catch (error) {
    screen.note(errorLine(error), "red");
    const code = exitCodeOf(error);
    if (code === exitCode.usage) screen.note(`${shell.program} --help says how it is used.`);
    screen.record({ type: "error", message: errorLine(error), exit_code: code });
    return code;
  }
}

interface Session {
  shell: Environment;
  screen: Screen;
  command: Exclude<Command, { kind: "help" }>;
  common: CommonOptions;
}

async function perform({ shell, screen, command, common }: Session): Promise<number> {
  const { input, output, notes, program } = shell;
  const interactive = input.isTTY === true && notes.isTTY === true;
  const note = (line: string): void => screen.note(line, "yellow");
  const interrupts = openInterrupts({ note, leave: shell.leave });
  shell.onInterrupt(() => interrupts.press());
  const access = withReconnects({
    access: await shell.access(common, command),
    patienceSeconds: common.patienceSeconds,
    note,
  });
  const copilot = copilotClient(access);
  const client = researchClient(access);
  const shared = { screen, interrupts, prompts: terminalPrompts(input, notes) };
  switch (command.kind) {
    case "chat": {
      const turns = { ...shared, client: copilot, answering: answering(common, interactive) };
      const nextLine = openLines({ input, output: notes, interactive, interrupts });
      if (interactive && command.question === "") screen.note("Ask a question, or type /help.");
      return chat({ ...command, turns, nextLine, interactive });
    }
    case "research": {
      const research = { ...shared, client, decider: decider(common, interactive) };
      return runResearch({ research, copilot, options: command, input, program });
    }
    case "runs":
      await listRuns({ client, screen });
      return exitCode.ok;
    case "templates":
      await listTemplates({ client, screen });
      return exitCode.ok;
    case "export":
      await exportRun(client, { ...command, output });
      return exitCode.ok;
  }
}

const answering = ({ answer }: CommonOptions, interactive: boolean): ApprovalMode =>
  answer === "yes" ? "approve" : (answer ?? (interactive ? "ask" : "leave"));

const decider = ({ answer }: CommonOptions, interactive: boolean): RunApprovalMode =>
  answer ?? (interactive ? "ask" : "nobody");
