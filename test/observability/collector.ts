import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";

/** How a trace collector responds. */
export type Manner = "takes" | "takes its time" | "hangs" | "refuses" | "closes";

const Value = z.object({
  stringValue: z.string().optional(),
  intValue: z.number().optional(),
  doubleValue: z.number().optional(),
  boolValue: z.boolean().optional(),
  arrayValue: z.object({ values: z.array(z.object({ stringValue: z.string() })) }).optional(),
});
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              kind: z.int(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              startTimeUnixNano: z.string(),
              endTimeUnixNano: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: Value })),
              status: z.object({ code: z.int() }),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface Span {
  name: string;
  id: string;
  parent: string | undefined;
  kind: number;
  status: number;
  ms: number;
  attributes: Record<string, unknown>;
}

export interface Collector {
  url: string;
  manner: Manner;
  /** The request bodies as received. */
  bodies: string[];
  /** The spans of a conversation, oldest first. */
  spans(conversation: string): Span[];
  /** Stops once every request that will have an answer has it. */
  close(): Promise<void>;
}

/** A local OTLP endpoint over HTTP with JSON. */
export async function startCollector(): Promise<Collector> {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { manner } = collector;
    if (manner === "closes") return request.socket.destroy();
    const body = await text(request);
    if (manner === "takes its time") await sleep(200);
    collector.bodies.push(body);
    if (manner === "hangs") return;
    response.writeHead(manner === "refuses" ? 500 : 200, { "content-type": "application/json" });
    response.end("{}");
    await once(response, "close");
  };
  const answering = new Set<Promise<unknown>>();
  const server = createServer((request, response) => {
    const answered = answer(request, response).finally(() => answering.delete(answered));
    answering.add(answered);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const collector: Collector = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    manner: "takes",
    bodies: [],
    spans: (conversation) =>
      collector.bodies
        .flatMap(spansOf)
        .filter(({ attributes }) => attributes["gen_ai.conversation.id"] === conversation),
    close: async () => {
      await Promise.allSettled(answering);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return collector;
}

const spansOf = (body: string): Span[] =>
  Sent.parse(JSON.parse(body))
    .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map((span) => ({
      name: span.name,
      id: span.spanId,
      parent: span.parentSpanId,
      kind: span.kind,
      status: span.status.code,
      ms: Number((BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1_000_000n),
      attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, plain(value)])),
    }));

const plain = ({ arrayValue, ...value }: z.infer<typeof Value>): unknown =>
  arrayValue?.values.map(({ stringValue }) => stringValue) ?? Object.values(value)[0];
