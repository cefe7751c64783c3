/** The level of detail of a source. */
export type Level = "summary" | "default" | "detailed";
const levels: readonly string[] = ["summary", "default", "detailed"] satisfies Level[];

/** The context sources in the order in which they appear. */
export const sourceKeys = ["household", "ips", "holdings", "tasks", "documents"] as const;
export type SourceKey = (typeof sourceKeys)[number];

/** The sources a question needs, each with its level. */
export type ContextNeeds = Partial<Record<SourceKey, Level>>;

/** Whether `level` includes everything in `other`. */
export const includesLevel = (level: string, other: Level): boolean =>
  levels.indexOf(level) >= levels.indexOf(other);

/** Merges two sets of needs; the higher level wins. */
export function mergeNeeds(one: ContextNeeds, other: ContextNeeds): ContextNeeds {
  const added = Object.entries(other).filter(([key, level]) => {
    const own = one[key as SourceKey];
    return own === undefined || !includesLevel(own, level);
  });
  return { ...one, ...Object.fromEntries(added) };
}
