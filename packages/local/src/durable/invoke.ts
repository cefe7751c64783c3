import type { ServerResponse } from "node:http";
import type { FunctionName } from "./names.ts";
import type { Service } from "./service.ts";

export interface InvokeRequest {
  function: FunctionName;
  type: string;
  /** The execution's name, if the caller gave one. */
  name: string | undefined;
  body: string;
}

/** Invokes a durable function: starts an execution, or finds the one with the same name. */
export async function invokeDurable(
  service: Service,
  { function: named, type, name, body }: InvokeRequest,
  response: ServerResponse,
): Promise<void> {
  const synchronous = type === "RequestResponse";
  const { arn } = service.start({ function: named, name, input: body, synchronous });
  const headers = { "x-amz-durable-execution-arn": arn };
  if (!synchronous) return void response.writeHead(202, headers).end();
  await service.ended(arn);
  const { status, result, error, version } = service.execution(arn);
  const isFine = status === "SUCCEEDED";
  response.writeHead(200, {
    ...headers,
    "content-type": "application/json",
    "x-amz-executed-version": version,
    ...(isFine ? {} : { "x-amz-function-error": "Unhandled" }),
  });
  const { ErrorType: errorType = status, ErrorMessage: errorMessage = "" } = error ?? {};
  const failure = JSON.stringify({ errorType, errorMessage });
  response.end(isFine ? (result ?? "null") : failure);
}
