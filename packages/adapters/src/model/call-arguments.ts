import { isDeepStrictEqual } from "node:util";
import type { Call } from "@advisor/agent/model/model";
import { parseSafeJson } from "@advisor/agent/model/safe-json";

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

/** Whether the JSON is a complete, nonempty object, so that no more pieces can follow. */
export const areArgumentsComplete = (json: string): boolean =>
  json.trimEnd().endsWith("}") && Object.keys(readArguments(json) ?? {}).length > 0;

/**
 * Parses the arguments even if a server encoded the JSON twice, wrote null for no arguments, or
 * left template tokens around them.
 */
function readArguments(json: string): object | undefined {
  const value = parseSafeJson(json);
  if (value === null) return {};
  if (typeof value === "string") return asObject(parseSafeJson(value));
  return asObject(value) ?? repeated(json.replace(fence, "$1").replace(markBehind, "}"));
}

const fence = /^\s*```\w*\n?([\s\S]*?)\s*```\s*$/;
const markBehind = /\}\s*(?:<\|[^|]*\|>|<\/\w+>)+\s*$/;

/** Some servers send an empty object first, or repeat the whole object after its pieces. */
function repeated(json: string): object | undefined {
  const [first, ...others] = topLevelObjects(json)
    .map((one) => asObject(parseSafeJson(one)))
    .filter((one) => one === undefined || Object.keys(one).length > 0);
  return others.every((other) => isDeepStrictEqual(other, first)) ? first : undefined;
}

/** Splits concatenated JSON objects; returns none if there is any other text. */
function topLevelObjects(json: string): string[] {
  const bare = json.replace(/"(?:[^"\\]|\\.)*"/g, (text) => "_".repeat(text.length));
  const found: string[] = [];
  let [depth, start] = [0, 0];
  for (const { index, 0: brace } of bare.matchAll(/[{}]/g)) {
    depth += brace === "{" ? 1 : -1;
    if (depth > 0) continue;
    found.push(json.slice(start, index + 1));
    start = index + 1;
  }
  return json.slice(start).trim() === "" ? found : [];
}

const asObject = (value: unknown): object | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
