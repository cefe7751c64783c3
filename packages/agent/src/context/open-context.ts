import type { Day } from "@advisor/domain/day";
import type * as Household from "@advisor/domain/household";
import type { View } from "@advisor/protocol/view";
import { analyzeContextNeeds } from "./analyze-context-needs.ts";
import { contextTag } from "./block.ts";
import { includesLevel, type Level } from "./level.ts";
import { type ContextNeeds, requestedSources, type SourceKey, sourceOfTool } from "./needs.ts";
import type { SourceRows } from "./source.ts";
import type { ContextPorts } from "./source-input.ts";
import { sources } from "./sources.gen.ts";
import { contextForView, type VisiblePanel, visibleContextLines } from "./views.ts";
import { withDeadline } from "./with-deadline.ts";

export type { Level } from "./level.ts";
export type { SourceKey } from "./needs.ts";
export type { ContextPorts } from "./source-input.ts";
export type { VisiblePanel } from "./views.ts";

/** A source that was requested, for the trace. */
export interface LoadedSource {
  source: SourceKey;
  level: Level;
  ms: number;
  /** Why it was omitted; null if it is included. */
  failed: string | null;
}

export interface OpenedContext {
  /** The context block for the model. */
  readonly text: string;
  readonly loaded: LoadedSource[];
}

interface Setting {
  today: Day;
  now: () => number;
  signal: AbortSignal;
}

/** The time limit for loading a source. */
const deadlineMs = 1_500;

/**
 * The block before an advisor's message: the date, the mode, the household summary, what the
 * advisor's panel shows, and what the question needs. Without ports, no household is selected.
 */
export async function openContext(
  input: Setting & {
    text: string;
    ports: ContextPorts | undefined;
    seen: VisiblePanel | undefined;
  },
): Promise<OpenedContext> {
  const { text, today, ports, seen } = input;
  const seenBy = (household?: Household.Info) =>
    seen === undefined ? [] : visibleContextLines(seen, household);
  if (ports === undefined) {
    const lines = [`today: ${today}`, "mode: general", "household: none chosen", ...seenBy()];
    return { text: contextTag(lines), loaded: [] };
  }
  const wanted: ContextNeeds = { household: "summary", ...analyzeContextNeeds(text, seen) };
  const [[household, ...others], owner] = await Promise.all([
    load(wanted, ports, input),
    withDeadline(deadlineMs, input.signal, () => ports.household()),
  ]);
  const lines = [
    `today: ${today}`,
    "mode: client",
    ...(household?.sheet?.rows ?? household?.lines ?? []),
    ...seenBy("value" in owner ? owner.value : undefined),
    ...others.flatMap((one) => one.lines),
  ];
  return {
    text: contextTag(lines),
    loaded: [household, ...others].flatMap((one) => one?.loaded ?? []),
  };
}

/**
 * The context of a view, unless an earlier block had it at the same level or the tool that opened
 * the view returned it. Undefined if there is nothing new.
 */
export async function viewContext(
  input: Setting & {
    view: View;
    loaded: readonly { source: string; level: string; failed: string | null }[];
    ports: ContextPorts | undefined;
    tool?: string | undefined;
  },
): Promise<OpenedContext | undefined> {
  const { view, loaded, ports, tool } = input;
  const isLoaded = (key: SourceKey, level: Level): boolean =>
    (tool !== undefined && sourceOfTool(tool) === key) ||
    loaded.some(
      (one) => one.source === key && one.failed === null && includesLevel(one.level, level),
    );
  const wanted = Object.fromEntries(
    requestedSources(contextForView(view)).filter(([key, level]) => !isLoaded(key, level)),
  );
  if (ports === undefined || requestedSources(wanted).length === 0) return undefined;
  const opened = await load(wanted, ports, input);
  return {
    text: contextTag(opened.flatMap((one) => one.lines)),
    loaded: opened.map((one) => one.loaded),
  };
}

interface LoadedBlock {
  loaded: LoadedSource;
  /** Undefined if loading failed. */
  sheet: SourceRows | undefined;
  /** The source's block, or a line that says why it is missing. */
  lines: string[];
}

/** Loads all sources in parallel. */
const load = (
  wanted: ContextNeeds,
  ports: ContextPorts,
  setting: Setting,
): Promise<LoadedBlock[]> =>
  Promise.all(requestedSources(wanted).map(([key, level]) => one(key, level, ports, setting)));

async function one(
  key: SourceKey,
  level: Level,
  ports: ContextPorts,
  { today, now, signal }: Setting,
): Promise<LoadedBlock> {
  const begun = now();
  const ended = await withDeadline(deadlineMs, signal, (until) =>
    sources[key].open({ ports, today }, level, until),
  );
  const ms = Math.round(now() - begun);
  if ("failed" in ended) {
    const { failed } = ended;
    const loaded = { source: key, level, ms, failed };
    return { loaded, sheet: undefined, lines: [`${key}: not available, ${failed}`] };
  }
  const lines = [sources[key].block(ended.value, level)];
  return { loaded: { source: key, level, ms, failed: null }, sheet: ended.value, lines };
}
