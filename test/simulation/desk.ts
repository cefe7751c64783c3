import type { Reading } from "./stream-reader.ts";

/** A conversation as its advisor's tabs know it. */
export interface Talk {
  id: string;
  household: string | null;
  /** Its deletion was requested; from then on it may be gone. */
  deleting: boolean;
}

/** A message that an advisor wanted to send, however often it was sent. */
export interface SentMessage {
  talk: Talk;
  text: string;
  key: string | undefined;
  sent: number;
  /** The same key was also sent with another text, which may have been first. */
  contested: boolean;
  /** What was read of it, one reading per stream. */
  readings: Reading[];
}

/** A pending decision, and how the tabs answered. */
export interface Wanted {
  talk: Talk;
  ids: string[];
  /** The stream was read to its end, so the request is certainly stored. */
  sure: boolean;
  answers: { approved: boolean; scope: "once" | "conversation" }[];
}

/** The state shared by the tabs of one advisor. */
export interface Desk {
  talks: Talk[];
  sentMessage: SentMessage[];
  wanted: Wanted[];
  /** Readings of continued and resumed streams. */
  readings: { talk: Talk; reading: Reading }[];
}

export const emptyDesk = (): Desk => ({ talks: [], sentMessage: [], wanted: [], readings: [] });
