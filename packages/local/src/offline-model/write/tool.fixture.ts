import { ToolResult } from "@advisor/protocol/tool-result";
import { catalog } from "@advisor/tools/catalog.gen";
import type { Ports } from "@advisor/tools/ports";
import { runTool } from "@advisor/tools/run-tool";
import { parseAdvisorMessage } from "../context.ts";
import type { ToolCallResult } from "../converse.ts";
import { writeAnswer } from "./write.ts";

/** What the model sees of a real tool's result, using ports with fixed data. */
export async function toolResult(
  name: string,
  input: Record<string, unknown>,
  ports: Partial<Ports>,
): Promise<ToolCallResult> {
  const tool = catalog.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`there is no tool ${name}`);
  const { shown } = await runTool(tool, input, ports, new AbortController().signal);
  return { call: { name, input }, outcome: ToolResult.parse(shown) };
}

/** The answer to a question from one result. */
export const answerText = (question: string, result: ToolCallResult): string =>
  writeAnswer([result], parseAdvisorMessage(question));
