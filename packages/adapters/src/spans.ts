import type { SpanSink, TraceCollector, TurnSpanExporter } from "./spans/turn-spans.ts";

export const noSpans: SpanSink = { keep: () => undefined, flushed: async () => undefined };

const patienceMs = 500;

/** Sends spans over OTLP. The exporter is loaded with the first turn. */
export function otlpSpans(collector: TraceCollector): SpanSink {
  let last: Promise<unknown> = Promise.resolve();
  let failing = false;
  const sent = (error: unknown) => {
    if (error !== undefined && !failing) collector.log.error("spans_lost", {}, error);
    failing = error !== undefined;
  };
  let exporter: Promise<TurnSpanExporter> | undefined;
  return {
    keep(turn) {
      exporter ??= import("./spans/otlp.ts").then(({ openSpanExporter }) =>
        openSpanExporter(collector, sent),
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
