import type { Body } from "./operation.ts";

/** DynamoDB's error response, in the format in which dynalite reports errors. */
export class ApiError extends Error {
  readonly statusCode = 400;
  readonly body: Body;

  constructor(type: string, message: string, extra: Body = {}) {
    super(message);
    this.body = { __type: `com.amazonaws.dynamodb.v20120810#${type}`, message, ...extra };
  }
}

/** The body of an error that the client may see. */
export function errorBody(error: unknown): Body | undefined {
  if (!(error instanceof Error && "statusCode" in error && "body" in error)) return;
  return error.body as Body;
}

export function errorType(error: unknown): string | undefined {
  const type = errorBody(error)?.__type;
  return typeof type === "string" ? type.slice(type.indexOf("#") + 1) : undefined;
}
