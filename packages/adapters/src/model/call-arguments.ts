import type { Call } from "@advisor/agent/model/model";

/** Arguments above this are not kept, only counted. */
export const MAX_ARGUMENTS = 256 * 1024;

/** Reads the arguments of a call, from which a model may have sent anything. */
export function callArguments(
  json: string,
  bytes: number,
): Pick<Call, "input" | "malformed_bytes"> {
  if (bytes === 0) return { input: {}, malformed_bytes: null };
  const input = bytes > MAX_ARGUMENTS ? undefined : readArguments(json);
  return input ? { input, malformed_bytes: null } : { input: {}, malformed_bytes: bytes };
}

/** Whether the arguments are a whole object that is not empty: nothing can follow it that belongs to the call. */
export const wholeArguments = (json: string): boolean =>
  json.trimEnd().endsWith("}") && Object.keys(readArguments(json) ?? {}).length > 0;

/** Some servers write the object as a text within the text. */
function readArguments(json: string): object | undefined {
  const value = parsed(json);
  return typeof value === "string" ? asObject(parsed(value)) : asObject(value);
}

const asObject = (value: unknown): object | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;

/** The value, without `__proto__` at any depth; undefined where it cannot be read. */
function parsed(json: string): unknown {
  let polluting = false;
  try {
    const value: unknown = JSON.parse(json, (key, inner) => {
      polluting ||= key === "__proto__";
      return inner;
    });
    return polluting ? undefined : value;
  } catch {
    return undefined;
  }
}
