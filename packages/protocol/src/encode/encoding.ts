import type { Part } from "../part.ts";

/** One way to write parts on a wire. Pure: the same part and sequence number give the same text. */
export interface Encoding {
  readonly headers: Readonly<Record<string, string>>;
  /** The frames of one part; empty when the encoding has no word for it. */
  encode(part: Part, seq: number): string;
  /** What may be sent in a silence without meaning anything. */
  readonly heartbeat: string;
  /** What follows the terminal part. */
  readonly close: string;
  /** Its readers cannot go on in the middle: who comes back is sent the stream from the beginning. */
  readonly readFromStart?: boolean;
}
