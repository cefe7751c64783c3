import { type Lambda, startLambda } from "../lambda/host.ts";
import type { Bundle } from "./bundle.ts";
import { functionEnvironment, type LocalServers } from "./local-servers.ts";
import { residentMb } from "./memory.ts";
import { conversation, postJson } from "./streams.ts";
import { median } from "./timing.ts";

const starts = 5;
const invocations = 10;

export interface StartTimes {
  /** Milliseconds from the start of the process until it asks for an invocation. */
  ready: number;
  /** Milliseconds until the first invocation is fully answered, including the start. */
  first: number;
  /** MB of memory after ten invocations. */
  memory: number;
}

export interface BenchFunction {
  name: string;
  of: Bundle;
  env?: Record<string, string>;
  /** The first invocation: the smallest request that the function accepts. */
  first(lambda: Lambda): Promise<unknown>;
  /** A typical invocation. */
  usual(lambda: Lambda): Promise<unknown>;
}

/** Starts each function several times, interleaved so that machine load affects all alike; reports medians. */
export async function measureStarts(
  stage: LocalServers,
  benchFunctions: BenchFunction[],
): Promise<StartTimes[]> {
  const measured = benchFunctions.map(() => [] as StartTimes[]);
  for (let start = 0; start < starts; start += 1) {
    for (const [place, subject] of benchFunctions.entries()) {
      measured[place]?.push(await measureStart(stage, subject, start === 0));
    }
  }
  return measured.map((all) => ({
    ready: median(all.map(({ ready }) => ready)),
    first: median(all.map(({ first }) => first)),
    memory: Math.max(...all.map(({ memory }) => memory)),
  }));
}

/** Memory is only measured once, because it takes ten invocations. */
async function measureStart(
  stage: LocalServers,
  subject: BenchFunction,
  used: boolean,
): Promise<StartTimes> {
  let ready = 0;
  const lambda = await startLambda({
    file: subject.of.file,
    handler: "handler",
    env: { ...functionEnvironment(stage), ...subject.env },
    concurrency: 1,
    ready: (milliseconds) => {
      ready = milliseconds;
    },
    log: () => {},
  });
  const began = performance.now();
  await subject.first(lambda);
  const first = performance.now() - began;
  for (let nth = 0; used && nth < invocations; nth += 1) await subject.usual(lambda);
  const [pid] = lambda.pids();
  const memory = used && pid !== undefined ? residentMb(pid) : 0;
  await lambda.close();
  return { ready, first, memory };
}

const advisor_id = "adv_north";

/** The deployed functions, each with its minimal baseline. */
export async function benchFunctions(
  stage: LocalServers,
  bundles: Record<"api/lambda" | "tool" | "title" | "workflow" | "bare" | "nothing", Bundle>,
): Promise<BenchFunction[]> {
  const token = await stage.issuer.mint(advisor_id);
  const health = async (lambda: Lambda) => (await fetch(`${lambda.url}/health`)).text();
  const invoked = (event: unknown) => ({
    first: (lambda: Lambda) => lambda.invoke(event),
    usual: (lambda: Lambda) => lambda.invoke(event),
  });
  const turn = async (lambda: Lambda) => {
    const conversation_id = await conversation(lambda, token);
    const body = { conversation_id, message: "What is in VOO?" };
    await (await postJson(lambda, "/api/v1/copilot/chat/stream", token, body)).text();
  };
  const plain = async (lambda: Lambda) =>
    (await postJson(lambda, "/stream", token, { deltas: 200 })).text();
  const session = { advisor_id, household_id: "hh_d1", turn_id: "turn_bench" };
  const properties = { advisor_id, conversation_id: "con_bench" };
  return [
    { name: "API", of: bundles["api/lambda"], first: health, usual: turn },
    { name: "bare stream", of: bundles.bare, first: health, usual: plain },
    {
      name: "tool",
      of: bundles.tool,
      env: { TOOL: "compare_to_ips" },
      ...invoked({ session, input: {} }),
    },
    { name: "title", of: bundles.title, ...invoked({ detail: { properties } }) },
    // Without a durable execution, the function starts and rejects the request.
    { name: "workflow", of: bundles.workflow, ...invoked({}) },
    { name: "nothing", of: bundles.nothing, ...invoked({}) },
  ];
}
