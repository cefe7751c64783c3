import type { ModelRequest } from "@advisor/agent/model";

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
}

/** What some models cannot, though most can. One row each: it is tried, and left out once it was refused. */
const rows = {
  /** That a tool must be called: `toolChoice` any, `tool_choice` required. */
  forced_choice: {
    used: ({ choice, tools }) => choice === "required" && tools.length > 0,
    words: /tool[\s_.]?choice|forc\w+ tool/i,
    statuses: [400, 422],
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

const names = Object.keys(rows) as Capability[];

export type Learned = (capability: Capability, refusal: Refusal) => void;

/** What one model can, as far as this process knows. */
export interface Capabilities {
  /** Everything that was not refused yet. */
  known(): ReadonlySet<Capability>;
  /** Whether the request makes sense once more, without what was refused of what was `sent`. */
  learn(refusal: Refusal, sent: ReadonlySet<Capability>, request: ModelRequest): boolean;
}

/** `learned` is told once of each thing that the model cannot. */
export function openCapabilities(learned: Learned): Capabilities {
  const lacking = new Set<Capability>();
  return {
    known: () => new Set(names.filter((name) => !lacking.has(name))),
    learn(refusal, sent, request) {
      const { status, words } = refusal;
      const refused = names.filter((name) => {
        const row: Row = rows[name];
        const named = row.statuses.includes(status) && row.words.test(words);
        return named && sent.has(name) && row.used(request);
      });
      for (const name of refused) {
        if (!lacking.has(name)) learned(name, refusal);
        lacking.add(name);
      }
      return refused.length > 0;
    },
  };
}
