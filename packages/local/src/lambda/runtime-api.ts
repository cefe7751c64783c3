import { once } from "node:events";
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
} from "node:http";
import { text } from "node:stream/consumers";

/** An error as reported to the Runtime API and to the caller. */
export interface LambdaError {
  errorType: string;
  errorMessage: string;
  trace?: string[];
}

export interface RuntimeApi {
  /** Waits for the next invocation. */
  next(): Promise<{ headers: IncomingHttpHeaders; body: string }>;
  answer(id: string, result: unknown): Promise<void>;
  stream(id: string, contentType: string): ClientRequest;
  fail(path: string, error: LambdaError): Promise<void>;
}

/** The runtime's client for the Lambda Runtime API at host:port. */
export function runtimeApi(address: string): RuntimeApi {
  const open = (method: string, path: string, headers = {}) =>
    request(`http://${address}/2018-06-01/runtime/${path}`, { method, headers, agent: false });
  const send = async (call: ClientRequest, body = "") => {
    call.end(body);
    const [response] = (await once(call, "response")) as [IncomingMessage];
    return { headers: response.headers, body: await text(response) };
  };
  return {
    next: () => send(open("GET", "invocation/next")),
    answer: async (id, result) => {
      const call = open("POST", `invocation/${id}/response`, JSON_BODY);
      await send(call, JSON.stringify(result ?? null));
    },
    stream: (id, contentType) =>
      open("POST", `invocation/${id}/response`, {
        "content-type": contentType,
        "lambda-runtime-function-response-mode": "streaming",
      }),
    fail: async (path, error) => {
      const type = { "lambda-runtime-function-error-type": error.errorType };
      await send(open("POST", path, { ...JSON_BODY, ...type }), JSON.stringify(error));
    },
  };
}

const JSON_BODY = { "content-type": "application/json" };
