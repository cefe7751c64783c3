import type { Call } from "@advisor/agent/model";

/** Arguments above this are not kept, only counted. */
export const MAX_ARGUMENTS = 256 * 1024;

/** Reads the arguments of a call, from which a model may have sent anything. */
export function callArguments(
  json: string,
  bytes: number,
): Pick<Call, "input" | "malformed_bytes"> {
  if (bytes === 0) return { input: {}, malformed_bytes: null };
  const input = bytes > MAX_ARGUMENTS ? undefined : object(json);
  return input ? { input, malformed_bytes: null } : { input: {}, malformed_bytes: bytes };
}

/** An object without `__proto__` at any depth; undefined for everything else. */
function object(json: string): object | undefined {
  let polluting = false;
  try {
    const value: unknown = JSON.parse(json, (key, inner) => {
      polluting ||= key === "__proto__";
      return inner;
    });
    const readable = typeof value === "object" && value !== null && !Array.isArray(value);
    return readable && !polluting ? value : undefined;
  } catch {
    return undefined;
  }
}
