import { parseArgs } from "node:util";
import { Problem } from "@advisor/protocol/problem";
import { advisors } from "@advisor/sample-data/advisors";
import { safeJson } from "@advisor/terminal/plain";
import { catalog } from "@advisor/tools/catalog.gen";
import { argumentsSchema } from "@advisor/tools/formats";
import { isHouseholdTool, type Tool } from "@advisor/tools/tool";
import * as z from "zod";
import { laptopAccess } from "./laptop-access.ts";
import { runMain } from "./run-main.ts";

const usage = `npm run tool -- NAME '{"argument": "value"}' [--household D1] [--advisor adv_north]
npm run tool -- NAME --help
Calls one tool of the catalogue and prints its result as JSON. With TOOL_EXECUTION=lambda it runs in a
function of its own. Tools that write are called in a conversation, where they are approved.`;

interface Asked {
  tool: Tool;
  input: unknown;
  household: string | undefined;
  advisor: string;
}

/** `npm run tool`. Exit codes: 0 answered, 1 refused or failed, 64 usage. */
async function main(): Promise<number> {
  const asked = options();
  if (typeof asked === "string") {
    const isHelp = process.argv.includes("--help");
    (isHelp ? process.stdout : process.stderr).write(`${asked}\n`);
    return isHelp ? 0 : 64;
  }
  const { tool, input, household, advisor } = asked;
  const access = await laptopAccess({ advisor });
  const path =
    household === undefined ? "/mcp" : `/mcp/households/${encodeURIComponent(household)}`;
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

const Reply = z.object({
  result: z
    .object({ isError: z.boolean().default(false), structuredContent: z.unknown() })
    .optional(),
  error: z.object({ message: z.string() }).optional(),
});

/** A response is JSON or a stream with one event. */
const dataOf = (text: string): string => /^data: (.*)$/m.exec(text)?.[1] ?? text;

/** The parsed options, or the usage text. */
function options(): Asked | string {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        household: { type: "string" },
        advisor: { type: "string", default: advisors[0]?.advisor_id ?? "" },
        help: { type: "boolean", default: false },
      },
    });
    const [name, json = "{}", ...more] = positionals;
    if (name === undefined) return values.help ? `${usage}\n\n${list()}` : usage;
    const tool = catalog.find((one) => one.name === name);
    if (tool === undefined) return `There is no tool ${name}.\n\n${list()}`;
    if (values.help) return about(tool);
    if (more.length > 0) return usage;
    const { household, advisor } = values;
    return refusalOf(tool, household) ?? { tool, input: JSON.parse(json), household, advisor };
  } catch (error) {
    return `${error instanceof SyntaxError ? "The arguments are not valid JSON.\n" : ""}${usage}`;
  }
}

function refusalOf(tool: Tool, household: string | undefined): string | undefined {
  if (tool.effect === "write") {
    return `${tool.name} writes: ask for it with npm run ask, and approve.`;
  }
  if (!isHouseholdTool(tool) || household !== undefined) return undefined;
  return `${tool.name} works on a household. Name one: --household D1`;
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
  `${tool.description}\n\n${JSON.stringify(argumentsSchema(tool), null, 2)}`;

runMain(main);
