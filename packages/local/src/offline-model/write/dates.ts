import { type Day, Day as DaySchema } from "@advisor/domain/day";
import { isStale } from "@advisor/domain/ips-check/findings/stale";
import type { ToolResult } from "@advisor/protocol/tool-result";
import * as z from "zod";
import { capital, label, listed, plain, time } from "../format.ts";
import { isCut } from "./writer.ts";

export interface Dated {
  /** What the result is about. */
  subject: string;
  outcome: ToolResult;
  /** Prices and statements grow old in two trading days. */
  ages: boolean;
}

/** How old each result is and what kind of data it is, once where they agree. */
export function dates(results: readonly Dated[], today: Day | null): string {
  const lines = results.map((result) => ({ ...result, line: dated(result, today) }));
  const different = new Set(lines.map(({ line }) => line));
  const said =
    different.size > 1
      ? lines.map(({ subject, line }) => `${capital(subject)}: ${line}`)
      : [...different].map(capital);
  const cut = results.some(({ outcome }) => isCut(outcome.data));
  return [...new Set(said), ...(cut ? ["Long lists were shortened for me."] : [])].join(" ");
}

function dated({ outcome, ages }: Dated, today: Day | null): string {
  const { as_of, simulated, delay, provider } = outcome;
  const kind = simulated
    ? `simulated data${delays[delay]}`
    : delay === "filing"
      ? "as published"
      : `${delay} data from ${plain(provider)}`;
  const day = DaySchema.safeParse(as_of.slice(0, 10)).data;
  const old = ages && today !== null && day !== undefined && isStale(day, today);
  const stale = old ? ", which is stale" : "";
  return `as of ${time(as_of)}${stale}, ${kind}${failed(outcome.data)}.`;
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

/** Who was asked before the provider that answered. */
function failed(data: ToolResult["data"]): string {
  const providers = Failed.safeParse(data).data?.failed_providers ?? [];
  if (providers.length === 0) return "";
  const named = providers.map(({ provider, reason }) => `${plain(provider)} (${label(reason)})`);
  return `; ${listed(named)} could not answer`;
}
