import { text } from "node:stream/consumers";
import { listen, type RunningServer } from "@advisor/local/dynamo/listen";

/** A call to the store before it is forwarded. */
export interface Call {
  /** Such as `PutItem`. */
  operation: string;
  body: Record<string, unknown>;
}

interface Answer {
  status: number;
  body: string;
}

/** Decides what happens to a call; `cut` drops the connection without a response. */
export type Meddle = (
  call: Call,
  forward: (body?: Record<string, unknown>) => Promise<Answer>,
) => Promise<Answer | "cut">;

export const straight: Meddle = (_, forward) => forward();

/** An error response of DynamoDB. */
export const refusal = (type: string, extra: Record<string, unknown> = {}): Answer => ({
  status: 400,
  body: JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, ...extra }),
});

interface Proxy extends RunningServer {
  /** Sets what happens to every call from now on. */
  meddle(next: Meddle): void;
}

/** A proxy between an SDK client and the store. */
export async function startProxy(target: string): Promise<Proxy> {
  let meddle = straight;
  const server = await listen(async (request, response) => {
    const operation = String(request.headers["x-amz-target"]).replace("DynamoDB_20120810.", "");
    const body: Record<string, unknown> = JSON.parse(await text(request));
    const headers = {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": String(request.headers["x-amz-target"]),
      authorization: String(request.headers.authorization),
      "x-amz-date": String(request.headers["x-amz-date"]),
    };
    const answer = await meddle({ operation, body }, (changed = body) =>
      send(target, headers, changed),
    );
    if (answer === "cut") {
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.status, { "content-type": "application/x-amz-json-1.0" });
    response.end(answer.body);
  });
  return {
    ...server,
    meddle: (next) => {
      meddle = next;
    },
  };
}

async function send(
  target: string,
  headers: Record<string, string>,
  body: Record<string, unknown>,
): Promise<Answer> {
  const response = await fetch(target, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.text() };
}
