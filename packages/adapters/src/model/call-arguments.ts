import type { Call } from "@advisor/agent/model/model";

/** Arguments longer than this are counted but not stored. */
export const MAX_ARGUMENT_BYTES = 256 * 1024;

/** Parses the arguments of a tool call; a model may have sent anything. */
export function parseCallArguments(
  json: string,
  bytes: number,
): Pick<Call, "input" | "malformed_bytes"> {
  if (bytes === 0) return { input: {}, malformed_bytes: null };
  const input = bytes > MAX_ARGUMENT_BYTES ? undefined : readArguments(json);
  return input ? { input, malformed_bytes: null } : { input: {}, malformed_bytes: bytes };
}

/** Whether the JSON is a complete, nonempty object, so that nothing more can belong to the call. */
export const areArgumentsComplete = (json: string): boolean =>
  json.trimEnd().endsWith("}") && Object.keys(readArguments(json) ?? {}).length > 0;

/** Some servers send the object as a JSON string inside the JSON. */
function readArguments(json: string): object | undefined {
  const value = parsed(json);
  return typeof value === "string" ? asObject(parsed(value)) : asObject(value);
}

const asObject = (value: unknown): object | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;

/** The value, without `__proto__` keys at any depth; undefined when it cannot be parsed. */
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
