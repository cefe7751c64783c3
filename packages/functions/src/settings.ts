import { reasoningEfforts } from "@advisor/adapters/model/model-traits";
import type { LiveModelProvider, ModelSetting } from "@advisor/adapters/model/provider";
import { modelProviderNames } from "@advisor/adapters/model/providers.gen";
import { Day } from "@advisor/domain/day";
import { issueMessage } from "@advisor/protocol/issue-message";
import * as z from "zod";
import { statedCapabilities } from "./stated-capabilities.ts";
import { wholeNumber } from "./whole-number.ts";

/** Not `localhost:11434`, which is a valid URL with the scheme `localhost`. */
const address = z.url({ protocol: /^https?$/ });

export const StoreSettings = z.object({
  TABLE_NAME: z.string().default("advisor-copilot"),
  LOG_LEVEL: z.enum(["DEBUG", "INFO", "WARN", "ERROR", "SILENT"]).default("INFO"),
  METRICS: z.enum(["on", "off"]).default("off"),
  /** Overrides "today" when the data is frozen, as the sample data is. */
  TODAY: Day.optional(),
  /**
   * How long a crashed turn blocks its conversation: long enough for slow requests, short enough to
   * retry soon.
   */
  LEASE_SECONDS: wholeNumber({ from: 1, to: 30, default: 12 }),
});

export const ApiSettings = z.object({
  BUS_NAME: z.string().default("advisor-copilot"),
  OIDC_ISSUER: address,
  OIDC_JWKS_URL: address,
  /** Comma-separated. */
  OIDC_AUDIENCE: z
    .string()
    .min(1)
    .transform((all) => all.split(",").map((one) => one.trim())),
  OIDC_ADVISOR_CLAIM: z.string().default("sub"),
  /** The token scope that lets a program write without approval by a person. */
  OIDC_WRITE_SCOPE: z.string().default("copilot:write"),
  /** Whose metadata tells programs where to sign in. The issuer, unless its own metadata will not do. */
  OIDC_AUTHORIZATION_SERVER: address.optional(),
  /** Comma-separated. */
  SITE_ORIGIN: z
    .string()
    .default("")
    .transform((all) => all.split(",").flatMap((one) => one.trim() || []))
    .pipe(z.array(address)),
  /** The API's public URL. By default it is taken from each request. */
  API_URL: address.optional(),
  CONTINUATION_FUNCTION: z.string().optional(),
});

/**
 * `TOOL_FUNCTIONS` is what the Lambda functions of tools are called, with `*` where the tool's name
 * stands. A list of them all would fill most of what Lambda allows for variables.
 */
export const ToolsSettings = z.discriminatedUnion("TOOL_EXECUTION", [
  z.object({ TOOL_EXECUTION: z.literal("inline").default("inline") }),
  z.object({
    TOOL_EXECUTION: z.literal("lambda"),
    TOOL_FUNCTIONS: z
      .string()
      .includes("*", "must be the name of a tool's function, with * in place of the tool's name"),
  }),
]);

export const ModelSettings = z.object({
  MODEL_PROVIDER: z.enum(modelProviderNames).default("bedrock"),
  MODEL_EFFORT: z.enum(reasoningEfforts).optional(),
  MODEL_CAPABILITIES: z.string().default("").transform(statedCapabilities),
  /** A cheaper model of the same provider for titles. */
  TITLE_MODEL_ID: z.string().optional(),
});

/** The model, and the variables that its provider reads. */
export const providerSettings = ({
  model,
  settings,
}: Pick<LiveModelProvider, "model" | "settings">) =>
  z
    .object({ MODEL_ID: model === undefined ? z.string() : z.string().default(model) })
    .and(z.object(mapValues(settings, settingSchema)));

function settingSchema({ kind, default: fallback }: ModelSetting) {
  const value = kind === "address" ? address : z.string();
  return fallback === undefined ? value.optional() : value.default(fallback);
}

const mapValues = <Value, Result>(
  values: Readonly<Record<string, Value>>,
  to: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));

export const ResearchSettings = z.object({
  /** How the model requests tools in research: by function calling or in its text. */
  MODEL_TOOL_CALLS: z.enum(["native", "text"]).default("native"),
});

export const SpanSettings = z.object({
  /** The base URL of a trace collector. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
});

export const ToolSettings = z.object({ TOOL: z.string() });

/** Explains to the operator what is wrong with a variable. */
export const settingMessage = (issue: z.core.$ZodRawIssue): string =>
  issue.input === undefined ? "is not set" : issueMessage(issue);
