import { invalidRequest } from "./refusal.ts";

/** A function as named in a request: its name, and the version or alias if given. */
export interface FunctionName {
  name: string;
  qualifier: string | undefined;
}

const shape = /^(?:(?:.*:)?function:)?([a-zA-Z0-9_-]+)(?::([a-zA-Z0-9_$-]+))?$/;

/** Parses a name, `name:qualifier`, a partial or a full ARN. */
export function parseFunctionName(text: string): FunctionName {
  const [, name = "", qualifier] = shape.exec(text) ?? [];
  return { name, qualifier };
}

const account = "arn:aws:lambda:us-east-1:000000000000";

export const functionArn = (name: string, version: string): string =>
  `${account}:function:${name}:${version}`;

/** The ARN of an execution. The id distinguishes executions that reuse a name. */
export const executionArn = (name: string, version: string, execution: string, id: string) =>
  `${functionArn(name, version)}/durable-execution/${execution}/${id}`;

/** Requires a fixed version, so that an execution ends with the code it began with. */
export function requireVersion({ name, qualifier }: FunctionName): {
  name: string;
  version: string;
} {
  if (qualifier === undefined) {
    throw invalidRequest("You cannot invoke a durable function using an unqualified ARN.");
  }
  return { name, version: qualifier };
}

export function checkExecutionName(name: string): string {
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) {
    throw invalidRequest(
      "An execution's name has 1 to 64 letters, digits, hyphens and underscores.",
    );
  }
  return name;
}
