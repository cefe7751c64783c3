import type { RequestKey } from "../journal.ts";

/** The response to a finished request. */
export interface Answer {
  status: number;
  body: string;
}

export type ClaimResult =
  /** The request is new; whoever claimed it must answer it. */
  | { kind: "new" }
  | { kind: "answered"; answer: Answer }
  | { kind: "running" }
  /** The same key was sent with a different body. */
  | { kind: "mismatch" };

/** Requests with an Idempotency-Key, kept for one day. */
export interface Store {
  claim(key: RequestKey): Promise<ClaimResult>;
  answered(key: RequestKey, answer: Answer): Promise<void>;
  /** Releases this caller's claim on the key, so that the request can be made again at once. */
  release(key: RequestKey): Promise<void>;
}
