import type { ParseArgsConfig } from "node:util";
import type { ExportFormat } from "@advisor/client/research-client";
import { usageFault } from "./exit-code.ts";
import { parseArguments } from "./parse-arguments.ts";

export interface CommonOptions {
  json: boolean;
  verbosity: number;
  /** How approvals are answered; undefined prompts the person at the terminal. */
  answer: "yes" | "deny" | undefined;
  url: string | undefined;
  advisor: string | undefined;
  patienceSeconds: number;
}

export interface ChatOptions {
  kind: "chat";
  question: string;
  household: string | undefined;
}

export interface ResearchOptions {
  kind: "research";
  template: string | undefined;
  question: string | undefined;
  companies: string | undefined;
  household: string | undefined;
  tools: string[] | undefined;
  resume: string | undefined;
  maxCostUsd: number | undefined;
  waitBetweenTools: boolean;
  preview: boolean;
}

export type Command =
  | { kind: "help" }
  | ChatOptions
  | ResearchOptions
  | { kind: "runs" }
  | { kind: "templates" }
  | { kind: "export"; run: string; format: ExportFormat };

export const usage = (program: string): string => `${program} ["QUESTION"] [--household D1]
    A chat about a household. A question is answered once; without one, lines are read from
    standard input. /help in the chat lists its commands.
${program} research --template NAME|ID --companies FILE.csv|"A, B" [--household D1]
${program} research --question "..." --household D1
    Fills a matrix of companies and criteria. --companies - reads standard input;
    --household without --companies researches the household's holdings.
  --max-cost USD          pauses the run when it has spent this much
  --preview               researches the first three companies, then pauses and asks
  --tools A,B             the tools that the run may use
  --wait-between-tools    asks before every tool call
${program} research --resume RUN [--max-cost USD]
${program} research runs | templates
${program} research export RUN [--format md|csv|json|xlsx]
  -q | -v | -vv | -vvv    answers only; results cut short; prompts and whole results; everything
  --json                  prints JSON lines on standard output
  --yes | --deny          answers every approval; without a terminal, approvals are denied
  --url URL               the address of the service
  --advisor ID            the demo advisor that a laptop's service signs you in as
  --patience SECONDS      how long a lost connection is retried (300)
Answers go to standard output, everything else to standard error. Exit codes: 0 ok, 1 failed,
3 a tool was denied because nobody was there, 4 cut off or paused, 64 usage, 130 interrupted.`;

const known = {
  help: { type: "boolean", short: "h" },
  household: { type: "string" },
  json: { type: "boolean" },
  q: { type: "boolean", short: "q" },
  v: { type: "boolean", short: "v", multiple: true },
  yes: { type: "boolean" },
  deny: { type: "boolean" },
  url: { type: "string" },
  advisor: { type: "string" },
  patience: { type: "string" },
  template: { type: "string" },
  question: { type: "string" },
  companies: { type: "string" },
  tools: { type: "string" },
  resume: { type: "string" },
  "max-cost": { type: "string" },
  "wait-between-tools": { type: "boolean" },
  preview: { type: "boolean" },
  format: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

type Values = ReturnType<typeof parsed>["values"];
type Name = keyof typeof known;

const everywhere: readonly Name[] = ["help", "json", "q", "v", "url", "advisor", "patience"];
const starting: readonly Name[] = [
  "template",
  "question",
  "companies",
  "household",
  "tools",
  "wait-between-tools",
  "preview",
];

/** Parses the command line; a `Fault` names the mistake. */
export function parseOptions(argv: readonly string[]): { command: Command; common: CommonOptions } {
  const { values, positionals } = parsed(argv);
  const command = commandOf(values, positionals);
  return { command, common: commonOf(values) };
}

const parsed = (argv: readonly string[]) =>
  parseArguments({ args: [...argv], options: known, allowPositionals: true });

function commandOf(values: Values, [first, second, ...more]: readonly string[]): Command {
  if (values.help === true) return { kind: "help" };
  if (first !== "research") {
    only(values, "a chat", ["household", "yes", "deny"]);
    const words = [first, second, ...more].filter((word) => word !== undefined);
    return { kind: "chat", question: words.join(" ").trim(), household: values.household };
  }
  if (second === "runs" || second === "templates") {
    only(values, `research ${second}`, []);
    none(more);
    return { kind: second };
  }
  if (second === "export") return exported(values, more);
  none(second === undefined ? [] : [second, ...more]);
  return research(values);
}

function exported(values: Values, [run, ...more]: readonly string[]): Command {
  only(values, "research export", ["format"]);
  none(more);
  if (run === undefined) throw usageFault("run", "Name the run: research export RUN.");
  const { format = "md" } = values;
  if (!isFormat(format))
    throw usageFault("format", `--format is md, csv, json or xlsx, not ${format}.`);
  return { kind: "export", run, format };
}

const isFormat = (format: string): format is ExportFormat =>
  ["md", "csv", "json", "xlsx"].includes(format);

function research(values: Values): ResearchOptions {
  const { resume, template, question, companies, household } = values;
  only(values, "research", [...starting, "resume", "max-cost", "yes", "deny"]);
  if (resume !== undefined) {
    const name = starting.find((one) => values[one] !== undefined);
    if (name !== undefined)
      throw usageFault("resume", `--resume goes on with a run as it was begun, without --${name}.`);
  } else if ((template === undefined) === (question === undefined)) {
    throw usageFault("template", "Research needs either --template or --question.");
  } else if (companies === undefined && household === undefined) {
    throw usageFault("companies", "Research needs --companies, or --household for its holdings.");
  }
  return {
    kind: "research",
    resume,
    template,
    question,
    companies,
    household,
    tools: values.tools?.split(",").flatMap((name) => name.trim() || []),
    maxCostUsd: positive("max-cost", values["max-cost"]),
    waitBetweenTools: values["wait-between-tools"] === true,
    preview: values.preview === true,
  };
}

function commonOf(values: Values): CommonOptions {
  if (values.yes === true && values.deny === true)
    throw usageFault("answer", "Send either --yes or --deny.");
  const loud = values.v?.length ?? 0;
  if (values.q === true && loud > 0) throw usageFault("verbosity", "Send either -q or -v.");
  return {
    json: values.json === true,
    verbosity: values.q === true ? 0 : Math.min(4, 1 + loud),
    answer: values.yes === true ? "yes" : values.deny === true ? "deny" : undefined,
    url: values.url,
    advisor: values.advisor,
    patienceSeconds: positive("patience", values.patience) ?? 300,
  };
}

function positive(name: Name, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text.replace(/^\$/, ""));
  if (Number.isFinite(number) && number > 0) return number;
  throw usageFault(name, `--${name} is a number above 0, not ${text}.`);
}

function only(values: Values, where: string, names: readonly Name[]): void {
  const stray = (Object.keys(values) as Name[]).find(
    (name) => !everywhere.includes(name) && !names.includes(name),
  );
  if (stray !== undefined) throw usageFault("option", `--${stray} does not go with ${where}.`);
}

function none([word]: readonly string[]): void {
  if (word !== undefined) throw usageFault("word", `"${word}" is not understood here.`);
}
