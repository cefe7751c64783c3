import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { encodeFrame, eventFrame } from "@advisor/local/bedrock/frame";

type Json = Record<string, unknown>;

/**
 * A request the vendor refuses: one with a value at a path such as `tool_choice` or
 * `messages.*.content`.
 */
export interface Refusal {
  has: string;
  /** The value; any if absent. */
  is?: unknown;
  status: number;
  body: Json;
  headers?: Record<string, string>;
}

/** One response: chunks of a stream, a JSON body, or a status with a message. */
export type Answer =
  | {
      /** OpenAI chunks as they are; Bedrock chunks as `{contentBlockDelta: {...}}` and so on. */
      chunks: readonly Json[];
      /** Whether the stream ends with OpenAI's `[DONE]`; true by default. */
      done?: boolean;
      /** Milliseconds before each chunk. */
      pace?: number;
    }
  | { json: Json }
  /** A raw body with its content type; one that `breaks` never ends properly. */
  | { raw: string; type?: string | undefined; breaks?: boolean }
  | { status: number; body: Json; headers?: Record<string, string> };

/** A vendor's behavior, as data. */
export interface Scenario {
  refuses?: readonly Refusal[];
  /** One response per request that is not refused; the last one repeats. */
  answers: readonly Answer[];
}

/** A request as received. */
export interface Received {
  path: string;
  body: Json;
}

/**
 * A server that speaks OpenAI's chat completions and Bedrock's Converse, and follows its scenario.
 */
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
    /** Restarts with another scenario. */
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

/** Whether the path exists; `*` matches any list index. */
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
