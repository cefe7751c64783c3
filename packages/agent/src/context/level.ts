/** How much of a source is told. */
export type Level = "summary" | "default" | "detailed";
const levels: readonly string[] = ["summary", "default", "detailed"] satisfies Level[];

/** The context sources, in the order in which they are told. */
export const sourceKeys = ["household", "ips", "holdings", "tasks", "documents"] as const;
export type SourceKey = (typeof sourceKeys)[number];

/** The sources that are needed, and how much of each. */
export type ContextNeeds = Partial<Record<SourceKey, Level>>;

/** Whether `level` tells all that `other` tells. */
export const covers = (level: string, other: Level): boolean =>
  levels.indexOf(level) >= levels.indexOf(other);

/** Everything that either one wants. */
export function mergeNeeds(one: ContextNeeds, other: ContextNeeds): ContextNeeds {
  const added = Object.entries(other).filter(([key, level]) => {
    const own = one[key as SourceKey];
    return own === undefined || !covers(own, level);
  });
  return { ...one, ...Object.fromEntries(added) };
}
