import { wait } from "@advisor/adapters/world";
import { openStores, type Runtime, type Stores } from "@advisor/functions/runtime";
import { afterAll, beforeAll } from "vitest";
import { type Api, type App, north, v1, withApi } from "../api/api.fixture.ts";
import type { Chunk } from "../api/streams.ts";
import { eventsOf } from "../resume/readers.ts";
import { type Durable, startDurableFunction } from "./durable.ts";
import { stuck } from "./stuck.ts";

export const question = "What is in VOO?";
export const functionName = "workflow:7";

/**
 * A turn stops ten seconds before its Lambda times out; this is what remains for the turn itself.
 */
const leftMs = 777;
const nearMs = 10_000 + leftMs;

export interface Seen {
  chunks: Chunk[];
  turn_id: string;
  /** The number of its last event. */
  last: number;
}

export interface Continuing extends Api {
  readonly durable: Durable;
  readonly stores: Stores;
  model: ReturnType<typeof stuck>;
  /** Another app for turns near their deadline, optionally with other ports. */
  impatient(ports: Partial<Runtime>): App;
  /** A turn in a Lambda that is about to time out, as its reader sees it. */
  late(conversation: string, from?: App): Promise<Seen>;
  /** Reconnects with the number of the last event, and reads to the end. */
  resume(conversation: string, after?: number): Promise<Chunk[]>;
  /** A reader that is admitted but has not read yet. */
  follow(conversation: string, after?: number): Promise<() => Promise<Chunk[]>>;
  /** The kinds of a conversation's entries, in order. */
  kinds(conversation: string): Promise<string[]>;
  /** The last answer. */
  reply(conversation: string): Promise<{ parts: unknown[]; metadata: Record<string, unknown> }>;
}

/** The API with a durable function whose events are handled by `invoked`. */
export function withContinuations(options: Parameters<typeof startDurableFunction>[1]): Continuing {
  const model = stuck();
  const api = withApi({ stuck: model.script });
  let shown = Promise.withResolvers<void>();
  let durable: Durable;
  let app: App;
  let stores: Stores;

  beforeAll(async () => {
    durable = await startDurableFunction(functionName, options);
    Object.assign(process.env, {
      AWS_ENDPOINT_URL_LAMBDA: durable.url,
      CONTINUATION_FUNCTION: functionName,
      LEASE_SECONDS: "1",
    });
    app = open();
    stores = openStores();
    process.env.MODEL_ID = "stuck";
  });
  afterAll(async () => {
    model.release();
    await durable.idle();
    await durable.close();
    for (const name of ["AWS_ENDPOINT_URL_LAMBDA", "CONTINUATION_FUNCTION", "LEASE_SECONDS"]) {
      delete process.env[name];
    }
    process.env.MODEL_ID = "offline";
  });

  /** An app whose turns reach their deadline once the reader has seen part of the answer. */
  const open = (ports: Partial<Runtime> = {}): App =>
    api.open("stuck", {
      wait: (ms, signal) => (ms === leftMs ? shown.promise : wait(ms, signal)),
      ...ports,
    });

  const follow: Continuing["follow"] = async (id, after) => {
    const headers = after === undefined ? {} : { "last-event-id": String(after) };
    const path = `${v1}/chat/${id}/stream?protocol=ui`;
    const response = await api.call(`GET ${path}`, { app, headers });
    return async () => (await seen(response)).chunks;
  };

  return {
    ...api,
    impatient: open,
    get cloud() {
      return api.cloud;
    },
    get app() {
      return app;
    },
    get durable() {
      return durable;
    },
    get stores() {
      return stores;
    },
    model,
    async late(conversation_id, from = app) {
      const context = { getRemainingTimeInMillis: () => nearMs };
      const headers = {
        authorization: `Bearer ${await api.cloud.issuer.mint(north)}`,
        "content-type": "application/json",
      };
      const body = JSON.stringify({ conversation_id, message: question });
      const sent = { method: "POST", headers, body };
      const path = `${v1}/chat/stream?protocol=ui`;
      shown = Promise.withResolvers();
      return seen(await from.request(path, sent, { context }), shown.resolve);
    },
    follow,
    resume: async (id, after) => (await follow(id, after))(),
    async kinds(id) {
      const entries = await stores.journal.after(id, 0, 100);
      return entries.map(({ body }) => body.kind).filter((kind) => kind !== "titled");
    },
    async reply(id) {
      const { body } = await api.json<{ items: Awaited<ReturnType<Continuing["reply"]>>[] }>(
        `GET ${v1}/conversations/${id}/messages`,
        { app },
      );
      const last = body.items.at(-1);
      if (last === undefined) throw new Error("there is no answer");
      return last;
    },
  };
}

async function seen(response: Response, shown = (): void => undefined): Promise<Seen> {
  const chunks: Chunk[] = [];
  let last = 0;
  for await (const { id, value } of eventsOf(response)) {
    chunks.push(value as Chunk);
    last = id;
    if ((value as Chunk).type === "text-delta") shown();
  }
  const about = chunks[0]?.messageMetadata as { turn_id?: string } | undefined;
  return { chunks, turn_id: about?.turn_id ?? "", last };
}
