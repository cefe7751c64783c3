import { lenientArguments } from "@advisor/agent/model/lenient-arguments";
import { Fault } from "@advisor/domain/fault";
import { annotations } from "@advisor/tools/formats";
import type { RunTool } from "@advisor/tools/run-tool";
import { completeSchema } from "@advisor/tools/schema/complete-schema";
import { resultSchema } from "@advisor/tools/schema/result-schema";
import { type DefinedTool, isHouseholdTool, type Tool } from "@advisor/tools/tool";
import {
  type CallToolResult,
  createMcpHandler,
  McpServer,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import type { McpCaller } from "../mcp/own-household.ts";
import { registerPrompts } from "../mcp/prompts.ts";
import { registerResources } from "../mcp/resources.ts";
import { putToolMetrics } from "../spend/tool-counts.ts";
import { version } from "../version.ts";

interface McpRequest extends McpCaller {
  /** The tools this caller may use. */
  tools: readonly DefinedTool[];
  /** The household from the URL or header. Null if tools must be given a handle. */
  chosen: string | null;
  /** Why the call's handle was rejected. */
  refused: Fault | undefined;
  run: RunTool;
  request: Request;
  /** The parsed request body. */
  message: unknown;
}

/** Handles one Model Context Protocol message, of the current or an earlier revision. */
export function answerMcp(asked: McpRequest): Promise<Response> {
  // No subscriptions: one would occupy a process, and the catalog never changes.
  const handler = createMcpHandler(() => server(asked), { maxSubscriptions: 0 });
  return handler.fetch(asked.request, { parsedBody: asked.message });
}

function server(asked: McpRequest): McpServer {
  const unchanging = { listChanged: false };
  const mcp = new McpServer(
    { name: "advisor-copilot", title: "Advisor Copilot", version },
    { capabilities: { tools: unchanging, resources: unchanging, prompts: unchanging } },
  );
  for (const tool of asked.tools) {
    const { schema } = tool;
    mcp.registerTool(
      tool.name,
      {
        description: tool.description,
        inputSchema: described(takesHandle(asked, tool) ? withHandle(schema) : schema),
        outputSchema: described(resultSchema(tool)),
        annotations: annotations(tool),
      },
      (input, { mcpReq }) => call(asked, tool, input, mcpReq.signal),
    );
  }
  registerResources(mcp, asked);
  registerPrompts(mcp, asked);
  return mcp;
}

const takesHandle = ({ chosen }: Pick<McpRequest, "chosen">, tool: Tool): boolean =>
  chosen === null && isHouseholdTool(tool);

const handle = {
  type: "string",
  description: "The household_handle that open_household answered",
};

const withHandle = ({ properties, required = [], ...schema }: Schema): Schema => ({
  ...schema,
  properties: { household_handle: handle, ...properties },
  required: ["household_handle", ...required],
});

interface Schema extends Record<string, unknown> {
  properties?: Record<string, unknown>;
  required?: readonly string[];
}

/** Publishes the schema but accepts any input, because the tool validates its own arguments. */
const described = (schema: Record<string, unknown>): StandardSchemaWithJSON => ({
  "~standard": {
    version: 1,
    vendor: "advisor-copilot",
    validate: (value) => ({ value: value ?? {} }),
    jsonSchema: { input: () => schema, output: () => schema },
  },
});

async function call(
  asked: McpRequest,
  tool: Tool,
  input: unknown,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const { runtime, session, refused, run } = asked;
  const { log, clock } = runtime;
  const { advisor_id, household_id, turn_id } = session;
  const began = clock.now();
  const note = (code: string) => {
    const ms = clock.now() - began;
    log.info("mcp_call", { advisor_id, household_id, turn_id, tool: tool.name, code, ms });
    const call = { tool: tool.name, code: code === "ok" ? null : code, ms };
    putToolMetrics(runtime.metrics, [call], { turn_id });
  };
  try {
    if (refused !== undefined) throw refused;
    const { result, shown } = await run(tool, ownArguments(asked, tool, input), signal);
    note("ok");
    return { structuredContent: result, content: [text(shown)] };
  } catch (error) {
    const isFault = error instanceof Fault;
    const { code, message, cause } = isFault ? error : { ...defect, cause: error };
    if (cause !== undefined)
      log.error(isFault ? "tool_failed" : "defect", { turn_id, tool: tool.name }, cause);
    note(code);
    const structuredContent = { error: { code, message } };
    return { isError: true, structuredContent, content: [text(structuredContent)] };
  }
}

/**
 * Converts the MCP arguments to the tool's own. Without a handle, the tool reports that it needs a
 * household.
 */
function ownArguments(asked: McpRequest, tool: Tool, input: unknown): unknown {
  if (!takesHandle(asked, tool) || typeof input !== "object" || input === null) {
    return lenientArguments(completeSchema(tool), input);
  }
  if (!("household_handle" in input)) throw noHandle();
  const { household_handle: _, ...rest } = input;
  return lenientArguments(completeSchema(tool), rest);
}

const noHandle = (): Fault =>
  new Fault(
    "invalid",
    "household_required",
    "This tool is about a household: send the household_handle that open_household returns.",
  );

const defect = { code: "internal", message: "Something went wrong on our side. Try again." };

/** The result as JSON text for the model. Long lists are cut, and say so. */
const text = (value: object) => ({ type: "text" as const, text: JSON.stringify(value) });
