/** The level of detail of a source. */
export type Level = "summary" | "default" | "detailed";
const levels: readonly string[] = ["summary", "default", "detailed"] satisfies Level[];

/** Whether `level` includes everything in `other`. */
export const includesLevel = (level: string, other: Level): boolean =>
  levels.indexOf(level) >= levels.indexOf(other);
