import type { Collector, SpanExport, SpanSink } from "./spans/turn-spans.ts";

export const noSpans: SpanSink = { keep: () => undefined, flushed: async () => undefined };

const patienceMs = 500;

/** Loads the exporter with the first turn, and never without a collector. */
export function otlpSpans(collector: Collector): SpanSink {
  let last: Promise<unknown> = Promise.resolve();
  let failing = false;
  const sent = (error: unknown) => {
    if (error !== undefined && !failing) collector.log.error("spans_lost", {}, error);
    failing = error !== undefined;
  };
  let exporter: Promise<SpanExport> | undefined;
  return {
    keep(turn) {
      exporter ??= import("./spans/otlp.ts").then(({ openExporter }) =>
        openExporter(collector, sent),
      );
      last = exporter.then((opened) => opened.keep(turn)).catch(sent);
    },
    async flushed() {
      const sending = last.then(async () => (await exporter)?.flush()).catch(sent);
      if (!failing) await atMost(patienceMs, sending);
    },
  };
}

async function atMost(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
