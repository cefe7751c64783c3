import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { Reply } from "../bedrock/reply.ts";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import { scripted } from "./faults.ts";
import { json, type Outcome, refusal, type Script, wire } from "./outcome.ts";
import { streamed, whole } from "./reply.ts";
import { complaint, Request } from "./validate.ts";

export interface OpenaiOptions {
  port?: number;
  /** The brain: gets the request as it came. */
  answer(request: unknown): Reply | Promise<Reply>;
  /** Further model ids with a behaviour of their own, beside the table of faults. */
  scripts?: Record<string, Script>;
}

/** An OpenAI-compatible server on this machine. Its url is the base of `/chat/completions`. */
export async function startOpenai(options: OpenaiOptions): Promise<RunningServer> {
  const script = scripted(options.scripts ?? {});

  const respond = async (incoming: IncomingMessage): Promise<Outcome> => {
    if (incoming.url !== "/v1/chat/completions" || incoming.method !== "POST") {
      return refusal(404, "unknown_url", `Unknown request URL: ${incoming.url}.`);
    }
    const raw = await text(incoming);
    const request = read(raw);
    if (typeof request === "string") return refusal(400, "invalid_request", request);

    const reply = await options.answer(JSON.parse(raw));
    const key = incoming.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const outcome = script(request.model)(streamed(reply, raw.length), { request, key });
    const refused = outcome.head?.status !== 200;
    return request.stream || refused ? outcome : json(200, whole(reply, raw.length));
  };

  const { url, close } = await listen(async (incoming, outgoing) => {
    const gone = new AbortController();
    outgoing.once("close", () => gone.abort());
    const outcome = await respond(incoming);
    await send(outcome, outgoing, gone.signal).catch(
      (cause) => gone.signal.aborted || outgoing.destroy(cause),
    );
  }, options.port);
  return { url: `${url}/v1`, close };
}

/** The request, or what is wrong with it. */
function read(raw: string): Request | string {
  try {
    const request = Request.parse(JSON.parse(raw));
    return complaint(request) ?? request;
  } catch (error) {
    return `The request is not valid: ${error instanceof Error ? error.message : error}`;
  }
}

/** Writes at the pace of the reader and stops when it has gone. */
async function send(outcome: Outcome, outgoing: ServerResponse, gone: AbortSignal) {
  // The headers leave at once, not with the first event.
  if (outcome.head) outgoing.writeHead(outcome.head.status, outcome.head.headers).flushHeaders();
  for await (const part of outcome.body) {
    if (gone.aborted) return;
    if (!outgoing.write(wire(part))) await once(outgoing, "drain", { signal: gone });
  }
  if (outcome.ending === "end") outgoing.end();
  if (outcome.ending === "cut") {
    await sleep(SETTLE, undefined, { signal: gone });
    outgoing.socket?.destroy();
  }
}

/** Milliseconds for the reader to take what was sent: a cut line drops what waits unread. */
const SETTLE = 30;
