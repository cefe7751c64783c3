import { modelProviderNames, modelProviders } from "@advisor/adapters/model/providers.gen";
import { issueMessage } from "@advisor/protocol/issue-message";
import * as z from "zod";
import { checkSettings } from "./check-settings.ts";
import { modelSettings } from "./providers.ts";

/** Stages in real use: protected, monitored, and kept when removed. */
const permanentStages: ReadonlySet<string> = new Set(["production", "staging"]);

export const isPermanent = (name: string): boolean => permanentStages.has(name);

/** Where `npm run dev` of packages/web serves the page, which `sst dev` starts. */
export const developmentPage = "http://localhost:5173";

const list = z.string().transform((text) => text.split(",").map((one) => one.trim()));

/** Deployment settings, as variables; see .env.example. */
const Choices = z.object({
  MODEL_PROVIDER: z.enum(modelProviderNames).default("bedrock"),
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
    ...modelSettings,
    "TURNS_(AT_ONCE|PER_MINUTE)",
    "STREAMS_AT_ONCE",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
  ].join("|")})$`,
);

type Variables = Readonly<Record<string, string | undefined>>;

export interface Stage {
  name: string;
  permanent: boolean;
  /**
   * A Bedrock model or inference profile with its allowed regions; none for another provider's
   * model.
   */
  model: { id: string; regions: readonly string[] };
  /** The model for titles, if different. */
  titleModel?: string | undefined;
  /** The providers of market data, as function variables. */
  market: Readonly<Record<string, string>>;
  /** Variables for all functions. */
  running: Readonly<Record<string, string>>;
  /** Variables for functions that call a model: how to call it, budgets and limits. */
  spending: Readonly<Record<string, string>>;
  /** Callback addresses of programs after sign-in. */
  programs: readonly string[];
  /** Additional addresses of the page: a developer's machine. */
  pages: readonly string[];
  /** Without a domain, the page uses CloudFront's address. */
  domain: string | undefined;
  /** The recipient of alarms, and the monthly budget. */
  watch: { mail: string; budgetUsd: number } | undefined;
  logs: "1 week" | "1 year";
  /** Requests per second and the burst size, for all callers together. */
  throttle: { rate: number; burst: number };
}

/** Function names contain the stage's name and have at most 64 characters. */
const longestName = 20;

/**
 * What is wrong with the name of a stage; undefined if it can be deployed. It becomes part of
 * function names, and of the sign-in page's address, where Cognito refuses some words.
 */
export function stageNameProblem(name: string): string | undefined {
  if (name.length > longestName) return `has more than ${longestName} characters`;
  if (!/^[a-z]([a-z0-9-]*[a-z0-9])?$/.test(name))
    return "must have lowercase letters, digits and hyphens only, and begin with a letter";
  const [word] = /aws|amazon|cognito/.exec(name) ?? [];
  return word === undefined ? undefined : `must not contain "${word}"`;
}

/** All differences between stages. */
export function stageOf(name: string, variables: Variables): Stage {
  const permanent = isPermanent(name);
  const problem = stageNameProblem(name);
  if (problem !== undefined) throw new Error(`The stage name "${name}" ${problem}.`);
  const said = Object.entries(variables).filter(([, value]) => value !== "");
  const { data: choices, error } = Choices.safeParse(Object.fromEntries(said), {
    error: issueMessage,
  });
  if (error !== undefined) {
    const faults = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
    throw new Error(`${faults.join("; ")}. See .env.example.`);
  }
  if (permanent && choices.ALARM_MAIL === undefined) {
    throw new Error(
      `The stage ${name} has alarms: set ALARM_MAIL to the address that receives them.`,
    );
  }
  const stage: Stage = {
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
  checkSettings(stage);
  return stage;
}

const bedrockName = /^[a-z][a-z0-9-]*\.[a-zA-Z0-9.:-]+$/;

function modelOf({ MODEL_PROVIDER, MODEL_ID, MODEL_REGIONS }: z.infer<typeof Choices>) {
  if (MODEL_PROVIDER !== "bedrock") {
    const id = MODEL_ID ?? modelProviders[MODEL_PROVIDER].model;
    if (id !== undefined) return { id, regions: [] };
    throw new Error(`MODEL_PROVIDER is ${MODEL_PROVIDER}: set MODEL_ID to a model of its server.`);
  }
  const id = MODEL_ID ?? "us.anthropic.claude-sonnet-5-5";
  if (bedrockName.test(id)) return { id, regions: MODEL_REGIONS };
  throw new Error(`MODEL_ID is ${id}. Name a model of Bedrock or an inference profile.`);
}

/** Variables passed to functions unchanged. Keys are secrets and not among them. */
const picked = (said: [string, string | undefined][], names: RegExp): Record<string, string> =>
  Object.fromEntries(said.filter((one): one is [string, string] => names.test(one[0])));
