import {
  type ClientRequest,
  Agent as HttpAgent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";

export interface HttpRequest {
  method: "POST";
  protocol: string;
  hostname: string;
  port?: number;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** A response whose body is still unread. */
export interface HttpResponse {
  statusCode: number;
  headers: Record<string, string>;
  body: IncomingMessage;
}

/** Sends a request; the SDK's handlers have the same shape. */
export interface HttpHandler {
  handle(
    request: HttpRequest,
    options: { abortSignal: AbortSignal },
  ): Promise<{ response: HttpResponse }>;
  destroy(): void;
}

interface Timeouts {
  /** How long a new connection may take. */
  connectionTimeoutMs: number;
  /** How long the head of a response may take from the call on. Undefined: as long as the signal allows. */
  responseTimeoutMs?: number;
}

/**
 * A pool is larger than one process ever needs at a time: the response's timeout starts with the call, so
 * waiting for a free connection would use it up and trigger a retry storm.
 */
const pool = { keepAlive: true, maxSockets: 500 };

/**
 * HTTP/1.1 over kept-alive connections. The SDK's handler sets five timers a request and loads the SDK's
 * protocols with it.
 */
export function httpHandler(timeouts: Timeouts): HttpHandler {
  const plain = { open: requestHttp, agent: new HttpAgent(pool) };
  const secure = { open: requestHttps, agent: new HttpsAgent(pool) };
  return {
    async handle({ protocol, hostname, body, ...rest }, { abortSignal }) {
      abortSignal.throwIfAborted();
      const { open, agent } = protocol === "https:" ? secure : plain;
      // The brackets of an IPv6 address belong to the URL.
      const host = hostname.replace(/^\[(.*)\]$/, "$1");
      const request = open({ ...rest, host, agent });
      const response = responseTo(request, timeouts, abortSignal);
      request.end(body);
      return { response: await response };
    },
    destroy() {
      plain.agent.destroy();
      secure.agent.destroy();
    },
  };
}

/** Resolves with the head of the response. An abort also ends a response that is still being read. */
function responseTo(
  request: ClientRequest,
  { connectionTimeoutMs, responseTimeoutMs }: Timeouts,
  signal: AbortSignal,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown): void => {
      reject(error);
      request.destroy();
    };
    const startTimer = (ms: number, wait: string): (() => void) => {
      const timer = setTimeout(() => fail(tooLate(wait, ms)), ms);
      const stop = () => clearTimeout(timer);
      request.once("close", stop);
      return stop;
    };
    const leave = (): void => fail(signal.reason);
    signal.addEventListener("abort", leave, { once: true });
    request.once("close", () => signal.removeEventListener("abort", leave));
    request.once("socket", (socket) => {
      if (socket.connecting) socket.once("connect", startTimer(connectionTimeoutMs, "connection"));
    });
    const answered =
      responseTimeoutMs === undefined ? undefined : startTimer(responseTimeoutMs, "response");
    request.on("error", reject);
    request.once("response", (body) => {
      answered?.();
      const { statusCode = 0, headers } = body;
      resolve({ statusCode, headers: joined(headers), body });
    });
  });
}

const tooLate = (wait: string, ms: number): Error =>
  Object.assign(new Error(`no ${wait} after ${ms} ms`), {
    name: "TimeoutError",
    code: "ETIMEDOUT",
  });

/** Only cookies come as a list. */
const joined = ({ "set-cookie": _, ...headers }: IncomingHttpHeaders): Record<string, string> =>
  headers as Record<string, string>;
