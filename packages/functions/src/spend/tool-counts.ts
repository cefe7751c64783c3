import type { Metrics } from "@advisor/adapters/metrics/figures";

/** The number of occurrences of each word. */
export function countEach(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}

interface Call {
  tool: string;
  code: string | null;
  ms: number;
}

/** Publishes call counts, errors and durations in milliseconds per tool. */
export function putToolMetrics(
  metrics: Metrics,
  calls: readonly Call[],
  ids: Readonly<Record<string, string>>,
): void {
  for (const [tool, own] of Object.entries(Object.groupBy(calls, (call) => call.tool))) {
    const failed = own?.filter(({ code }) => code !== null) ?? [];
    const ToolMs = own?.map(({ ms }) => ms) ?? [];
    metrics.put({ ToolCalls: ToolMs.length, ToolErrors: failed.length, ToolMs }, { tool }, ids);
  }
}
