import { Fault } from "@advisor/domain/fault";
import type * as Grounding from "@advisor/domain/grounding";
import type { Answer } from "@advisor/protocol/answer";
import type { ToolResult } from "@advisor/protocol/tool-result";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import { ground } from "../ground/check.ts";
import type { Routed, RoutedPart } from "../route/routed.ts";
import { comparedSymbols } from "./comparison/compared.ts";
import { compose } from "./compose.ts";
import { inSum } from "./in-sum.ts";
import { ofNamed } from "./of-named.ts";
import { allowed, type PlannedCall, plan } from "./plan.ts";
import type { Reply } from "./reply.ts";
import { returnsApart } from "./returns-apart.ts";
import { clarification, refusal, spoken } from "./say.ts";
import { placeNamed, symbolsNamed } from "./symbols-named.ts";

export interface Asked {
  message: string;
  routed: Routed;
  held: ReadonlySet<string> | undefined;
  /** The names of the accounts on file, to be chosen from where one has to be named. */
  accounts: readonly string[];
  tools: readonly Tool[];
  run: RunTool;
  signal: AbortSignal;
  now(): number;
}

/** How one part came about. */
export interface PartTrace {
  intent: string;
  params: unknown;
  assumed: string[];
  confidence: number;
  policy: readonly string[];
  tools: { tool: string; source_id: string | null; ms: number; error: string | null }[];
  grounding: Grounding.Info;
}

export interface Answered {
  answer: Omit<Answer, "trace_id">;
  parts: PartTrace[];
  /** The parts as they were answered. */
  asked: RoutedPart[];
  /** For each part the symbols that its answer names, for the question that follows. */
  named: string[][];
}

const graceful = "I could not retrieve the data needed to answer.";
const doubleCheck = "Can you double-check the request or try a different symbol?";

/** Looks up each part at once, puts it into words, and checks every figure and citation. */
export async function answer(asked: Asked): Promise<Answered> {
  const parts = withSum(asked, (await Promise.all(inOrder(asked))).flat());
  const open = parts.find(({ part }) => part.intent === "clarify")?.part;
  const failed = parts.some((one) => one.failed);
  const intents = parts.map(({ part }) => part.intent);
  const question = open === undefined ? (failed ? doubleCheck : null) : askedBack(asked, open);
  return {
    answer: {
      answer_markdown: [...parts.map(({ text }) => text), ...unanswered(asked.routed)].join("\n\n"),
      citations: [...new Set(parts.flatMap(({ sources }) => sources))],
      confidence: Math.min(...parts.map(({ confidence }) => confidence)),
      needs_clarification: question !== null,
      clarifying_question: question,
      intent: intents.length === 1 ? String(intents[0]) : "multi",
      ...(intents.length === 1 ? {} : { intents }),
      reading: [],
    },
    parts: parts.map(({ trace }) => trace),
    asked: parts.map(({ part }) => part),
    named: parts.map(({ named }) => named),
  };
}

/** All at once, but for what is asked of the symbol that the part before names. */
function inOrder(asked: Asked): Promise<PartAnswer[]>[] {
  const found: Promise<PartAnswer[]>[] = [];
  for (const part of asked.routed.parts) {
    const before = part.ofNamed === undefined ? undefined : found.at(-1);
    const meant = before?.then((told) => {
      const named = [...new Set(told.flatMap((one) => one.named))];
      return ofNamed(part, named, told.at(-1)?.part.place);
    });
    found.push(answeredEach(asked, meant ?? Promise.resolve([part])));
  }
  return found;
}

const answeredEach = async (
  asked: Asked,
  parts: Promise<readonly RoutedPart[]>,
): Promise<PartAnswer[]> => Promise.all((await parts).map((part) => answerPart(asked, part)));

const unanswered = ({ left_out }: Routed): string[] =>
  left_out.length === 0
    ? []
    : [`Not answered here, ask again: ${left_out.map((text) => `"${plain(text)}"`).join(", ")}.`];

interface PartAnswer {
  part: RoutedPart;
  text: string;
  sources: string[];
  confidence: number;
  failed: boolean;
  named: string[];
  results: ReadonlyMap<string, ToolResult>;
  trace: PartTrace;
}

/** Which of two holdings is more is said before them, and what several come to after the last of them. */
function withSum({ message, routed }: Asked, parts: readonly PartAnswer[]): readonly PartAnswer[] {
  // What is left out would be missing in the sum.
  if (routed.left_out.length > 0) return parts;
  const compared = parts.some(({ failed }) => failed) ? undefined : comparedSymbols(parts);
  const whole = compared ?? inSum(message, parts) ?? returnsApart(message, parts);
  const isOwn = ({ part }: PartAnswer): boolean =>
    part.intent === whole?.intent &&
    (compared === undefined || part.params.comparison !== undefined);
  const at = compared === undefined ? parts.findLastIndex(isOwn) : parts.findIndex(isOwn);
  const own = parts[at];
  if (whole === undefined || own === undefined) return parts;
  const { said } = whole;
  const text = cited(said);
  const grounding = ground({ text, evidence: said.calculated, sources: new Set(said.sources) });
  const trace = { ...own.trace, grounding: both(own.trace.grounding, grounding) };
  const told = [own.text, marked(text, grounding)];
  return parts.with(at, {
    ...own,
    text: (compared === undefined ? told : told.toReversed()).join("\n\n"),
    trace,
  });
}

