import {
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from "@opentelemetry/sdk-trace";
import type {
  CallSpan,
  StepSpan,
  TraceCollector,
  TurnSpanExporter,
  TurnSpans,
} from "./turn-spans.ts";

/** How long the collector may take to accept a batch. */
const timeoutMillis = 3_000;

/** Limits of the queue for the collector; further spans are dropped. */
const bounds = { maxQueueSize: 2_048, maxExportBatchSize: 512, exportTimeoutMillis: timeoutMillis };

/** Exports spans by OpenTelemetry's GenAI conventions, without any text of a conversation. */
export function openSpanExporter(
  collector: TraceCollector,
  sent: (error: unknown) => void,
): TurnSpanExporter {
  const processor = new BatchSpanProcessor({
    ...bounds,
    scheduledDelayMillis: 1_000,
    exporter: watched(collector.endpoint, sent),
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      "service.name": "advisor-copilot",
      "service.version": collector.version,
    }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer("advisor-copilot", collector.version);
  return {
    keep: (turn) => addTurn(tracer, collector, turn),
    flush: () => processor.forceFlush(),
  };
}

/** Reports whether each batch was accepted, which the batch processor itself does not. */
function watched(endpoint: string, sent: (error: unknown) => void): SpanExporter {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis, concurrencyLimit: 2 });
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        sent(result.error);
        done(result);
      }),
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}

function addTurn(tracer: Tracer, { provider, version }: TraceCollector, turn: TurnSpans): void {
  const { conversation_id, model, door } = turn;
  const common = { "gen_ai.provider.name": provider, "gen_ai.conversation.id": conversation_id };
  const root = tracer.startSpan(
    `invoke_agent ${door}`,
    {
      kind: SpanKind.INTERNAL,
      startTime: turn.began,
      attributes: {
        ...common,
        "gen_ai.operation.name": "invoke_agent",
        "gen_ai.agent.name": door,
        "gen_ai.agent.version": version,
        "gen_ai.request.model": model,
        ...usage(turn),
        ...(turn.request_id && { "advisor_copilot.request_id": turn.request_id }),
        "advisor_copilot.turn_id": turn.turn_id,
      },
    },
    ROOT_CONTEXT,
  );
  const within = trace.setSpan(ROOT_CONTEXT, root);
  for (const step of turn.steps) {
    const attributes = { ...common, ...chat(model, step) };
    const options = { kind: SpanKind.CLIENT, startTime: step.began, attributes };
    end(tracer.startSpan(`chat ${model}`, options, within), step);
  }
  for (const call of turn.calls) {
    const attributes = { ...common, ...tool(call) };
    const options = { kind: SpanKind.INTERNAL, startTime: call.began, attributes };
    end(tracer.startSpan(`execute_tool ${call.tool}`, options, within), call);
  }
  end(root, turn);
}

const chat = (model: string, step: StepSpan) => ({
  "gen_ai.operation.name": "chat",
  "gen_ai.request.model": model,
  "gen_ai.request.stream": true,
  ...usage(step),
  ...cache(step),
  ...(step.first === null
    ? {}
    : { "gen_ai.response.time_to_first_chunk": (step.first - step.began) / 1_000 }),
  ...(step.reason === null ? {} : { "gen_ai.response.finish_reasons": [step.reason] }),
});

const tool = (call: CallSpan) => ({
  "gen_ai.operation.name": "execute_tool",
  "gen_ai.tool.name": call.tool,
  "gen_ai.tool.call.id": call.call_id,
  "gen_ai.tool.type": "function",
});

const usage = ({
  input_tokens,
  output_tokens,
}: Pick<StepSpan, "input_tokens" | "output_tokens">) =>
  input_tokens === null || output_tokens === null
    ? {}
    : { "gen_ai.usage.input_tokens": input_tokens, "gen_ai.usage.output_tokens": output_tokens };

const cache = ({ cache_read_tokens, cache_write_tokens }: StepSpan) => ({
  ...(cache_read_tokens ? { "gen_ai.usage.cache_read.input_tokens": cache_read_tokens } : {}),
  ...(cache_write_tokens ? { "gen_ai.usage.cache_creation.input_tokens": cache_write_tokens } : {}),
});

function end(span: Span, { code, ended }: { code: string | null; ended: number }): void {
  if (code !== null) {
    span.setAttribute("error.type", code);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(ended);
}
