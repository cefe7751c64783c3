import type { RequestKey } from "../journal.ts";

/** What a finished request answered. */
export interface Answer {
  status: number;
  body: string;
}

export type ClaimResult =
  /** Nobody made this request before; whoever claimed it answers it. */
  | { kind: "new" }
  | { kind: "answered"; answer: Answer }
  | { kind: "running" }
  /** The same key came with another body. */
  | { kind: "mismatch" };

/** Requests with an Idempotency-Key, kept for a day. */
export interface Store {
  claim(key: RequestKey): Promise<ClaimResult>;
  answered(key: RequestKey, answer: Answer): Promise<void>;
  /** Gives up a claim that this caller made, with this very key: the request can be made again at once. */
  released(key: RequestKey): Promise<void>;
}
