import { type Fields, within } from "./log.ts";

/** What Lambda tells a function of one invocation; a laptop has none. */
export interface LambdaContext {
  awsRequestId?: string;
}

let cold = true;

/** Lines that are logged while `serve` runs say which invocation it is, and whether its process was new. */
export const inInvocation = <Result>(
  context: LambdaContext | undefined,
  serve: () => Result,
): Result => within(fieldsOf(context), serve);

/** By the names that Lambda's own lines and CloudWatch's queries use. */
export function fieldsOf(context: LambdaContext | undefined): Fields {
  if (context?.awsRequestId === undefined) return {};
  const cold_start = cold;
  cold = false;
  return { function_request_id: context.awsRequestId, cold_start };
}
