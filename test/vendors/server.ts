import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { encodeFrame, eventFrame } from "@advisor/local/bedrock/frame";

type Json = Record<string, unknown>;

/** A request that the vendor refuses: one that has something at a path, such as `tool_choice` or `messages.*.content`. */
export interface Refusal {
  has: string;
  /** What stands there; anything when absent. */
  is?: unknown;
  status: number;
  body: Json;
  headers?: Record<string, string>;
}

/** One answer: chunks of a stream, a body of JSON, or a status with its words. */
export type Answer =
  | {
      /** Of OpenAI's dialect as they are; of Bedrock's as `{contentBlockDelta: {...}}` and the like. */
      chunks: readonly Json[];
      /** What ends the stream: OpenAI's `[DONE]` unless false. */
      done?: boolean;
      /** Milliseconds before each chunk. */
      pace?: number;
    }
  | { json: Json }
  /** A body as it is, under its content type; one that breaks off never ends properly. */
  | { raw: string; type?: string | undefined; breaks?: boolean }
  | { status: number; body: Json; headers?: Record<string, string> };

/** What a vendor does, as data. */
export interface Scenario {
  refuses?: readonly Refusal[];
  /** One for each request that is not refused; the last one again and again. */
  answers: readonly Answer[];
}

/** A request as it came. */
export interface Received {
  path: string;
  body: Json;
}

/** A server that speaks OpenAI's chat completions and Bedrock's Converse, and does what its scenario says. */
export async function startVendor(first: Scenario) {
  let scenario = first;
  let answered = 0;
  const received: Received[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const body = (await json(incoming)) as Json;
    received.push({ path: incoming.url ?? "", body });
    const refusal = scenario.refuses?.find((one) => found(body, one));
    const answer = refusal ?? scenario.answers[Math.min(answered, scenario.answers.length - 1)];
    if (refusal === undefined) answered += 1;
    if (answer !== undefined) await respond(answer, incoming, outgoing);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    root,
    /** The base of OpenAI's paths. */
    url: `${root}/v1`,
    received,
    /** Starts over with another scenario. */
    play(next: Scenario): void {
      scenario = next;
      answered = 0;
      received.length = 0;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Vendor = Awaited<ReturnType<typeof startVendor>>;

/** Whether something stands at the path; `*` is any place of a list. */
function found(body: Json, { has, is }: Pick<Refusal, "has" | "is">): boolean {
  const at = has.split(".").reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => {
        if (typeof value !== "object" || value === null) return [];
        if (key === "*") return Object.values(value);
        return Object.hasOwn(value, key) ? [(value as Json)[key]] : [];
      }),
    [body],
  );
  return at.some((value) =>
    is === undefined ? value !== undefined : JSON.stringify(value) === JSON.stringify(is),
  );
}

async function respond(
  answer: Answer | Refusal,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const bedrock = incoming.url?.startsWith("/model/") === true;
  if ("raw" in answer) {
    plain(answer, outgoing);
    return;
  }
  if (!("chunks" in answer)) {
    whole(answer, outgoing);
    return;
  }
  const type = bedrock ? "application/vnd.amazon.eventstream" : "text/event-stream";
  outgoing.writeHead(200, { "content-type": type }).flushHeaders();
  for (const chunk of answer.chunks) {
    if (answer.pace !== undefined) await sleep(answer.pace);
    outgoing.write(bedrock ? frame(chunk) : `data: ${JSON.stringify(chunk)}\n\n`);
  }
  outgoing.end(bedrock || answer.done === false ? undefined : "data: [DONE]\n\n");
}

function plain({ raw, breaks, ...rest }: Extract<Answer, { raw: string }>, out: ServerResponse) {
  const type = "type" in rest ? rest.type : "text/event-stream";
  out.writeHead(200, type === undefined ? {} : { "content-type": type });
  if (breaks === true) out.write(raw, () => out.destroy());
  else out.end(raw);
}

function whole(
  answer: Exclude<Answer | Refusal, { chunks: unknown } | { raw: string }>,
  outgoing: ServerResponse,
) {
  const [status, body] = "json" in answer ? [200, answer.json] : [answer.status, answer.body];
  const headers = "headers" in answer ? answer.headers : {};
  outgoing.writeHead(status, { "content-type": "application/json", ...headers });
  outgoing.end(JSON.stringify(body));
}

/** `{messageStop: {...}}` is an event; a name that ends in Exception is an exception. */
function frame(chunk: Json): Uint8Array {
  const [[type, body] = ["", {}]] = Object.entries(chunk);
  const kind = type.endsWith("Exception") ? "exception" : "event";
  return encodeFrame({ ...eventFrame(type, body as Json), kind });
}
