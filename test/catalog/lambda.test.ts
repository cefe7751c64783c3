import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { lambdaTools } from "@advisor/adapters/lambda-tools";
import { openStores } from "@advisor/functions/runtime";
import { inlineTools } from "@advisor/functions/tools/inline-tools";
import type { RunningServer } from "@advisor/local/dynamo/listen";
import { type Invocable, startLambdaApi } from "@advisor/local/lambda/api";
import { toolFunctions } from "@advisor/local/lambda/tool-functions";
import type { Session } from "@advisor/protocol/tool-call";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { deployed } from "../bundle/deployed.ts";
import { argumentsOf } from "./arguments.ts";
import { answered, householdTools, placedTools, session } from "./catalog.fixture.ts";
import { third, whole } from "./hostile.ts";

let folder: string;
let cloud: Cloud;
let processes: Awaited<ReturnType<typeof toolFunctions>>;
let functions: RunningServer;
let inline: (session: Session) => RunTool;
let lambda: (session: Session) => RunTool;
const printed: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "catalog-"));
  cloud = await startCloud();
  const log = (line: string) => void printed.push(line);
  processes = await toolFunctions({ folder, env: process.env as Record<string, string>, log });
  functions = await startLambdaApi({ functions: { ...processes.functions, ...(await loaded()) } });
  process.env.AWS_ENDPOINT_URL_LAMBDA = functions.url;
  inline = inlineTools(openStores());
  lambda = lambdaTools(processes.environment.TOOL_FUNCTIONS);
});

afterAll(async () => {
  delete process.env.AWS_ENDPOINT_URL_LAMBDA;
  await functions.close();
  await processes.close();
  await cloud.close();
  await rm(folder, { recursive: true });
});

/**
 * The bundle is the same for all tools, and a process of it differs by one variable. So every fourth
 * tool has a process, and the others are handlers of the bundle that this process loads; neighbors
 * have different thirds of the hostile cases, so the processes see all of them.
 */
async function loaded(): Promise<Record<string, Invocable>> {
  const { file } = (await deployed()).tool;
  const handlers: Record<string, Invocable> = {};
  for (const [name, , place] of placedTools) {
    if (place % 4 === 0) continue;
    process.env.TOOL = name;
    const { handler } = await import(/* @vite-ignore */ `${pathToFileURL(file)}?${name}`);
    handlers[name] = { invoke: (event) => answerOf(handler, event) };
  }
  delete process.env.TOOL;
  return handlers;
}

/** What the function's process would answer: its result or its error, as JSON. */
const answerOf = async (handler: (event: unknown) => Promise<unknown>, event: unknown) => {
  try {
    return { payload: JSON.parse(JSON.stringify(await handler(event))) };
  } catch (error) {
    return { payload: { errorMessage: String(error) }, error: "Unhandled" as const };
  }
};

/** The results from both places, this process first. */
const both = async (tool: Tool, input: unknown, as = session) => ({
  here: await answered(inline(as), tool, input),
  there: await answered(lambda(as), tool, input),
});

describe.each(placedTools)("%s in Lambda", (_, tool, place) => {
  const { good, odd, hostile } = argumentsOf(tool);

  test.each([...good, ...odd].map((input) => [JSON.stringify(input), input]))(
    "answers %s as it does in this process",
    async (_, input) => {
      const { here, there } = await both(tool, input);
      expect(there).toEqual(here);
    },
  );

  test("refuses with the same error", async () => {
    const others = third(whole, place).map(({ input }) => input);
    for (const input of [...hostile, ...others]) {
      const { here, there } = await both(tool, input);
      expect(there).toEqual(here);
    }
  });
});

describe.each(householdTools)("%s in Lambda", (_, tool) => {
  test("answers nothing about another advisor's household, or without one", async () => {
    const input = tool.example;
    const foreign = await both(tool, input, { ...session, household_id: "hh_d5" });
    const none = await both(tool, input, { ...session, household_id: null });
    expect([foreign.here, foreign.there]).toEqual([notFound, notFound]);
    expect(none.there).toEqual(none.here);
    expect(none.there).toMatchObject({ code: "household_required" });
  });
});

test("a function starts with its first invocation, and logs no arguments", () => {
  expect(printed.filter((line) => line.includes("DROP TABLE"))).toEqual([]);
});

const notFound = {
  code: "not_found",
  message: "There is nothing here, or it is not yours.",
};
