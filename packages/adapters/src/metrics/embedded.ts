import { Metrics as Embedded } from "@aws-lambda-powertools/metrics";
import { standardOutput } from "../standard-output.ts";
import { type Metrics, metricUnits } from "./figures.ts";

/** CloudWatch accepts at most 100 values per metric in one log line. */
const most = 99;

/** Writes metrics to standard output as log lines in CloudWatch's embedded metric format. */
export function openEmbeddedMetrics(): Metrics {
  const embedded = new Embedded({ namespace: "AdvisorCopilot", serviceName: "advisor-copilot" });
  const output = standardOutput(() => undefined);
  return {
    put(figures, dimensions, ids) {
      const known = Object.entries(metricUnits).flatMap(([name, unit]) =>
        [figures[name as keyof typeof metricUnits] ?? []]
          .flat()
          .map((value) => ({ name, unit, value })),
      );
      if (known.length === 0) return;
      output.write(() => {
        embedded.addDimensions({ ...dimensions });
        if (Object.keys(dimensions).length > 0) embedded.addDimensions({});
        for (const [name, id] of Object.entries(ids)) embedded.addMetadata(name, id);
        for (const { name, unit, value } of known.slice(0, most)) {
          embedded.addMetric(name, unit, value);
        }
        embedded.publishStoredMetrics();
      });
    },
  };
}
