import { ToolResult } from "@advisor/protocol/tool-result";
import type * as z from "zod";

/** A part's answer before it is checked: the text, and every figure in it that was computed. */
export interface Reply {
  text: string;
  /** Results of recorded calculations; with the tools' data they are all that figures may come from. */
  calculated: unknown[];
  /** Source ids that the text uses. */
  sources: string[];
  /** Lowered where the answer is that there is nothing. */
  certainty: number;
}

/** What a tool answered, as the writers need it. */
export interface Looked<Data> {
  data: Data;
  source_id: string;
  as_of: string;
  simulated: boolean;
}

/** A tool's result with its data as they are described. */
export function lookedUp<Schema extends z.ZodType>(
  result: unknown,
  schema: Schema,
): Looked<z.infer<Schema>> {
  const { data, source_id, as_of, simulated } = ToolResult.parse(result);
  return { data: schema.parse(data), source_id, as_of, simulated };
}

export const reply = (
  text: string,
  looked: readonly Looked<unknown>[],
  calculated: unknown[] = [],
): Reply => ({ text, calculated, sources: looked.map((one) => one.source_id), certainty: 1 });

/** Nothing on file is an answer too: it cites where it looked. */
export const nothing = (
  text: string,
  looked: readonly Looked<unknown>[],
  calculated: unknown[] = [],
): Reply => ({ ...reply(text, looked, calculated), certainty: 0.9 });

/** "As of 2026-01-15, simulated." Both days when the sources differ. */
export function dated(looked: readonly Looked<unknown>[]): string {
  const days = [...new Set(looked.map(({ as_of }) => as_of.slice(0, 10)))].sort();
  const simulated = looked.some((one) => one.simulated) ? ", simulated data" : "";
  return `As of ${days.join(" and ")}${simulated}.`;
}
