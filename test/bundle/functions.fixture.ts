import { conversationStartedType, eventSource } from "@advisor/adapters/bus";
import type { BedrockOptions } from "@advisor/local/bedrock/start";
import type { Bundle } from "@advisor/local/bench/bundle";
import { functionEnvironment } from "@advisor/local/bench/local-servers";
import { type Bus, startBus } from "@advisor/local/bus/start";
import { type Invocable, startLambdaApi } from "@advisor/local/lambda/api";
import { type Lambda, type LambdaOptions, startLambda } from "@advisor/local/lambda/host";
import { afterAll, beforeAll } from "vitest";
import { north, v1 } from "../api/api.fixture.ts";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { deployed, type Entry } from "./deployed.ts";

/** A function's settings in addition to the common ones, and how it is hosted. */
export interface Setting extends Partial<Omit<LambdaOptions, "file" | "handler" | "env">> {
  env?: Record<string, string>;
}

export interface Functions {
  readonly cloud: Cloud;
  readonly bus: Bus;
  readonly code: Record<Entry, Bundle>;
  /** Starts a bundle as a function. */
  start(entry: Entry, setting?: Setting): Promise<Lambda>;
  /** The Lambda API in front of these functions, with all invocations, oldest first. */
  invocable(functions: Record<string, Invocable>): Promise<Invoked>;
  call(lambda: Lambda, route: string, body?: unknown): Promise<Response>;
  /** Creates a conversation and returns its id. */
  begin(lambda: Lambda, household_id?: string | null): Promise<string>;
  send(lambda: Lambda, conversation_id: string, message: string): Promise<Response>;
  /** A conversation's messages as the page reads them. */
  messages(lambda: Lambda, conversation_id: string): Promise<Message[]>;
  /** The result of verifying the record. */
  verified(lambda: Lambda, conversation_id: string): Promise<unknown>;
}

interface Message {
  role: string;
  parts: ({ type: string; text?: string } & Record<string, unknown>)[];
  metadata?: Record<string, unknown>;
}

interface Invoked {
  url: string;
  calls: { name: string; event: unknown }[];
}

/**
 * The deployed bundles in the Lambda host, with the local servers. The title function receives the
 * bus events.
 */
export function withFunctions(scripts?: BedrockOptions["scripts"]): Functions {
  const running: { close(): Promise<void> }[] = [];
  let cloud: Cloud;
  let bus: Bus;
  let code: Functions["code"];

  beforeAll(async () => {
    [cloud, code] = await Promise.all([startCloud(scripts), deployed()]);
    const titles = await start("title");
    bus = await startBus({ rules: [titleRule(titles)] });
  });
  afterAll(async () => {
    await bus.close();
    await Promise.all(running.map((one) => one.close()));
    await cloud.close();
  });

  async function start(entry: Entry, { env, ...setting }: Setting = {}): Promise<Lambda> {
    const lambda = await startLambda({
      file: code[entry].file,
      handler: "handler",
      concurrency: 1,
      ...setting,
      env: {
        ...functionEnvironment(cloud),
        ...(bus === undefined ? {} : { AWS_ENDPOINT_URL_EVENTBRIDGE: bus.url }),
        ...env,
      },
    });
    running.push(lambda);
    return lambda;
  }

  async function call(lambda: Lambda, route: string, body?: unknown): Promise<Response> {
    const [method = "", path] = route.split(" ");
    return fetch(`${lambda.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await cloud.issuer.mint(north)}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  const json = async (lambda: Lambda, route: string, body?: unknown) =>
    (await call(lambda, route, body)).json();

  return {
    get cloud() {
      return cloud;
    },
    get bus() {
      return bus;
    },
    get code() {
      return code;
    },
    start,
    async invocable(functions) {
      const calls: Invoked["calls"] = [];
      const api = await startLambdaApi({ functions: noted(functions, calls) });
      running.push(api);
      return { url: api.url, calls };
    },
    call,
    async begin(lambda, household_id = null) {
      const started = await json(lambda, `POST ${v1}/conversations`, { household_id });
      return (started as { conversation_id: string }).conversation_id;
    },
    send: (lambda, conversation_id, message) =>
      call(lambda, `POST ${v1}/chat/stream?protocol=ui`, { conversation_id, message }),
    async messages(lambda, id) {
      const page = await json(lambda, `GET ${v1}/conversations/${id}/messages`);
      return (page as { items: Message[] }).items;
    },
    verified: (lambda, id) => json(lambda, `GET ${v1}/conversations/${id}/audit?verify=1`),
  };
}

/** The rule in `infra/title.ts`: a failed function is invoked again. */
const titleRule = (titles: Lambda) => ({
  name: "title",
  pattern: { source: [eventSource], "detail-type": [conversationStartedType] },
  target: async (event: unknown) => {
    const { error, payload } = await titles.invoke(event);
    if (error !== undefined) throw new Error(JSON.stringify(payload));
  },
});

const noted = (functions: Record<string, Invocable>, calls: Invoked["calls"]) =>
  Object.fromEntries(
    Object.entries(functions).map(([name, { invoke }]) => [
      name,
      {
        invoke: (event: unknown) => {
          calls.push({ name, event });
          return invoke(event);
        },
      },
    ]),
  );
