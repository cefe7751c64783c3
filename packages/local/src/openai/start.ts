import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { ModelReply } from "../bedrock/reply.ts";
import { listen, type RunningServer } from "../dynamo/listen.ts";
import { scriptForModel } from "./faults.ts";
import {
  errorResponse,
  jsonResponse,
  type ResponseScript,
  type ScriptedResponse,
} from "./outcome.ts";
import { streamedParts, wholeResponse } from "./reply.ts";
import { ChatBody, validationError } from "./validate.ts";
import { wireBytes } from "./wire.ts";

export interface OpenaiOptions {
  port?: number;
  /** The model: gets the request unchanged. */
  answer(request: unknown): ModelReply | Promise<ModelReply>;
  /** Additional model ids with a scripted behavior, besides the table of faults. */
  scripts?: Record<string, ResponseScript>;
}

/** An OpenAI-compatible server on this machine. Its url is the base of `/chat/completions`. */
export async function startOpenai(options: OpenaiOptions): Promise<RunningServer> {
  const script = scriptForModel(options.scripts ?? {});

  const respond = async (incoming: IncomingMessage): Promise<ScriptedResponse> => {
    if (incoming.url !== "/v1/chat/completions" || incoming.method !== "POST") {
      return errorResponse(404, "unknown_url", `Unknown request URL: ${incoming.url}.`);
    }
    const raw = await text(incoming);
    const request = read(raw);
    if (typeof request === "string") return errorResponse(400, "invalid_request", request);

    const reply = await options.answer(JSON.parse(raw));
    const key = incoming.headers.authorization?.replace(/^Bearer /, "") ?? "";
    const outcome = script(request.model)(streamedParts(reply, raw.length), { request, key });
    const refused = outcome.head?.status !== 200;
    return request.stream || refused
      ? outcome
      : jsonResponse(200, wholeResponse(reply, raw.length));
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

/** The parsed request, or an error message. */
function read(raw: string): ChatBody | string {
  try {
    const request = ChatBody.parse(JSON.parse(raw));
    return validationError(request) ?? request;
  } catch (error) {
    return `The request is not valid: ${error instanceof Error ? error.message : error}`;
  }
}

/** Writes as fast as the reader reads, and stops when it leaves. */
async function send(outcome: ScriptedResponse, outgoing: ServerResponse, gone: AbortSignal) {
  // Sends the headers at once, not with the first event.
  if (outcome.head) outgoing.writeHead(outcome.head.status, outcome.head.headers).flushHeaders();
  for await (const part of outcome.body) {
    if (gone.aborted) return;
    if (!outgoing.write(wireBytes(part))) await once(outgoing, "drain", { signal: gone });
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
