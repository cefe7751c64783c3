import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lambdaTools } from "@advisor/adapters/lambda-tools";
import { openStores } from "@advisor/functions/runtime";
import { inlineTools } from "@advisor/functions/tools/inline-tools";
import { type Functions, startFunctions } from "@advisor/local/lambda/start-functions";
import type { Session } from "@advisor/protocol/tool-call";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { rows } from "./arguments.ts";
import { answered, householdTools, placedTools, session } from "./catalog.fixture.ts";
import { third, whole } from "./hostile.ts";

let folder: string;
let cloud: Cloud;
let functions: Functions;
let inline: (session: Session) => RunTool;
let lambda: (session: Session) => RunTool;
const printed: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "catalog-"));
  cloud = await startCloud();
  const log = (line: string) => void printed.push(line);
  functions = await startFunctions({ folder, env: process.env, tools: true, log });
  process.env.AWS_ENDPOINT_URL_LAMBDA = functions.environment.AWS_ENDPOINT_URL_LAMBDA;
  inline = inlineTools(openStores());
  lambda = lambdaTools(JSON.parse(functions.environment.TOOL_FUNCTIONS ?? ""));
});

afterAll(async () => {
  delete process.env.AWS_ENDPOINT_URL_LAMBDA;
  await functions.close();
  await cloud.close();
  await rm(folder, { recursive: true });
});

/** The results from both places, this process first. */
const both = async (tool: Tool, input: unknown, as = session) => ({
  here: await answered(inline(as), tool, input),
  there: await answered(lambda(as), tool, input),
});

describe.each(placedTools)("%s in a function of its own", (name, tool, place) => {
  const { good = [], odd = [], hostile = [] } = rows[name] ?? {};

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

describe.each(householdTools)("%s in a function of its own", (name, tool) => {
  test("answers nothing about another advisor's household, or without one", async () => {
    const input = rows[name]?.good[0];
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
