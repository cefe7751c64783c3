import type { Access } from "@advisor/client/api-call";
import { copilotClient } from "@advisor/client/copilot-client";
import { Problem } from "@advisor/protocol/problem";
import { advisors } from "@advisor/sample-data/advisors";
import { usageFault } from "@advisor/terminal/exit-code";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import { pickByName } from "@advisor/terminal/pick";
import { safeJson } from "@advisor/terminal/terminal-safe";
import { catalog } from "@advisor/tools/catalog.gen";
import { isHouseholdTool, type Tool } from "@advisor/tools/tool";
import * as z from "zod";
import { runCommand } from "./command.ts";
import { householdsOf } from "./households-of.ts";
import { laptopAccess } from "./laptop-access.ts";
import { runMain } from "./run-main.ts";

const usage = `npm run tool -- NAME '{"argument": "value"}' [--household D1] [--advisor adv_north]
npm run tool -- NAME --help
Calls one tool of the catalog and prints its result as JSON. With TOOL_EXECUTION=lambda the tool runs in its own
function. Tools that write cannot be called here: ask for them with npm run ask, which asks for approval.
Exit codes: 0 answered, 1 failed, 64 usage.`;

interface ToolCallOptions {
  tool: Tool;
  input: unknown;
  household: string | undefined;
  advisor: string;
}

/** `npm run tool`. Exit codes: 0 answered, 1 refused or failed, 64 usage. */
const main = (): Promise<number> => runCommand(helpText(), options, callTool);

async function callTool({ tool, input, household, advisor }: ToolCallOptions): Promise<number> {
  const access = await laptopAccess({ advisor });
  const path =
    household === undefined ? "/mcp" : `/mcp/households/${await idOf(access, household, advisor)}`;
  const params = { name: tool.name, arguments: input };
  const response = await access.fetch(`${access.base}${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${access.token}`,
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params }),
  });
  const said: unknown = JSON.parse(dataOf(await response.text()));
  if (!response.ok) throw new Error(Problem.parse(said).detail);
  const { result, error } = Reply.parse(said);
  if (result === undefined) throw new Error(error?.message ?? "no answer");
  process.stdout.write(`${safeJson(result.structuredContent)}\n`);
  return result.isError ? 1 : 0;
}

async function idOf(access: Access, household: string, advisor: string): Promise<string> {
  const households = await householdsOf(copilotClient(access), advisor);
  return pickByName("household", households, household).id;
}

const Reply = z.object({
  result: z
    .object({ isError: z.boolean().default(false), structuredContent: z.unknown() })
    .optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** A response is JSON or a stream with one event. */
const dataOf = (text: string): string => /^data: (.*)$/m.exec(text)?.[1] ?? text;

function options(): ToolCallOptions {
  const { values, positionals } = parseArguments({
    allowPositionals: true,
    options: {
      household: { type: "string" },
      advisor: { type: "string", default: advisors[0]?.advisor_id ?? "" },
    },
  });
  const [name, json = "{}", ...more] = positionals;
  if (name === undefined) throw usageFault("tool", "Name the tool to call.");
  const tool = catalog.find((one) => one.name === name);
  if (tool === undefined) throw usageFault("tool", `There is no tool "${name}".`);
  if (more.length > 0)
    throw usageFault("arguments", "Pass the arguments as one JSON object in quotes.");
  if (tool.effect === "write")
    throw usageFault("write", `${name} writes: ask for it with npm run ask, and approve it there.`);
  const { household, advisor } = values;
  if (isHouseholdTool(tool) && household === undefined)
    throw usageFault("household", `${name} needs a household: --household D1.`);
  return { tool, input: parseInput(json), household, advisor };
}

function parseInput(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw usageFault("arguments", "The arguments are not valid JSON.");
  }
}

/** The usage with all tools, or, when the command line names a tool, the tool's arguments. */
function helpText(): string {
  const tool = catalog.find(({ name }) => process.argv.includes(name));
  return tool === undefined ? `${usage}\n\n${list()}` : `${usage}\n\n${about(tool)}`;
}

const list = (): string =>
  catalog
    .map(
      (tool) =>
        `${tool.name.padEnd(28)}${isHouseholdTool(tool) ? "--household  " : "             "}${firstOf(tool)}`,
    )
    .join("\n");

const firstOf = ({ description }: Tool): string => description.split(/(?<=\.)\s/)[0] ?? "";

const about = (tool: Tool): string =>
  `${tool.description}\n\n${JSON.stringify(tool.schema, null, 2)}\n\nExample: '${JSON.stringify(tool.example)}'`;

runMain(main);
