import type { ModelRequest } from "@advisor/agent/model/model";

/** A server's response when it refused a request. */
export interface ServerRefusal {
  status: number;
  words: string;
}

interface Row {
  /** Whether a request needs the capability. */
  used(request: ModelRequest): boolean;
  /** Matches the error messages for a missing capability. */
  words: RegExp;
  statuses: readonly number[];
  /** Refusals that match this concern one request only and teach nothing about the model. */
  once?: RegExp;
}

const hasTools = ({ tools }: ModelRequest): boolean => tools.length > 0;
const wrong = [400, 422];

/**
 * Capabilities that most models have and some lack. Each is used until a server refuses it. A
 * refusal is attributed to the first row that matches.
 */
const rows = {
  /** Reasoning from earlier steps, sent back in the request. */
  thinking_back: {
    used: ({ messages }) => messages.some((one) => one.role === "assistant" && one.thinking),
    words:
      /signature|thinking.{0,3} block|block is bound|reasoning_(content|details)|reasoningContent|property .reasoning/i,
    statuses: wrong,
    once: /signature|bound/i,
  },
  /** Call ids in our own form; Mistral requires nine letters or digits. */
  call_ids: {
    used: ({ messages }) => messages.some(({ role }) => role === "tools"),
    words:
      /tool[\s_]?(call|use)[\s_]?id[\s\S]*(length|a-z|alphanumeric|pattern|regular expression)/i,
    statuses: wrong,
  },
  /** Messages with calls and no text: `content: null`. */
  null_content: {
    used: ({ messages }) => messages.some(({ role }) => role === "tools"),
    words:
      /content[\s\S]*(null|nil\b|none\b|valid string|a string|string_type|required|missing|empty)/i,
    statuses: wrong,
  },
  /** A note in the same message as tool results. */
  text_beside_results: {
    used: ({ messages }) => messages.some(({ role }) => role === "tools"),
    words: /tool[\s_]?results?[\s\S]*(same turn|same message|cannot be (provided|mixed|combined))/i,
    statuses: wrong,
  },
  /** Token usage at the end of a stream. */
  stream_usage: {
    used: () => true,
    words: /stream_options|include_usage/i,
    statuses: wrong,
  },
  /** The answer's token limit under its older name, `max_tokens`. */
  max_tokens: {
    used: () => true,
    words:
      /max_tokens[\s\S]*(max_completion_tokens|not support|unsupported|unrecognized|unknown|not permitted)|(unsupported|unrecognized|unknown)[\s\S]*max_tokens/i,
    statuses: wrong,
  },
  /** Requiring a tool call: `toolChoice` any, `tool_choice` required. */
  forced_choice: {
    used: ({ choice, tools }) => choice === "required" && tools.length > 0,
    words: /tool[\s_.]?choice|forc\w+ tool/i,
    statuses: [400, 404, 422],
  },
  /** Any tool choice setting. */
  tool_choice: {
    used: hasTools,
    words: /tool[\s_.]?choice/i,
    statuses: [400, 404, 422],
  },
  /** How hard the model should think. */
  effort: {
    used: () => true,
    words: /effort|output_config/i,
    statuses: wrong,
  },
  /** Reasoning returned as a summary. */
  shown_thinking: {
    used: () => true,
    words: /thinking|display|additionalModelRequestFields/i,
    statuses: wrong,
  },
  /** Tools in a streamed request. */
  streamed_tools: {
    used: hasTools,
    words: /(tool|function)[\s\S]*stream|stream[\s\S]*(tool|function)/i,
    statuses: [400, 405, 422, 501],
  },
  /** Whether the model can stream answers. */
  streaming: {
    used: () => true,
    words:
      /\bstream(ing|ed)?\b[\s\S]*(verif|not (supported|allowed|enabled|available)|unsupported|disabled)|(verif|unsupported|not support|n't support)[\s\S]*\bstream(ing|ed)?\b/i,
    statuses: [400, 403, 405, 422, 501],
  },
  /** A separate system message. */
  system_role: {
    used: ({ system }) => system.trim() !== "",
    words: /system[\s\S]*(role|message|prompt|instruction)|(role|message)s?[\s\S]*system/i,
    statuses: wrong,
  },
  /** JSON Schema keywords beyond the basic ones in tool arguments. */
  schema_words: {
    used: hasTools,
    words:
      /schema|additional_?properties|\$(defs|ref)\b|exclusive_?m|any_?of|one_?of|unknown name|keyword/i,
    statuses: [400, 422, 500],
  },
  /** Markers of how far the prompt may be cached: Bedrock's `cachePoint`. */
  cache_points: {
    used: () => true,
    words: /cache[\s_]?(point|control)|prompt cach/i,
    // For some models Bedrock reports the missing capability as missing access.
    statuses: [400, 403, 422],
  },
} as const satisfies Record<string, Row>;

export type ModelCapability = keyof typeof rows;

export const capabilityNames = Object.keys(rows) as ModelCapability[];

/** Whether a request may be answered in a stream. */
export const canStream = (request: ModelRequest, can: ReadonlySet<ModelCapability>): boolean =>
  can.has("streaming") && (!hasTools(request) || can.has("streamed_tools"));

/** What the settings declare about a model before its first call. */
export interface StatedCapabilities {
  lacks?: readonly ModelCapability[];
  /** The most output tokens the model supports. */
  most_tokens?: number | undefined;
  /** Whether the model reasons before its answer and writes only the closing tag. */
  thinks_unopened?: boolean | undefined;
}

/**
 * Called with each newly learned capability in the syntax of `MODEL_CAPABILITIES`, and with the
 * refusal that showed it.
 */
export type OnCapabilityLearned = (
  what: ModelCapability | "most_tokens" | "thinks_unopened",
  refusal: ServerRefusal | undefined,
  value: string,
) => void;

interface SentRequest {
  request: ModelRequest;
  can: ReadonlySet<ModelCapability>;
  most_tokens: number;
}

/** What this process knows about one model's capabilities. */
export interface LearnedCapabilities {
  /** Everything that has not been refused yet. */
  known(): ReadonlySet<ModelCapability>;
  /** The most output tokens the model supports; undefined while unknown. */
  mostTokens(): number | undefined;
  /** Undefined while unknown. */
  thinksUnopened(): boolean | undefined;
  learnUnopened(is: boolean): void;
  /**
   * What the retry must change after the server refused `sent`: a capability to omit, or a lower
   * token limit. Undefined when a retry makes no sense.
   */
  learn(refusal: ServerRefusal, sent: SentRequest): ModelCapability | number | undefined;
}

/** `learned` is called once for each thing learned. */
export function openCapabilities(
  learned: OnCapabilityLearned,
  stated: StatedCapabilities = {},
): LearnedCapabilities {
  const lacking = new Set<ModelCapability>(stated.lacks);
  let most = stated.most_tokens;
  let unopened = stated.thinks_unopened;
  return {
    known: () => new Set(capabilityNames.filter((name) => !lacking.has(name))),
    mostTokens: () => most,
    thinksUnopened: () => unopened,
    learnUnopened(is) {
      if (is && unopened !== true) learned("thinks_unopened", undefined, "yes");
      unopened = is;
    },
    learn(refusal, { request, can, most_tokens }) {
      const room = roomIn(refusal);
      if (room !== undefined && room < most_tokens) return room;
      const limit = statedLimit(refusal, Math.min(most_tokens, most ?? Number.POSITIVE_INFINITY));
      if (limit !== undefined) {
        learned("most_tokens", refusal, String(limit));
        most = limit;
        return limit;
      }
      const refused = capabilityNames.find(
        (name) => fits(rows[name], refusal, request) && can.has(name),
      );
      if (refused === undefined) return undefined;
      const row: Row = rows[refused];
      if (row.once?.test(refusal.words) === true) return refused;
      if (!lacking.has(refused)) learned(refused, refusal, "no");
      lacking.add(refused);
      return refused;
    },
  };
}

const fits = (row: Row, { status, words }: ServerRefusal, request: ModelRequest): boolean =>
  row.statuses.includes(status) && row.words.test(words) && row.used(request);

const fewestTokens = 128;

/**
 * The tokens left in the context window after this prompt, from a message like "1000 > 4096 - 3500"
 * or "3500 + 1000 > 4096".
 */
function roomIn({ status, words }: ServerRefusal): number | undefined {
  if (!wrong.includes(status)) return undefined;
  const [, window, prompt] = /\d+ > (\d+) - (\d+)/.exec(words) ?? [];
  const [, used, most] = /(\d+) \+ \d+ > (\d+)/.exec(words) ?? [];
  const room = Number(window ?? most) - Number(prompt ?? used);
  return room >= fewestTokens ? room : undefined;
}

/** The token limit in a message like "exceeds the model limit of 4096". */
function statedLimit({ status, words }: ServerRefusal, before: number): number | undefined {
  if (!wrong.includes(status) || /context[ _](length|limit|size)|prompt|input/i.test(words)) {
    return undefined;
  }
  if (!/max\w*?[\s_]?(\w+[\s_])?tokens/i.test(words)) return undefined;
  const limiting =
    /exceed|at most|less than|lower than|too large|limit|range|maximum allowed|must be (<=|between)/i;
  if (!limiting.test(words)) return undefined;
  const limits = [...words.matchAll(/(\d[\d,]*)( \(exclusive\))?/g)]
    .map(([, number = "", exclusive]) => Number(number.replaceAll(",", "")) - (exclusive ? 1 : 0))
    .filter((number) => number >= fewestTokens);
  const limit = Math.min(...limits);
  return limit < before ? limit : undefined;
}