const both = (a: Grounding.Info, b: Grounding.Info): Grounding.Info => ({
  valid: a.valid && b.valid,
  citations: [...new Set([...a.citations, ...b.citations])],
  unmatched: [...a.unmatched, ...b.unmatched],
  unknown_citations: [...a.unknown_citations, ...b.unknown_citations],
});

async function answerPart(asked: Asked, part: RoutedPart): Promise<PartAnswer> {
  const looked = await lookUp(asked, part);
  const failed = looked.tools.some(({ error }) => error !== null);
  const said = failed ? spoken(graceful) : words(asked, part, looked.results);
  const results = [...looked.results.values()].filter((one) =>
    said.sources.includes(one.source_id),
  );
  const evidence = [
    results.map(({ data, as_of }) => ({ data, as_of })),
    said.calculated,
    asked.message,
    part.params,
  ];
  const text = cited(said);
  const grounding = ground({ text, evidence, sources: new Set(said.sources) });
  const trace: PartTrace = {
    intent: part.intent,
    params: part.params,
    assumed: part.assumed,
    confidence: part.confidence,
    policy: allowed[part.intent],
    tools: looked.tools,
    grounding,
  };
  const confidence = failed ? 0 : Math.round(part.confidence * said.certainty * 100) / 100;
  const named = symbolsNamed(said.text, results);
  const told = { text: marked(text, grounding), sources: said.sources };
  const place = placeNamed(said.text, results);
  const answered = place === undefined ? part : { ...part, place };
  return { part: answered, ...told, confidence, failed, named, results: looked.results, trace };
}

/** What was said beside the only part's own words may still be of it. */
const saidOf = ({ routed, message }: Asked, { text }: RoutedPart): string =>
  routed.parts.length === 1 ? message : text;

const askedBack = (asked: Asked, part: RoutedPart): string =>
  clarification({ ...part, text: saidOf(asked, part) }, asked.accounts);

function words(asked: Asked, part: RoutedPart, results: ReadonlyMap<string, ToolResult>): Reply {
  if (part.intent === "clarify") return spoken(askedBack(asked, part));
  if (part.intent === "out_of_scope") return spoken(refusal(part));
  const said = saidOf(asked, part);
  return compose(part, results, { own: saysHeld(asked, part) ? undefined : asked.held, said });
}

/** Another part says whether the symbol is held, and once is enough. */
const saysHeld = ({ routed }: Asked, { intent, params }: RoutedPart): boolean =>
  intent === "quotes" &&
  params.symbol !== undefined &&
  routed.parts.some(
    (one) =>
      (one.intent === "positions" || one.intent === "symbol_performance") &&
      one.params.symbol === params.symbol,
  );

/** The text with its sources, and no others. */
const cited = ({ text, sources }: Reply): string =>
  [plain(text), ...sources.map((source) => `[${source}]`)].join(" ");

/** What looks like a citation in data or in a question is none. */
const plain = (text: string): string => text.replace(/\[(?=(?:tool|doc|web):)/g, "(");

/** A figure that no source states is named, never passed silently. */
const marked = (text: string, { unmatched }: Grounding.Info): string =>
  unmatched.length === 0
    ? text
    : `${text}\n\nNot verified against a source: ${unmatched.join(", ")}.`;

/** The part's calls together, each behind the policy gate; then those that wait for another's result. */
async function lookUp(asked: Asked, part: RoutedPart) {
  const calls = plan(part).filter(({ tool }) => allowed[part.intent].includes(tool));
  const results = new Map<string, ToolResult>();
  const look = (some: readonly PlannedCall[]) =>
    Promise.all(
      some.map(async ({ tool, input }) => {
        const began = asked.now();
        const error = await called(asked, tool, input, results);
        const source_id = results.get(tool)?.source_id ?? null;
        return { tool, source_id, ms: asked.now() - began, error };
      }),
    );
  const first = await look(calls.filter(({ after }) => after === undefined));
  const second = await look(
    calls.filter(({ after }) => after !== undefined && results.get(after)?.data.found === true),
  );
  return { results, tools: [...first, ...second] };
}

async function called(
  { tools, run, signal }: Asked,
  name: string,
  input: unknown,
  results: Map<string, ToolResult>,
): Promise<string | null> {
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`the catalogue has no ${name}`);
  try {
    results.set(name, (await run(tool, input, signal)).result);
    return null;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return error.code;
  }
}
