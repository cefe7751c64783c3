import { includesLevel, type Level } from "./level.ts";
import { sourceKeys, sources } from "./sources.gen.ts";

export type SourceKey = (typeof sourceKeys)[number];

/** The sources a question needs, each with its level. */
export type ContextNeeds = Partial<Record<SourceKey, Level>>;

/** Merges two sets of needs; the higher level wins. */
export function mergeNeeds(one: ContextNeeds, other: ContextNeeds): ContextNeeds {
  const added = requestedSources(other).filter(([key, level]) => {
    const own = one[key];
    return own === undefined || !includesLevel(own, level);
  });
  return { ...one, ...Object.fromEntries(added) };
}

/** The sources in the order in which they appear, each with its level. */
export const requestedSources = (wanted: ContextNeeds): [SourceKey, Level][] =>
  sourceKeys.flatMap((key): [SourceKey, Level][] => {
    const level = wanted[key];
    return level === undefined ? [] : [[key, level]];
  });

/** The source that a tool's result already contains. */
export const sourceOfTool = (tool: string): SourceKey | undefined =>
  sourceKeys.find((key) => sources[key].tool === tool);
