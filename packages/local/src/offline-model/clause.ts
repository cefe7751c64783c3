import type { Day } from "@advisor/domain/day";

/** A part of a message that asks for something of its own, and what is known beside its words. */
export interface Clause {
  text: string;
  /** Lends "it" its ticker. */
  about: string;
  today: Day | null;
  /** The tools of the request. */
  offered: readonly string[];
}

/** The entry when there is a value, nothing otherwise. */
export const optional = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
