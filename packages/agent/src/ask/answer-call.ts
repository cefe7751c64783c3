import { Fault } from "@advisor/domain/fault";
import type { Ask } from "@advisor/query/schema/query";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import { type AnswerText, couldNotRetrieve, plainAnswer } from "./answer-text.ts";
import { type ResultWriter, resultWriters } from "./call-words.ts";

export interface CallDeps {
  tools: readonly Tool[];
  run: RunTool;
  signal: AbortSignal;
  now(): number;
}

const elsewhere =
  "That is not done here: this door looks up and computes. Ask the copilot, which can also prepare it for you.";

/**
 * Runs a tool of the catalog and puts its result into words. A tool that this API does not offer is
 * refused.
 */
export async function answerCall(
  { tools, run, signal, now }: CallDeps,
  { tool: name, input, text }: Extract<Ask, { kind: "call" }> & { text: string },
  words: ResultWriter | undefined = wordsOf(name),
): Promise<AnswerText> {
  const tool = tools.find((one) => one.name === name);
  if (words === undefined || tool === undefined) return plainAnswer(elsewhere);
  const began = now();
  const traced = (source_id: string | null, error: string | null) => [
    { tool: name, source_id, ms: now() - began, error },
  ];
  try {
    const { result } = await run(tool, input, signal);
    const { data, as_of, source_id } = result;
    const evidence = [{ data, as_of }, input];
    return plainAnswer("", { ...words(result, text), evidence, tools: traced(source_id, null) });
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    const called = { tools: traced(null, fault.code) };
    // What is not there, or has to be named first, is said as it is.
    return fault.kind === "invalid" || fault.kind === "missing"
      ? plainAnswer(fault.message, {
          ...called,
          question: fault.message,
          evidence: [fault.message],
        })
      : plainAnswer(couldNotRetrieve, { ...called, failed: true });
  }
}

const wordsOf = (tool: string): ResultWriter | undefined =>
  Object.hasOwn(resultWriters, tool) ? resultWriters[tool] : undefined;
