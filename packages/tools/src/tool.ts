import type { Outcome } from "@advisor/protocol/tool-call";
import type { View } from "@advisor/protocol/view";
import type * as z from "zod";
import type { Ports } from "./ports.ts";
import type { Sourced } from "./sourced.ts";

/** What `execute` answers: the data, where it came from, and who was asked before and could not answer. */
export interface FoundData<Data> {
  data: Data;
  source: Sourced<unknown>["source"];
  failed?: Sourced<unknown>["failed"];
}

export type ToolDeps<Need extends keyof Ports> = Pick<Ports, Need> & { signal: AbortSignal };

export interface Definition<
  Input extends z.ZodType,
  Output extends z.ZodObject,
  Need extends keyof Ports,
> {
  /** Wire name, snake_case. */
  name: string;
  /** How answers cite it; `tool:<name>:v1` unless the data has a name of its own. */
  source_id?: string;
  /** For the model: what it answers, in one or two sentences. */
  description: string;
  /** A "write" asks the advisor first and happens once. */
  effect: "read" | "write";
  /** Offered only in client mode when the session's household is needed. */
  needs: readonly Need[];
  input: Input;
  output: Output;
  /** Estimate in US dollars a call, and its deadline in seconds. */
  cost: { usd: number; seconds: number };
  /** What the side panel should show next to this result; null leaves it as it is. */
  view?: (data: z.infer<Output>, input: z.infer<Input>) => View | null;
  /** Rows of that view that the result is about, the most telling first; none when it is about all. */
  highlight?: (data: z.infer<Output>, input: z.infer<Input>) => string[];
  /** The rows the model needs, when the whole would be too long for it. */
  compact?: (data: z.infer<Output>) => Record<string, unknown>;
  execute(input: z.infer<Input>, given: ToolDeps<Need>): Promise<FoundData<z.infer<Output>>>;
}

/** A tool with its types closed over: what catalogues, agents and handlers pass around. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly effect: "read" | "write";
  readonly needs: readonly (keyof Ports)[];
  readonly input: z.ZodType;
  readonly output: z.ZodObject;
  readonly cost: { readonly usd: number; readonly seconds: number };
  /** Whether results may come with a view for the side panel. */
  readonly hasView: boolean;
  /** Parses the input, runs, parses the output. Throws a Fault, or whatever the tool throws. */
  run(raw: unknown, ports: Partial<Ports>, signal: AbortSignal): Promise<Outcome>;
}

const householdPorts: ReadonlySet<keyof Ports> = new Set([
  "household",
  "documents",
  "tasks",
  "task_changes",
  "notes",
  "brokerage",
  "records",
]);

/** True for tools that work on the session's household and have no meaning without one. */
export const householdTool = (tool: Pick<Tool, "needs">): boolean =>
  tool.needs.some((need) => householdPorts.has(need));
