import type * as Entry from "@advisor/domain/entry";
import { isWellFormed, toWellFormed } from "@advisor/domain/text/well-formed";
import { completeSchema } from "@advisor/tools/schema/complete-schema";
import type { Tool } from "@advisor/tools/tool";
import { lenientArguments } from "./lenient-arguments.ts";
import type { Call } from "./model.ts";

type RecordedCall = Entry.Step["calls"][number];

/** Names that model APIs accept for a tool. */
const wireName = /^[a-zA-Z0-9_-]{1,64}$/;

/** What models write around a tool's name: a namespace before it, template tokens after it. */
const namespacePrefix =
  /^(?:<\|[^|]*\|>\s*)*(?:(?:functions?|tools?|default_api|tool_call|multi_tool_use)\s*[.:/]\s*)*/i;
const behind = /(?:<\|[\s\S]*|:\d+|\(\s*\))$/;

/**
 * Normalizes a call to run, store and send again: strips what the model wrote around the name and
 * coerces the arguments to the schema. The original is stored with it.
 */
export function readCall(tools: readonly Tool[], call: Call, id: string): RecordedCall {
  const name = toolName(tools, call.name);
  const whole = wholeCharacters(call);
  const tool = tools.find((one) => one.name === name);
  const input =
    tool === undefined || whole.malformed_bytes !== null
      ? whole.input
      : asObject(lenientArguments(completeSchema(tool), whole.input));
  const sent = {
    ...(wireName.test(call.name) && name === call.name ? {} : { name: toWellFormed(call.name) }),
    ...(JSON.stringify(input) === JSON.stringify(whole.input) ? {} : { input: whole.input }),
  };
  return {
    id,
    name: wireName.test(name) ? name : "unreadable_name",
    input,
    malformed_bytes: whole.malformed_bytes,
    ...(Object.keys(sent).length === 0 ? {} : { sent }),
  };
}

function toolName(tools: readonly Tool[], sent: string): string {
  const known = (name: string): boolean => tools.some((tool) => tool.name === name);
  if (known(sent)) return sent;
  const bare = sent.replace(namespacePrefix, "").replace(behind, "");
  return known(bare) ? bare : sent;
}

/** Replaces unpaired surrogates; such a call does not run. */
function wholeCharacters(call: Call): Pick<RecordedCall, "input" | "malformed_bytes"> {
  const { malformed_bytes } = call;
  if (isWellFormed(call.input)) return { input: asObject(call.input), malformed_bytes };
  const input = asObject(toWellFormed(call.input));
  const bytes = Buffer.byteLength(JSON.stringify(input));
  return { input, malformed_bytes: malformed_bytes ?? bytes };
}

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
