import type { ModelRequest } from "@advisor/agent/model/model";

/** What a server said when it refused a request. */
export interface Refusal {
  status: number;
  words: string;
}

interface Row {
  /** Whether a request makes use of it. */
  used(request: ModelRequest): boolean;
  /** How servers say that they do not take it. */
  words: RegExp;
  statuses: readonly number[];
  /** Refusals with these words are about this request alone, and teach nothing about the model. */
  once?: RegExp;
}

const hasTools = ({ tools }: ModelRequest): boolean => tools.length > 0;
const wrong = [400, 422];

/**
 * What some models cannot, though most can. One row each: it is tried, and left out once it was refused.
 * The first row that a refusal fits is what was refused.
 */
const rows = {
  /** Thoughts of earlier steps in the request. */
  thinking_back: {
    used: ({ messages }) => messages.some((one) => one.role === "assistant" && one.thinking),
    words:
      /signature|thinking.{0,3} block|block is bound|reasoning_(content|details)|reasoningContent/i,
    statuses: wrong,
    once: /signature|bound/i,
  },
  /** Ids of calls in our own form; Mistral wants nine letters or digits. */
  call_ids: {
    used: ({ messages }) => messages.some(({ role }) => role === "tools"),
    words:
      /tool[\s_]?(call|use)[\s_]?id[\s\S]*(length|a-z|alphanumeric|pattern|regular expression)/i,
    statuses: wrong,
  },
  /** Calls without a word beside them: `content: null`. */
  null_content: {
    used: ({ messages }) => messages.some(({ role }) => role === "tools"),
    words: /content[\s\S]*(null|none\b|valid string|a string|string_type|required|missing|empty)/i,
    statuses: wrong,
  },
  /** A note in the same message as tool results. */
  text_beside_results: {
    used: ({ messages }) => messages.some(({ role }) => role === "tools"),
    words: /tool[\s_]?results?[\s\S]*(same turn|same message|cannot be (provided|mixed|combined))/i,
    statuses: wrong,
  },
  /** The count of tokens under a stream. */
  stream_usage: {
    used: () => true,
    words: /stream_options|include_usage/i,
    statuses: wrong,
  },
  /** The most tokens to be written, by the name of before: `max_tokens`. */
  max_tokens: {
    used: () => true,
    words:
      /max_tokens[\s\S]*(max_completion_tokens|not support|unsupported|unrecognized|unknown|not permitted)|(unsupported|unrecognized|unknown)[\s\S]*max_tokens/i,
    statuses: wrong,
  },
  /** How hard to think. */
  effort: {
    used: () => true,
    words: /effort|output_config/i,
    statuses: wrong,
  },
  /** That thoughts are shown in short. */
  shown_thinking: {
    used: () => true,
    words: /thinking|display|additionalModelRequestFields/i,
    statuses: wrong,
  },
  /** Tools in a request that is streamed. */
  streamed_tools: {
    used: hasTools,
    words: /(tool|function)[\s\S]*stream|stream[\s\S]*(tool|function)/i,
    statuses: [400, 405, 422, 501],
  },
  /** That a tool must be called: `toolChoice` any, `tool_choice` required. */
  forced_choice: {
    used: ({ choice, tools }) => choice === "required" && tools.length > 0,
    words: /tool[\s_.]?choice|forc\w+ tool/i,
    statuses: wrong,
  },
  /** Any word on whether tools are called. */
  tool_choice: {
    used: hasTools,
    words: /tool[\s_.]?choice/i,
    statuses: wrong,
  },
  /** Instructions of their own. */
  system_role: {
    used: ({ system }) => system.trim() !== "",
    words: /system[\s\S]*(role|message|prompt|instruction)|(role|message)s?[\s\S]*system/i,
    statuses: wrong,
  },
  /** Schemas of arguments with more than the plainest words. */
  schema_words: {
    used: hasTools,
    words:
      /schema|additional_?properties|\$(defs|ref)\b|exclusive_?m|any_?of|one_?of|unknown name|keyword/i,
    statuses: wrong,
  },
  /** Marks in the request up to which a vendor keeps it: Bedrock's `cachePoint`. */
  cache_points: {
    used: () => true,
    words: /cache[\s_]?(point|control)|prompt cach/i,
    // Bedrock says of some models that it is access that they lack.
    statuses: [400, 403, 422],
  },
} as const satisfies Record<string, Row>;

export type Capability = keyof typeof rows;

export const capabilities = Object.keys(rows) as Capability[];

/** What is known of a model before it is asked. */
export interface StatedCapabilities {
  lacks?: readonly Capability[];
  /** The most tokens that it can write. */
  most_tokens?: number | undefined;
  /** Whether it thinks before its answer and says only where that ends. */
  thinks_unopened?: boolean | undefined;
}

/** What was learned, as `MODEL_CAPABILITIES` would state it, and the refusal that taught it. */
export type Learned = (
  what: Capability | "most_tokens" | "thinks_unopened",
  refusal: Refusal | undefined,
  value: string,
) => void;

/** What one model can, as far as this process knows. */
export interface Capabilities {
  /** Everything that was not refused yet. */
  known(): ReadonlySet<Capability>;
  /** The most tokens it can write; undefined while nothing is known. */
  mostTokens(): number | undefined;
  /** Undefined while nothing is known. */
  thinksUnopened(): boolean | undefined;
  learnUnopened(is: boolean): void;
  /**
   * What was refused of what was `sent`, to be left out of the same request made again; undefined when
   * it makes no sense once more.
   */
  learn(
    refusal: Refusal,
    sent: ReadonlySet<Capability>,
    request: ModelRequest,
  ): Capability | "most_tokens" | undefined;
}

/** `learned` is told once of each thing. */
export function openCapabilities(learned: Learned, stated: StatedCapabilities = {}): Capabilities {
  const lacking = new Set<Capability>(stated.lacks);
  let most = stated.most_tokens;
  let unopened = stated.thinks_unopened;
  return {
    known: () => new Set(capabilities.filter((name) => !lacking.has(name))),
    mostTokens: () => most,
    thinksUnopened: () => unopened,
    learnUnopened(is) {
      if (is && unopened !== true) learned("thinks_unopened", undefined, "yes");
      unopened = is;
    },
    learn(refusal, sent, request) {
      const limit = statedLimit(refusal, most ?? Number.POSITIVE_INFINITY);
      if (limit !== undefined) {
        learned("most_tokens", refusal, String(limit));
        most = limit;
        return "most_tokens";
      }
      const refused = capabilities.find(
        (name) => fits(rows[name], refusal, request) && sent.has(name),
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

const fits = (row: Row, { status, words }: Refusal, request: ModelRequest): boolean =>
  row.statuses.includes(status) && row.words.test(words) && row.used(request);

const fewestTokens = 128;

/** The most tokens that a refusal allows to be written, such as "exceeds the model limit of 4096". */
function statedLimit({ status, words }: Refusal, before: number): number | undefined {
  if (!wrong.includes(status) || /context|prompt|input/i.test(words)) return undefined;
  if (!/max\w*[\s_](\w+[\s_])?tokens/i.test(words)) return undefined;
  if (!/exceed|at most|less than|lower than|too large|limit|must be (<=|between)/i.test(words)) {
    return undefined;
  }
  const numbers = [...words.matchAll(/\d[\d,]*/g)].map(([number]) =>
    Number(number.replaceAll(",", "")),
  );
  const limit = Math.min(...numbers.filter((number) => number >= fewestTokens));
  return limit < before ? limit : undefined;
}
