import { once } from "node:events";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { RunningServer } from "../dynamo/listen.ts";
import { promptCache } from "./cache.ts";
import { scripted } from "./faults.ts";
import type { Frame } from "./frame.ts";
import { type Incoming, listen, type Outgoing } from "./listen.ts";
import { json, type Outcome, refusal, type Script, wire } from "./outcome.ts";
import { type Reply, streamed, whole } from "./reply.ts";
import { complaint, Request } from "./validate.ts";

export interface BedrockOptions {
  port?: number;
  /** The brain: gets the Converse request as it came. */
  answer(request: unknown): Reply | Promise<Reply>;
  /** Milliseconds before each delta. */
  pace?: number;
  /** Further model ids with a behaviour of their own, beside the table of faults. */
  scripts?: Record<string, Script>;
}

/** A Bedrock runtime endpoint on this machine: `converse` and `converse-stream` over HTTP/1.1 and h2c. */
export async function startBedrock(options: BedrockOptions): Promise<RunningServer> {
  const script = scripted(options.scripts ?? {});
  const cache = promptCache();

  const respond = async (incoming: Incoming): Promise<Outcome> => {
    const route = /^\/model\/([^/]+)\/(converse|converse-stream)$/.exec(incoming.url ?? "");
    if (!route || incoming.method !== "POST") {
      return refusal(404, "UnknownOperationException", "There is no such operation.");
    }
    const raw = await text(incoming);
    const asked: unknown = JSON.parse(raw);
    const request = read(asked);
    if (typeof request === "string") return refusal(400, "ValidationException", request);

    const reply = await options.answer(asked);
    const model = decodeURIComponent(route[1] ?? "");
    const cached = cache(model, request, raw.length);
    const outcome = script(model)(streamed(reply, cached), request);
    const refused = outcome.head?.status !== 200;
    return route[2] === "converse" && !refused ? json(whole(reply, cached)) : outcome;
  };

  return listen((incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    respond(incoming)
      .catch((cause) => refusal(500, "InternalServerException", String(cause)))
      .then((outcome) => send(outcome, outgoing, options.pace ?? 0, gone.signal))
      .catch((cause) => gone.signal.aborted || outgoing.destroy(cause));
  }, options.port ?? 0);
}

/** The request, or what is wrong with it. */
function read(asked: unknown): Request | string {
  const request = Request.safeParse(asked);
  if (!request.success) return `The request is not valid: ${request.error.issues[0]?.message}`;
  return complaint(request.data) ?? request.data;
}

/** Writes at the pace of the reader and stops when it has gone. */
async function send(outcome: Outcome, outgoing: Outgoing, pace: number, gone: AbortSignal) {
  if (outcome.head) open(outgoing, outcome.head.status, outcome.head.headers);
  for await (const part of outcome.body) {
    if (pace > 0 && delta(part)) await sleep(pace, undefined, { signal: gone });
    if (gone.aborted) return;
    if (!write(outgoing, wire(part))) await once(outgoing, "drain", { signal: gone });
  }
  if (outcome.ending === "end") outgoing.end();
  if (outcome.ending === "cut") {
    await sleep(SETTLE, undefined, { signal: gone });
    outgoing.socket?.destroy();
  }
}

/** Milliseconds for the reader to take what was sent: a cut line drops what waits unread. */
const SETTLE = 30;

/** The headers leave at once, not with the first frame. */
function open(outgoing: Outgoing, status: number, headers: Record<string, string>) {
  if ("stream" in outgoing) return outgoing.stream.respond({ ":status": status, ...headers });
  return outgoing.writeHead(status, headers).flushHeaders();
}

/** The two kinds of response share no signature of `write`. */
const write = (outgoing: Outgoing, part: Uint8Array): boolean =>
  "stream" in outgoing ? outgoing.write(part) : outgoing.write(part);

const delta = (part: Frame | Uint8Array) =>
  !(part instanceof Uint8Array) && part.type === "contentBlockDelta";
