import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "../dynamo/listen.ts";
import { promptCache } from "./cache.ts";
import { scriptForModel } from "./faults.ts";
import type { Frame } from "./frame.ts";
import { wireBytes } from "./frame.ts";
import { type Http1Or2Request, type Http1Or2Response, listen } from "./listen.ts";
import {
  errorResponse,
  jsonResponse,
  type ResponseScript,
  type ScriptedResponse,
} from "./outcome.ts";
import { type ModelReply, streamedFrames, wholeResponse } from "./reply.ts";
import { ConverseBody, validationError } from "./validate.ts";

export interface BedrockOptions {
  port?: number;
  /** The reply of the model to a Converse request, which it gets as the SDK sent it. */
  answer(request: unknown): ModelReply | Promise<ModelReply>;
  /** Milliseconds before each delta. */
  pace?: number;
  /** Additional model ids with a scripted behavior, besides the table of faults. */
  scripts?: Record<string, ResponseScript>;
}

/** A Bedrock runtime endpoint on this machine: `converse` and `converse-stream` over HTTP/1.1 and h2c. */
export async function startBedrock(options: BedrockOptions): Promise<RunningServer> {
  const script = scriptForModel(options.scripts ?? {});
  const cache = promptCache();

  const respond = async (incoming: Http1Or2Request): Promise<ScriptedResponse> => {
    const route = /^\/model\/([^/]+)\/(converse|converse-stream)$/.exec(incoming.url ?? "");
    if (!route || incoming.method !== "POST") {
      return errorResponse(404, "UnknownOperationException", "There is no such operation.");
    }
    const raw = await text(incoming);
    const body: unknown = JSON.parse(raw);
    const request = read(body);
    if (typeof request === "string") return errorResponse(400, "ValidationException", request);

    const reply = await options.answer(body);
    const model = decodeURIComponent(route[1] ?? "");
    const cached = cache(model, request, raw.length);
    const outcome = script(model)(streamedFrames(reply, cached), request);
    const refused = outcome.head?.status !== 200;
    return route[2] === "converse" && !refused
      ? jsonResponse(wholeResponse(reply, cached))
      : outcome;
  };

  return listen((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    respond(incoming)
      .catch((cause) => errorResponse(500, "InternalServerException", String(cause)))
      .then((outcome) => send(outcome, outgoing, options.pace ?? 0, gone.signal))
      .catch((cause) => gone.signal.aborted || outgoing.destroy(cause));
  }, options.port ?? 0);
}

/** The parsed request, or an error message. */
function read(body: unknown): ConverseBody | string {
  const request = ConverseBody.safeParse(body);
  if (!request.success) return `The request is not valid: ${request.error.issues[0]?.message}`;
  return validationError(request.data) ?? request.data;
}

/** Writes as fast as the reader reads, and stops when it leaves. */
async function send(
  outcome: ScriptedResponse,
  outgoing: Http1Or2Response,
  pace: number,
  gone: AbortSignal,
) {
  if (outcome.head) open(outgoing, outcome.head.status, outcome.head.headers);
  for await (const part of outcome.body) {
    if (pace > 0 && delta(part)) await sleep(pace, undefined, { signal: gone });
    if (gone.aborted) return;
    if (!write(outgoing, wireBytes(part))) await once(outgoing, "drain", { signal: gone });
  }
  if (outcome.ending === "end") outgoing.end();
  if (outcome.ending === "cut") {
    await sleep(SETTLE, undefined, { signal: gone });
    outgoing.socket?.destroy();
  }
}

/**
 * Milliseconds that the reader gets to drain the socket, because cutting a connection drops unread
 * data.
 */
const SETTLE = 30;

/** Sends the headers at once, not with the first frame. */
function open(outgoing: Http1Or2Response, status: number, headers: Record<string, string>) {
  if ("stream" in outgoing) return outgoing.stream.respond({ ":status": status, ...headers });
  return outgoing.writeHead(status, headers).flushHeaders();
}

/** The two response types have no common signature of `write`. */
const write = (outgoing: Http1Or2Response, part: Uint8Array): boolean =>
  "stream" in outgoing ? outgoing.write(part) : outgoing.write(part);

const delta = (part: Frame | Uint8Array) =>
  !(part instanceof Uint8Array) && part.type === "contentBlockDelta";
