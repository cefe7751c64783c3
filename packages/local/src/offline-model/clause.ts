import type { Day } from "@advisor/domain/day";

/** A part of a message that makes its own request, with the context needed to read it. */
export interface Clause {
  text: string;
  /** The text whose ticker "it" refers to. */
  about: string;
  today: Day | null;
  /** The names of the tools in the request. */
  offered: readonly string[];
}

/** An object with the entry when there is a value, otherwise an empty object. */
export const optionalField = <Key extends string, Value>(
  key: Key,
  value: Value | undefined,
): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
