import { type LogFields, withLogFields } from "./log.ts";

/** What Lambda passes to a function about one invocation. Absent when running locally. */
export interface LambdaContext {
  awsRequestId?: string;
}

let cold = true;

/**
 * Runs `serve`, adding the invocation's request id, and whether it was a cold start, to every line it
 * logs.
 */
export const withInvocationFields = <Result>(
  context: LambdaContext | undefined,
  serve: () => Result,
): Result => withLogFields(invocationFields(context), serve);

/** Uses the field names of Lambda's own log lines and of CloudWatch's queries. */
export function invocationFields(context: LambdaContext | undefined): LogFields {
  if (context?.awsRequestId === undefined) return {};
  const cold_start = cold;
  cold = false;
  return { function_request_id: context.awsRequestId, cold_start };
}
