import type { Log } from "../log.ts";

/** One model call. Times are in milliseconds since 1970. */
export interface StepSpan {
  began: number;
  /** When the first text or the first call arrived. */
  first: number | null;
  ended: number;
  reason: string | null;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Included in the input tokens; null when the usage is unknown. */
  cache_read_tokens: number | null;
  cache_write_tokens: number | null;
  code: string | null;
}

export interface CallSpan {
  call_id: string;
  tool: string;
  began: number;
  ended: number;
  /** The fault's code when the call failed. */
  code: string | null;
}

/** A finished turn: ids, codes, counts and times, without text. */
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

/**
 * Sends turns to a trace collector. Nothing blocks on it, and what the collector does not accept is
 * dropped.
 */
export interface SpanSink {
  keep(turn: TurnSpans): void;
  /** Resolves once the queued spans are sent or half a second has passed. Never rejects. */
  flushed(): Promise<void>;
}

export interface TraceCollector {
  /** The base of the collector's OTLP paths. */
  endpoint: string;
  /** The model vendor, as OpenTelemetry's conventions name it. */
  provider: string;
  /** The version of this product. */
  version: string;
  log: Log;
}

/** The exporter, which is loaded lazily. */
export interface TurnSpanExporter {
  keep(turn: TurnSpans): void;
  flush(): Promise<void>;
}
