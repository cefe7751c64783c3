import * as z from "zod";

/** Stages that people rely on: protected, watched, and kept when they are taken down. */
const permanentStages: ReadonlySet<string> = new Set(["production", "staging"]);

export const isPermanent = (name: string): boolean => permanentStages.has(name);

/** Where `npm run dev` of packages/web serves the page, which `sst dev` runs. */
export const developmentPage = "http://localhost:5173";

const list = z.string().transform((text) => text.split(",").map((one) => one.trim()));

/** What whoever deploys may say, by variables; see .env.example. */
const Choices = z.object({
  MODEL_PROVIDER: z.enum(["bedrock", "openai"]).default("bedrock"),
  MODEL_ID: z.string().optional(),
  TITLE_MODEL_ID: z.string().optional(),
  MODEL_REGIONS: list.default(["us-east-1", "us-east-2", "us-west-2"]),
  SITE_DOMAIN: z.string().optional(),
  ALARM_MAIL: z.email().optional(),
  BUDGET_USD: z.coerce.number().positive().default(500),
  SEC_USER_AGENT: z.string().optional(),
  PROGRAM_CALLBACKS: list.default(["http://localhost:6274/oauth/callback"]),
});

const spendingNames = new RegExp(
  `^(${[
    "BUDGET_(TURN|CONVERSATION|DAY)_USD",
    "MODEL_(PROVIDER|PRICES|EFFORT|CAPABILITIES|TOOL_CALLS)",
    "OPENAI_BASE_URL",
    "TURNS_(AT_ONCE|PER_MINUTE)",
    "STREAMS_AT_ONCE",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
  ].join("|")})$`,
);

type Variables = Readonly<Record<string, string | undefined>>;

export interface Stage {
  name: string;
  permanent: boolean;
  /** A model of Bedrock or an inference profile, and the regions in which it may answer; none for another provider's. */
  model: { id: string; regions: readonly string[] };
  /** The model that writes titles; undefined where it is the same. */
  titleModel?: string | undefined;
  /** Who answers about markets, in the variables of the functions. */
  market: Readonly<Record<string, string>>;
  /** What every function reads, in its variables. */
  running: Readonly<Record<string, string>>;
  /** How the model is asked, what turns may cost and how many may run, in the variables of the functions that ask it. */
  spending: Readonly<Record<string, string>>;
  /** Where programs come back to after signing in. */
  programs: readonly string[];
  /** Where the page runs beside its own address: on the machine of who develops. */
  pages: readonly string[];
  /** Without one the page has CloudFront's own address. */
  domain: string | undefined;
  /** Where alarms and the budget are told. */
  watch: { mail: string; budgetUsd: number } | undefined;
  logs: "1 week" | "1 year";
  /** Requests a second, and how many at once, for all callers together. */
  throttle: { rate: number; burst: number };
}

/** Names of functions hold it, together with those of the product and of the tool, in 64 letters. */
const longestName = 20;

/** Everything in which one stage differs from another. */
export function stageOf(name: string, variables: Variables): Stage {
  const permanent = isPermanent(name);
  if (name.length > longestName) {
    throw new Error(`The stage ${name} has a name longer than ${longestName} letters.`);
  }
  const said = Object.entries(variables).filter(([, value]) => value !== "");
  const choices = Choices.parse(Object.fromEntries(said));
  if (permanent && choices.ALARM_MAIL === undefined) {
    throw new Error(`The stage ${name} is watched: set ALARM_MAIL to who is told.`);
  }
  return {
    name,
    permanent,
    model: modelOf(choices),
    titleModel: choices.TITLE_MODEL_ID,
    market: picked(said, /^(PROVIDERS(_|$)|SEC_USER_AGENT$)/),
    running: picked(said, /^(LOG_LEVEL|LEASE_SECONDS|TODAY)$/),
    spending: picked(said, spendingNames),
    pages: permanent ? [] : [developmentPage],
    programs: choices.PROGRAM_CALLBACKS,
    domain: choices.SITE_DOMAIN,
    watch:
      permanent && choices.ALARM_MAIL !== undefined
        ? { mail: choices.ALARM_MAIL, budgetUsd: choices.BUDGET_USD }
        : undefined,
    logs: permanent ? "1 year" : "1 week",
    throttle: permanent ? { rate: 200, burst: 400 } : { rate: 20, burst: 40 },
  };
}

const bedrockName = /^[a-z][a-z0-9-]*\.[a-zA-Z0-9.:-]+$/;

function modelOf({ MODEL_PROVIDER, MODEL_ID, MODEL_REGIONS }: z.infer<typeof Choices>) {
  if (MODEL_PROVIDER === "openai") {
    if (MODEL_ID !== undefined) return { id: MODEL_ID, regions: [] };
    throw new Error("MODEL_PROVIDER is openai: set MODEL_ID to a model of its server.");
  }
  const id = MODEL_ID ?? "us.anthropic.claude-sonnet-5-5";
  if (bedrockName.test(id)) return { id, regions: MODEL_REGIONS };
  throw new Error(`MODEL_ID is ${id}. Name a model of Bedrock or an inference profile.`);
}

/** The variables that functions are given as they were said. Keys are secrets and are not here. */
const picked = (said: [string, string | undefined][], names: RegExp): Record<string, string> =>
  Object.fromEntries(said.filter((one): one is [string, string] => names.test(one[0])));
