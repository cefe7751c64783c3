import { Fault } from "@advisor/domain/fault";
import { identifierToWords } from "@advisor/domain/text/display";
import { toWellFormed } from "@advisor/domain/text/well-formed";
import { issueMessage } from "@advisor/protocol/issue-message";
import type { Outcome } from "@advisor/protocol/tool-call";
import * as z from "zod";
import { shrinkToFit } from "./fit.ts";
import type { Ports } from "./ports.ts";
import { argumentsSchema } from "./schema/arguments-schema.ts";
import type { DefinedTool, Definition, JsonSchema, ToolDeps, ToolResultData } from "./tool.ts";

const storedBytes = 256_000;
const shownBytes = 24_000;
/** How many rows a panel can highlight. */
const highlightedRows = 20;

/**
 * Makes a tool from its definition, including its schema, checks, result envelope and the model's
 * view.
 *
 * @example
 * import { defineTool } from "@advisor/tools/define-tool";
 * import { runTool } from "@advisor/tools/run-tool";
 * import * as z from "zod";
 *
 * const source = { provider: "own", as_of: "2026-11-20", delay: "eod", simulated: true } as const;
 * const double = defineTool({
 *   name: "double",
 *   description: "Twice a number.",
 *   effect: "read",
 *   needs: [],
 *   input: z.object({ value: z.number() }),
 *   example: { value: 21 },
 *   output: z.object({ twice: z.number() }),
 *   cost: { usd: 0, seconds: 1 },
 *   execute: async ({ value }) => ({ source, data: { twice: 2 * value } }),
 * });
 * const { result } = await runTool(double, { value: 21 }, {}, new AbortController().signal);
 * assert.deepEqual(result.data, { twice: 42 });
 */
export function defineTool<
  Input extends z.ZodType,
  Output extends z.ZodObject,
  const Need extends keyof Ports,
>(definition: Definition<Input, Output, Need>): DefinedTool {
  const { name, description, effect, needs, example, cost } = definition;
  const input = closed(definition.input);
  let schema: JsonSchema | undefined;
  const tool: DefinedTool = {
    name,
    reads: definition.reads ?? identifierToWords(name),
    description,
    effect,
    needs,
    input,
    // Not every tool is described to a model, and the conversion takes as long as the definition.
    get schema() {
      schema ??= argumentsSchema(input);
      return schema;
    },
    abridged: definition.abridged === true,
    example,
    output: definition.output,
    cost,
    hasView: definition.view !== undefined,
    load: async () => tool,
    async run(raw, ports, signal) {
      const parsed = await parse(definition.input, raw);
      const found = await definition.execute(parsed, pick(needs, ports, signal));
      const data = toWellFormed(definition.output.parse(found.data));
      return { ...outcome(definition, data, found), ...panel(definition, data, parsed) };
    },
  };
  return tool;
}

/** Rejects unknown arguments. Ignoring one would answer a different question. */
const closed = (input: z.ZodType): z.ZodType =>
  input instanceof z.ZodObject ? input.strict() : input;

async function parse<Input extends z.ZodType>(
  schema: Input,
  raw: unknown,
): Promise<z.infer<Input>> {
  const unknown = unknownArguments(schema, raw);
  const parsed = await schema.safeParseAsync(raw, { error: issueMessage });
  if (parsed.success && unknown === undefined) return parsed.data;
  const issues = parsed.success ? [] : parsed.error.issues.slice(0, 5).map(describe);
  const faults = [...(unknown === undefined ? [] : [unknown]), ...issues].join("; ");
  throw new Fault("invalid", "invalid_arguments", `The arguments do not fit: ${faults}.`);
}

/** The error message for unknown arguments, with the known ones. */
function unknownArguments(schema: z.ZodType, raw: unknown): string | undefined {
  if (!(schema instanceof z.ZodObject) || !isRecord(raw)) return undefined;
  const names = Object.keys(schema.shape);
  const keys = Object.keys(raw).filter((key) => !names.includes(key));
  if (keys.length === 0) return undefined;
  const words = issueMessage({ code: "unrecognized_keys", keys, input: raw });
  return `the call ${words}. The arguments are ${names.join(", ") || "none"}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const describe = (issue: z.core.$ZodIssue): string =>
  issue.path.length === 0 ? issue.message : `${issue.path.join(".")}: ${issue.message}`;

function pick<Need extends keyof Ports>(
  needs: readonly Need[],
  ports: Partial<Ports>,
  signal: AbortSignal,
): ToolDeps<Need> {
  for (const need of needs) {
    if (ports[need] !== undefined) continue;
    throw new Fault(
      "denied",
      "household_required",
      "This tool works on a household and none is chosen. Choose a household first.",
    );
  }
  const named = Object.fromEntries(needs.map((need) => [need, ports[need]]));
  return { ...(named as Pick<Ports, Need>), signal };
}

function outcome<Input extends z.ZodType, Output extends z.ZodObject, Need extends keyof Ports>(
  definition: Definition<Input, Output, Need>,
  data: z.infer<Output>,
  { source, failed = [], partial }: Omit<ToolResultData<unknown>, "data">,
): Pick<Outcome, "result" | "shown"> {
  const record = definition.record === undefined ? "" : `#${definition.record(data)}`;
  const source_id = `${definition.source_id ?? `tool:${definition.name}:v1`}${record}`;
  const asked = {
    ...(failed.length === 0 ? {} : { failed_providers: failed }),
    ...(partial === undefined ? {} : { not_whole: partial }),
  };
  const compacted = { ...(definition.compact?.(data) ?? data), ...asked };
  return {
    result: { source_id, ...source, data: shrinkToFit({ ...data, ...asked }, storedBytes) },
    shown: { source_id, ...source, data: shrinkToFit(compacted, shownBytes) },
  };
}

function panel<Input extends z.ZodType, Output extends z.ZodObject, Need extends keyof Ports>(
  { view, highlight }: Definition<Input, Output, Need>,
  data: z.infer<Output>,
  input: z.infer<Input>,
): Pick<Outcome, "view" | "highlight_ids"> {
  const opened = view?.(data, input) ?? null;
  const rows = opened === null ? [] : (highlight?.(data, input) ?? []);
  return { view: opened, highlight_ids: [...new Set(rows)].slice(0, highlightedRows) };
}
