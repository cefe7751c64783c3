import type { Outcome } from "@advisor/protocol/tool-call";
import type { View } from "@advisor/protocol/view";
import type * as z from "zod";
import type { Ports } from "./ports.ts";
import type { Sourced } from "./sourced.ts";

/** The result of `execute`: the data, its source, the providers that failed, and what is missing. */
export interface ToolResultData<Data> {
  data: Data;
  source: Sourced<unknown>["source"];
  failed?: Sourced<unknown>["failed"];
  partial?: Sourced<unknown>["partial"];
}

export type ToolDeps<Need extends keyof Ports> = Pick<Ports, Need> & { signal: AbortSignal };

export interface Definition<
  Input extends z.ZodType,
  Output extends z.ZodObject,
  Need extends keyof Ports,
> {
  /** The wire name, in snake_case. */
  name: string;
  /** The id that answers cite; by default `tool:<name>:v1`. */
  source_id?: string;
  /** What its result is called as a source, "Holdings of the fund"; by default the tool's name in words. */
  reads?: string;
  /** The id of the record that a write stored, which its source names: two writes are two sources. */
  record?: (data: z.infer<Output>) => string;
  /** For the model: what the tool returns, in one or two sentences. */
  description: string;
  /** A "write" needs the advisor's approval and runs once. */
  effect: "read" | "write";
  /** The ports it uses. A tool that needs the household is offered only if the session has one. */
  needs: readonly Need[];
  input: Input;
  /** The JSON Schema of the input is the form of a query, which states filters and periods only once. */
  abridged?: true;
  /** Arguments that return a result from the sample data, for the documentation and the tests. */
  example: z.input<Input> & object;
  output: Output;
  /** The estimated price of a call in US dollars, and its deadline in seconds. */
  cost: { usd: number; seconds: number };
  /** The view for the side panel; null leaves the panel unchanged. */
  view?: (data: z.infer<Output>, input: z.infer<Input>) => View | null;
  /**
   * The rows to highlight in that view, most relevant first; empty if the result is about all rows.
   */
  highlight?: (data: z.infer<Output>, input: z.infer<Input>) => string[];
  /** A shorter version for the model, if the full result is too long. */
  compact?: (data: z.infer<Output>) => Record<string, unknown>;
  execute(input: z.infer<Input>, deps: ToolDeps<Need>): Promise<ToolResultData<z.infer<Output>>>;
}

/** A tool without type parameters, for agents and handlers. */
export interface Tool {
  readonly name: string;
  readonly reads: string;
  readonly description: string;
  readonly effect: "read" | "write";
  readonly needs: readonly (keyof Ports)[];
  /** The JSON Schema of the arguments. */
  readonly schema: JsonSchema;
  /** Whether the schema states filters and periods only once, as the form of a query does. */
  readonly abridged: boolean;
  /** Arguments that return a result from the sample data. */
  readonly example: object;
  readonly cost: { readonly usd: number; readonly seconds: number };
  /** Whether results may include a side panel view. */
  readonly hasView: boolean;
  /** The tool with its zod schemas. */
  load(): Promise<DefinedTool>;
  /** Parses the input, executes, parses the output. Throws a Fault, or whatever the tool throws. */
  run(raw: unknown, ports: Partial<Ports>, signal: AbortSignal): Promise<Outcome>;
}

export interface DefinedTool extends Tool {
  readonly input: z.ZodType;
  readonly output: z.ZodObject;
}

export type JsonSchema = Record<string, unknown>;

export const loadTools = (tools: readonly Tool[]): Promise<DefinedTool[]> =>
  Promise.all(tools.map((tool) => tool.load()));

const householdPorts: ReadonlySet<keyof Ports> = new Set([
  "household",
  "documents",
  "tasks",
  "task_changes",
  "notes",
  "brokerage",
  "records",
]);

/** True for tools that need the session's household. */
export const isHouseholdTool = (tool: Pick<Tool, "needs">): boolean =>
  tool.needs.some((need) => householdPorts.has(need));
