import { type Lambda, startLambda } from "../lambda/host.ts";
import type { Bundle } from "./bundle.ts";
import { residentMb } from "./memory.ts";
import { functionEnvironment, type Stage } from "./stage.ts";
import { conversation, post } from "./streams.ts";
import { median } from "./timing.ts";

const starts = 5;
const invocations = 10;

export interface Started {
  /** Milliseconds from the process's start until it asks for an invocation. */
  ready: number;
  /** Milliseconds to the whole answer of the first invocation, start and all. */
  first: number;
  /** MB that the process holds after ten invocations. */
  memory: number;
}

export interface Subject {
  name: string;
  of: Bundle;
  env?: Record<string, string>;
  /** The first invocation: the least that the function is ever asked. */
  first(lambda: Lambda): Promise<unknown>;
  /** What it is for. */
  usual(lambda: Lambda): Promise<unknown>;
}

/** Each function started a few times, in turn, so that all meet the same machine; the middle of each figure. */
export async function measureStarts(stage: Stage, subjects: Subject[]): Promise<Started[]> {
  const measured = subjects.map(() => [] as Started[]);
  for (let start = 0; start < starts; start += 1) {
    for (const [place, subject] of subjects.entries()) {
      measured[place]?.push(await measureStart(stage, subject, start === 0));
    }
  }
  return measured.map((all) => ({
    ready: median(all.map(({ ready }) => ready)),
    first: median(all.map(({ first }) => first)),
    memory: Math.max(...all.map(({ memory }) => memory)),
  }));
}

/** Memory is looked at once: it takes ten invocations. */
async function measureStart(stage: Stage, subject: Subject, used: boolean): Promise<Started> {
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

/** The deployed functions, and the least that would do for each. */
export async function subjects(
  stage: Stage,
  bundles: Record<"api/lambda" | "tool" | "title" | "workflow" | "bare" | "nothing", Bundle>,
): Promise<Subject[]> {
  const token = await stage.issuer.mint(advisor_id);
  const health = async (lambda: Lambda) => (await fetch(`${lambda.url}/health`)).text();
  const invoked = (event: unknown) => ({
    first: (lambda: Lambda) => lambda.invoke(event),
    usual: (lambda: Lambda) => lambda.invoke(event),
  });
  const turn = async (lambda: Lambda) => {
    const conversation_id = await conversation(lambda, token);
    const body = { conversation_id, message: "What is in VOO?" };
    await (await post(lambda, "/api/v1/copilot/chat/stream", token, body)).text();
  };
  const plain = async (lambda: Lambda) =>
    (await post(lambda, "/stream", token, { deltas: 200 })).text();
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
    // Without a durable execution it only starts and refuses.
    { name: "workflow", of: bundles.workflow, ...invoked({}) },
    { name: "nothing", of: bundles.nothing, ...invoked({}) },
  ];
}
