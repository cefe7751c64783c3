import type { Reading } from "./stream-reader.ts";

/** A conversation as its advisor's tabs know it. */
export interface Talk {
  id: string;
  household: string | null;
  /** Somebody asked for its deletion; from then on it may be gone. */
  deleting: boolean;
}

/** One thing that an advisor wanted to say, however often it was sent. */
export interface Said {
  talk: Talk;
  text: string;
  key: string | undefined;
  sent: number;
  /** Its key was also sent with another text, which may have come first. */
  contested: boolean;
  /** What was read of it, a reading for each time it was answered with a stream. */
  readings: Reading[];
}

/** What an advisor was asked to decide, and how the tabs answered. */
export interface Wanted {
  talk: Talk;
  ids: string[];
  /** The stream that asked was read to its end: what it asked for is stored. */
  sure: boolean;
  answers: { approved: boolean; scope: "once" | "conversation" }[];
}

/** What the tabs of one advisor share. */
export interface Desk {
  talks: Talk[];
  said: Said[];
  wanted: Wanted[];
  /** Readings of continuations and of comings-back. */
  readings: { talk: Talk; reading: Reading }[];
}

export const emptyDesk = (): Desk => ({ talks: [], said: [], wanted: [], readings: [] });
