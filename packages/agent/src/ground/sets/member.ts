/** A statement about how many members of a set, or which of them, have a property. */
export interface SetClaim {
  at: number;
  text: string;
  isTrue: boolean;
  /** True when the text is a figure; this check then decides whether it is supported. */
  isFigure?: boolean;
}

/** An account, a position or a class, with the properties that sentences state. */
export interface Member {
  name: string;
  /** The names of the securities and classes in an account, or of a position. */
  has: ReadonlySet<string>;
  value: number | undefined;
  /** In percent of everything. */
  weight?: number | undefined;
  gain?: number | undefined;
  /** The change of its price on the day, in percent. */
  change?: number | undefined;
  /** The band status of a class, as the policy check states it. */
  place?: BandStatus | undefined;
}

export type BandStatus = "above" | "below" | "in";
