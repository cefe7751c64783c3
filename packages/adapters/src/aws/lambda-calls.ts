import type { Environment } from "./connection.ts";
import { httpHandler } from "./http-handler.ts";
import { AwsError, openServiceCalls, readBody } from "./sdk-call.ts";
import { lambdaService, serviceClient } from "./service-client.ts";

/** An invocation of a function, given its name or ARN. */
interface Invocation {
  name: string;
  event: unknown;
  /** Runs a durable function under this name, once, without waiting for its result. */
  execution?: string;
}

export interface LambdaCalls {
  /** Resolves with the function's result as text; it is empty if nothing waits for the result. */
  invoke(invocation: Invocation, signal: AbortSignal): Promise<string>;
  /** Delivers the result that a durable execution waits for. */
  succeed(callbackId: string, result: unknown, signal: AbortSignal): Promise<void>;
}

const timeouts = { connectionTimeoutMs: 2_000 };

/** The Lambda API. The SDK's client brings the schemas of all its operations with it. */
export function lambdaCalls(maxAttempts: number, env?: Environment): LambdaCalls {
  const requestHandler = httpHandler(timeouts);
  const client = serviceClient(lambdaService, { env, maxAttempts, requestHandler });
  const call = openServiceCalls(client, "lambda");
  return {
    async invoke({ name, event, execution }, signal) {
      const path = `/2015-03-31/functions/${encodeURIComponent(name)}/invocations`;
      const request = { path, headers: headersOf(execution), body: JSON.stringify(event) };
      const { headers, body } = await call(request, signal);
      const result = (await readBody(body)).toString("utf8");
      const failure = headers["x-amz-function-error"];
      if (failure !== undefined) throw new Error(failure);
      return result;
    },
    async succeed(callbackId, result, signal) {
      const id = encodeURIComponent(callbackId);
      const path = `/2025-12-01/durable-execution-callbacks/${id}/succeed`;
      const headers = { "content-type": "application/octet-stream" };
      const { body } = await call({ path, headers, body: JSON.stringify(result) }, signal);
      body.resume();
    },
  };
}

/** For `catch`: ignores the service's errors of these names. */
export const unless =
  (...names: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof AwsError && names.includes(error.name))) throw error;
  };

const headersOf = (execution: string | undefined): Record<string, string> => ({
  "content-type": "application/octet-stream",
  ...(execution !== undefined && {
    "x-amz-invocation-type": "Event",
    "x-amz-durable-execution-name": execution,
  }),
});
