import { Fault } from "@advisor/domain/fault";
import type { Session } from "@advisor/protocol/tool-call";
import { annotations, argumentsSchema } from "@advisor/tools/formats";
import { resultSchema } from "@advisor/tools/result-schema";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import {
  type CallToolResult,
  createMcpHandler,
  McpServer,
  type StandardSchemaWithJSON,
} from "@modelcontextprotocol/server";
import type { Runtime } from "../runtime.ts";
import { toolMetrics } from "../spend/tool-counts.ts";
import { version } from "../version.ts";

interface McpRequest {
  runtime: Pick<Runtime, "log" | "metrics" | "clock">;
  session: Session;
  /** The tools that this caller may use. */
  tools: readonly Tool[];
  run: RunTool;
  request: Request;
  /** The request's body, read and parsed. */
  message: unknown;
}

/** Answers one message of the Model Context Protocol, of its present and its earlier revisions. */
export function answerMcp(asked: McpRequest): Promise<Response> {
  // A stream of changes would keep a process for itself, and the catalogue does not change.
  const handler = createMcpHandler(() => server(asked), { maxSubscriptions: 0 });
  return handler.fetch(asked.request, { parsedBody: asked.message });
}

function server(asked: McpRequest): McpServer {
  const mcp = new McpServer(
    { name: "advisor-copilot", title: "Advisor Copilot", version },
    { capabilities: { tools: { listChanged: false } } },
  );
  for (const tool of asked.tools) {
    mcp.registerTool(
      tool.name,
      {
        description: tool.description,
        inputSchema: described(argumentsSchema(tool)),
        outputSchema: described(resultSchema(tool)),
        annotations: annotations(tool),
      },
      (input, { mcpReq }) => call(asked, tool, input, mcpReq.signal),
    );
  }
  return mcp;
}

/** States the schema and lets everything through: the tool itself is the one check. */
const described = (schema: Record<string, unknown>): StandardSchemaWithJSON => ({
  "~standard": {
    version: 1,
    vendor: "advisor-copilot",
    validate: (value) => ({ value: value ?? {} }),
    jsonSchema: { input: () => schema, output: () => schema },
  },
});

async function call(
  { runtime, session, run }: McpRequest,
  tool: Tool,
  input: unknown,
  signal: AbortSignal,
): Promise<CallToolResult> {
  const { log, clock } = runtime;
  const { advisor_id, household_id, turn_id } = session;
  const began = clock.now();
  const note = (code: string) => {
    const ms = clock.now() - began;
    log.info("mcp_call", { advisor_id, household_id, turn_id, tool: tool.name, code, ms });
    const call = { tool: tool.name, code: code === "ok" ? null : code, ms };
    toolMetrics(runtime.metrics, [call], { turn_id });
  };
  try {
    const { result, shown } = await run(tool, withoutNulls(tool, input), signal);
    note("ok");
    return { structuredContent: result, content: [text(shown)] };
  } catch (error) {
    if (!(error instanceof Fault)) log.error("defect", { turn_id, tool: tool.name }, error);
    const { code, message } = error instanceof Fault ? error : defect;
    note(code);
    const structuredContent = { error: { code, message } };
    return { isError: true, structuredContent, content: [text(structuredContent)] };
  }
}

/** Null stands for an argument that may be left out, as strict function calling writes it. */
function withoutNulls(tool: Tool, input: unknown): unknown {
  if (typeof input !== "object" || input === null) return input;
  const { properties, required } = argumentsSchema(tool);
  const isAbsent = ([name, value]: [string, unknown]) => {
    const schema = Object(properties)[name];
    const needed = Array.isArray(required) && required.includes(name);
    return value === null && schema !== undefined && !needed && !takesNull(schema);
  };
  return Object.fromEntries(Object.entries(input).filter((entry) => !isAbsent(entry)));
}

const takesNull = ({ type, anyOf }: { type?: unknown; anyOf?: { type?: unknown }[] }): boolean =>
  [type, ...(anyOf ?? []).map((one) => one.type)].flat().includes("null");

const defect = { code: "internal", message: "Something went wrong on our side. Try again." };

/** What a model reads: the result with its longest lists cut, and the cut said. */
const text = (value: object) => ({ type: "text" as const, text: JSON.stringify(value) });
