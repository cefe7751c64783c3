// Loaded before: the first call would take longer than the title of the turn, which some tests expect later.
import "@advisor/tools/catalog.gen";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime, type Runtime } from "@advisor/functions/runtime";
import type { BedrockOptions } from "@advisor/local/bedrock/start";
import { afterAll, beforeAll } from "vitest";
import { type Cloud, startCloud } from "./cloud.ts";

export type App = ReturnType<typeof createApp>;

export interface Asked {
  /** Whose token to send; null sends none. */
  as?: string | null;
  /** Sent as JSON; a string or bytes are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The app to call, if not the healthy default. */
  app?: App;
}

export interface Api {
  /** The local servers; available once the tests run. */
  readonly cloud: Cloud;
  readonly app: App;
  call(route: string, asked?: Asked): Promise<Response>;
  /** The same, with the body parsed as JSON. */
  json<Shape = Record<string, unknown>>(
    route: string,
    asked?: Asked,
  ): Promise<{ status: number; body: Shape }>;
  /** Creates a conversation and returns its id. */
  start(household?: string | null, as?: string): Promise<string>;
  /** Sends a message and returns the turn's stream. */
  send(conversation: string, message: string, asked?: Asked): Promise<Response>;
  /** The number of writes by the apps of this file. */
  writes(): number;
  /** Opens another app over the same store, with a given model or ports. */
  open(modelId?: string, ports?: Partial<Runtime>): App;
  /** Sends the traces that the apps of this file still hold. */
  flushed(): Promise<void>;
}

export const north = "adv_north";
export const south = "adv_south";
export const v1 = "/api/v1/copilot";

/** The API in this process with its own local servers, for the tests of one file. */
export function withApi(scripts?: BedrockOptions["scripts"]): Api {
  let cloud: Cloud;
  let app: App;
  let writes = 0;
  const spans: Runtime["spans"][] = [];
  const tokens = new Map<string, string>();

  beforeAll(async () => {
    cloud = await startCloud(scripts);
    for (const advisor of [north, south]) tokens.set(advisor, await cloud.issuer.mint(advisor));
    app = open();
  });
  afterAll(() => cloud.close());

  function open(modelId = "offline", ports: Partial<Runtime> = {}): App {
    process.env.MODEL_ID = modelId;
    const runtime = openRuntime({
      meter: (call) => {
        if (call === "write") writes += 1;
      },
    });
    process.env.MODEL_ID = "offline";
    spans.push(runtime.spans);
    return createApp({ ...runtime, ...ports });
  }

  async function call(route: string, asked: Asked = {}): Promise<Response> {
    const { as = north, body, headers = {} } = asked;
    const [method = "", path = ""] = route.split(" ");
    const token = tokens.get(as ?? "");
    const init = {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: raw(body) }),
    };
    return (asked.app ?? app).request(path, init);
  }

  return {
    get cloud() {
      return cloud;
    },
    get app() {
      return app;
    },
    writes: () => writes,
    open,
    async flushed() {
      await Promise.all(spans.map((sink) => sink.flushed()));
    },
    call,
    async json<Shape>(route: string, asked?: Asked) {
      const response = await call(route, asked);
      return { status: response.status, body: (await response.json()) as Shape };
    },
    async start(household_id = null, as = north) {
      const response = await call(`POST ${v1}/conversations`, { as, body: { household_id } });
      return ((await response.json()) as { conversation_id: string }).conversation_id;
    },
    send: (conversation_id, message, asked) =>
      call(`POST ${v1}/chat/stream?protocol=ui`, { body: { conversation_id, message }, ...asked }),
  };
}

const raw = (body: unknown): BodyInit =>
  typeof body === "string" || body instanceof Uint8Array
    ? (body as BodyInit)
    : JSON.stringify(body);
