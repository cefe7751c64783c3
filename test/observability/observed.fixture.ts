import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { type Api, withApi } from "../api/api.fixture.ts";
import { type Collector, startCollector } from "./collector.ts";

export interface Watched extends Api {
  readonly collector: Collector;
  /** Everything this process has printed in the test so far. */
  printed(): string;
  /** The log lines, optionally with this message only, without times and locations. */
  lines(message?: string): Record<string, unknown>[];
  /** The lines with metrics. */
  figures(): Record<string, unknown>[];
}

/** The API with log, metrics and traces enabled, and all of their output. */
export function withSinks(): Watched {
  const api = withApi();
  const printed: string[] = [];
  let collector: Collector;

  beforeAll(async () => {
    collector = await startCollector();
    vi.stubEnv("LOG_LEVEL", "DEBUG");
    vi.stubEnv("METRICS", "on");
    vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    // Traces lost after this file would be logged into the output of the next one.
    await api.flushed();
    await collector.close();
  });
  beforeEach(() => {
    printed.length = 0;
    collector.bodies.length = 0;
    collector.manner = "takes";
    for (const stream of [process.stdout, process.stderr]) {
      vi.spyOn(stream, "write").mockImplementation((text) => {
        printed.push(String(text));
        return true;
      });
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const rows = () =>
    printed
      .join("")
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line) as Record<string, unknown>);

  return {
    ...api,
    get cloud() {
      return api.cloud;
    },
    get app() {
      return api.app;
    },
    get collector() {
      return collector;
    },
    printed: () => printed.join(""),
    lines: (message) =>
      rows().flatMap((row) =>
        "message" in row && row.message === (message ?? row.message) ? [own(row)] : [],
      ),
    figures: () => rows().filter((row) => "_aws" in row),
  };
}

const own = ({
  timestamp,
  service,
  sampling_rate,
  xray_trace_id,
  ...line
}: Record<string, unknown>) => (xray_trace_id === undefined ? line : { ...line, xray_trace_id });
