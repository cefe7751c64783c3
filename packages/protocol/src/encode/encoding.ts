import type { Part } from "../part.ts";

/** A stream protocol. Pure: the same part and sequence number always give the same text. */
export interface Encoding {
  readonly headers: Readonly<Record<string, string>>;
  /** The frames of one part; empty if the protocol has no equivalent. */
  encode(part: Part, seq: number): string;
  /** Sent during silence to keep the connection open. It has no meaning. */
  readonly heartbeat: string;
  /** Sent after the last part. */
  readonly close: string;
  /**
   * True if clients cannot resume in the middle of a stream: on reconnect they get it from the
   * start.
   */
  readonly readFromStart?: boolean;
}
