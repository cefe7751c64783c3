import type { Metrics } from "./metrics/figures.ts";

export const noMetrics: Metrics = { put: () => undefined };

/** Loads the metrics library on first use only. */
export function embeddedMetrics(): Metrics {
  const loading = import("./metrics/embedded.ts").then(({ openEmbeddedMetrics }) =>
    openEmbeddedMetrics(),
  );
  return {
    put(...figures) {
      loading.then((embedded) => embedded.put(...figures)).catch(() => undefined);
    },
  };
}
