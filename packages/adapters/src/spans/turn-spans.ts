import type { Log } from "../log.ts";

/** One model call; times are milliseconds since 1970. */
export interface StepSpan {
  began: number;
  /** The first word, or the first call. */
  first: number | null;
  ended: number;
  reason: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Of the input tokens; null where the usage is not known. */
  cache_read_tokens: number | null;
  cache_write_tokens: number | null;
  code: string | null;
}

export interface CallSpan {
  call_id: string;
  tool: string;
  began: number;
  ended: number;
  /** Of the fault, where it is one. */
  code: string | null;
}

/** A turn that is over: ids, codes, counts and times. */
export interface TurnSpans {
  request_id?: string;
  conversation_id: string;
  turn_id: string;
  door: string;
  model: string;
  began: number;
  ended: number;
  code: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  steps: readonly StepSpan[];
  calls: readonly CallSpan[];
}

/** Sends turns to a collector of traces. Nothing waits for it, and what it does not take is lost. */
export interface Spans {
  keep(turn: TurnSpans): void;
  /** Settles, never rejects, when what was kept is sent, or after half a second. */
  flushed(): Promise<void>;
}

export interface Collector {
  /** The base of the collector's OTLP paths. */
  endpoint: string;
  /** Of models, as the conventions name it. */
  provider: string;
  /** Of the product. */
  version: string;
  log: Log;
}

/** What is loaded late. */
export interface Exporter {
  keep(turn: TurnSpans): void;
  flush(): Promise<void>;
}
