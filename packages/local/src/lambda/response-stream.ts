import type { ClientRequest, IncomingMessage } from "node:http";
import { Writable } from "node:stream";

const STREAMING = Symbol.for("aws.lambda.runtime.handler.streaming");
const INTEGRATION = "application/vnd.awslambda.http-integration-response";

/** The stream that a streaming handler writes to. Nothing is sent before its first byte. */
export interface ResponseStream extends Writable {
  setContentType(type: string): void;
  setPrelude(prelude: string): void;
  readonly started: boolean;
}

/** The global that Lambda's Node runtime provides to handlers. */
export const awslambda = {
  streamifyResponse: <Handler extends object>(handler: Handler): Handler =>
    Object.assign(handler, { [STREAMING]: "response" }),
  HttpResponseStream: {
    /** Sends status, headers and cookies first, as JSON terminated by eight NULs. */
    from: (stream: ResponseStream, metadata: object): ResponseStream => {
      stream.setContentType(INTEGRATION);
      stream.setPrelude(`${JSON.stringify(metadata)}${"\0".repeat(8)}`);
      return stream;
    },
  },
};

export function isStreaming(handler: object): boolean {
  return STREAMING in handler;
}

/** Finishes when the Runtime API has received everything; destroying it cuts the response off. */
export function responseStream(open: (contentType: string) => ClientRequest): ResponseStream {
  let request: ClientRequest | undefined;
  let contentType = "application/octet-stream";
  let prelude = "";

  const opened = (): ClientRequest => {
    if (request) return request;
    request = open(contentType);
    request.on("error", (error) => stream.destroy(error));
    if (prelude) request.write(prelude);
    return request;
  };
  const stream = new Writable({
    write: (chunk, _encoding, done) => void opened().write(chunk, done),
    final: (done) => {
      const accepted = (response: IncomingMessage) => response.resume().once("end", () => done());
      opened().once("response", accepted).end();
    },
    destroy: (error, done) => {
      request?.destroy();
      done(error);
    },
  });
  return Object.defineProperties(stream, {
    setContentType: {
      value: (type: string) => {
        contentType = type;
      },
    },
    setPrelude: {
      value: (text: string) => {
        prelude = text;
      },
    },
    started: { get: () => request !== undefined },
  }) as ResponseStream;
}
