import { type Day, Day as DaySchema } from "@advisor/domain/day";
import { isStale } from "@advisor/domain/ips-check/findings/stale";
import type { ToolResult } from "@advisor/protocol/tool-result";
import * as z from "zod";
import { capitalize, classLabel, joinWithAnd, plainLine, timeText } from "../format/text.ts";
import { isCut } from "./writer.ts";

export interface DatedResult {
  /** What the result is about, for use in a sentence. */
  subject: string;
  outcome: ToolResult;
  /** True for prices and statements, which are stale after two trading days. */
  ages: boolean;
}

/** The age and kind of data of each result, stated once when all agree. */
export function datesText(results: readonly DatedResult[], today: Day | null): string {
  const lines = results.map((result) => ({ ...result, line: dated(result, today) }));
  const different = new Set(lines.map(({ line }) => line));
  const said =
    different.size > 1
      ? lines.map(({ subject, line }) => `${capitalize(subject)}: ${line}`)
      : [...different].map(capitalize);
  const cut = results.some(({ outcome }) => isCut(outcome.data));
  return [...new Set(said), ...(cut ? ["Long lists were shortened for me."] : [])].join(" ");
}

function dated({ outcome, ages }: DatedResult, today: Day | null): string {
  const { as_of, simulated, delay, provider } = outcome;
  const kind = simulated
    ? `simulated data${delays[delay]}`
    : delay === "filing"
      ? "as published"
      : `${delay} data from ${plainLine(provider)}`;
  const day = DaySchema.safeParse(as_of.slice(0, 10)).data;
  const old = ages && today !== null && day !== undefined && isStale(day, today);
  const stale = old ? ", which is stale" : "";
  return `as of ${timeText(as_of)}${stale}, ${kind}${failedProviders(outcome.data)}.`;
}

const delays: Record<ToolResult["delay"], string> = {
  realtime: "",
  eod: "",
  delayed: " (delayed)",
  weekly: " (weekly, published late)",
  filing: "",
};

const Failed = z.object({
  failed_providers: z.array(z.object({ provider: z.string(), reason: z.string() })),
});

/** The providers that failed before the one that answered. */
function failedProviders(data: ToolResult["data"]): string {
  const providers = Failed.safeParse(data).data?.failed_providers ?? [];
  if (providers.length === 0) return "";
  const named = providers.map(
    ({ provider, reason }) => `${plainLine(provider)} (${classLabel(reason)})`,
  );
  return `; ${joinWithAnd(named)} could not answer`;
}
