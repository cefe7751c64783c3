import { invalid } from "./refusal.ts";

/** A function as it is named in a request: its name, and the version or alias where there is one. */
export interface FunctionName {
  name: string;
  qualifier: string | undefined;
}

const shape = /^(?:(?:.*:)?function:)?([a-zA-Z0-9_-]+)(?::([a-zA-Z0-9_$-]+))?$/;

/** Reads a name, `name:qualifier`, a partial or a full ARN. */
export function functionName(text: string): FunctionName {
  const [, name = "", qualifier] = shape.exec(text) ?? [];
  return { name, qualifier };
}

const account = "arn:aws:lambda:us-east-1:000000000000";

export const functionArn = (name: string, version: string): string =>
  `${account}:function:${name}:${version}`;

/** The ARN under which an execution is known; the id tells executions of one name apart for ever. */
export const executionArn = (name: string, version: string, execution: string, id: string) =>
  `${functionArn(name, version)}/durable-execution/${execution}/${id}`;

/** Durable functions are invoked in one version only, so that a run ends with the code it began with. */
export function qualified({ name, qualifier }: FunctionName): { name: string; version: string } {
  if (qualifier === undefined) {
    throw invalid("You cannot invoke a durable function using an unqualified ARN.");
  }
  return { name, version: qualifier };
}

export function executionName(name: string): string {
  if (!/^[a-zA-Z0-9_-]{1,64}$/.test(name)) {
    throw invalid("An execution's name has 1 to 64 letters, digits, hyphens and underscores.");
  }
  return name;
}
