import { ToolResult } from "@advisor/protocol/tool-result";
import { catalog } from "@advisor/tools/catalog.gen";
import type { Ports } from "@advisor/tools/ports";
import { runTool } from "@advisor/tools/run-tool";
import { asked } from "../context.ts";
import type { Result } from "../converse.ts";
import { write } from "./write.ts";

/** What the model is shown of a real tool's result over literal ports. */
export async function ran(
  name: string,
  input: Record<string, unknown>,
  ports: Partial<Ports>,
): Promise<Result> {
  const tool = catalog.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`there is no tool ${name}`);
  const { shown } = await runTool(tool, input, ports, new AbortController().signal);
  return { call: { name, input }, outcome: ToolResult.parse(shown) };
}

/** The answer to a question from one result. */
export const said = (question: string, result: Result): string => write([result], asked(question));
