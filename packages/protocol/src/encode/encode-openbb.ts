import { Chart } from "../chart.ts";
import type { Part } from "../part.ts";
import { stoppedEarlyText } from "../stopped-early-text.ts";
import { errorText } from "../tool-result.ts";
import type { Encoding } from "./encoding.ts";
import { eventStream } from "./event-stream.ts";
import { uuidOf } from "./uuid-of.ts";

type Row = Record<string, string | number | boolean | null>;

/** Rows for a table or a chart. */
interface Artifact {
  type: "table" | "chart";
  name: string;
  description: string;
  uuid: string;
  content: Row[];
  chart_params?: ChartParams;
}

type ChartParams =
  | { chartType: "line" | "bar"; xKey: string; yKey: string[] }
  | { chartType: "donut"; angleKey: string; calloutLabelKey: string };

type Frame = [event: string, data: object];
type Result = Extract<Part, { type: "tool-result" }>;

/**
 * The stream of an OpenBB Workspace agent (openbb-ai 2): text, steps, tables, charts, and the
 * sources at the end. The encoder collects the sources, so each stream needs its own.
 */
export function openbbEncoding(): Encoding {
  const cited = new Map<string, object>();
  let spoken = false;

  function frames(part: Part): Frame[] {
    switch (part.type) {
      case "text-start":
        return spoken ? [chunk("\n\n")] : [];
      case "text-delta":
        spoken = true;
        return [chunk(part.delta)];
      case "tool-result":
        cited.set(part.result.source_id, citation(part));
        return [step("INFO", `${part.tool} answered`), ...artifacts(part).map(artifactFrame)];
      case "finish": {
        const ended = stoppedEarlyText(part.reason);
        const citations = [...cited.values()];
        return [
          ...(ended === undefined ? [] : [chunk(`\n\n${ended}`)]),
          ...(citations.length === 0
            ? []
            : [["copilotCitationCollection", { citations }] as Frame]),
        ];
      }
      default:
        return steps(part);
    }
  }

  return {
    ...eventStream,
    readFromStart: true,
    encode: (part) =>
      frames(part)
        .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
        .join(""),
  };
}

const chunk = (delta: string): Frame => ["copilotMessageChunk", { delta }];

const artifactFrame = (artifact: Artifact): Frame => ["copilotMessageArtifact", artifact];

const step = (eventType: "INFO" | "WARNING" | "ERROR", message: string, more = {}): Frame => [
  "copilotStatusUpdate",
  { eventType, message, group: "reasoning", ...more },
];

/** The tool calls and their outcomes, displayed as steps. */
function steps(part: Part): Frame[] {
  switch (part.type) {
    case "reasoning-start":
      return [step("INFO", "Thinking")];
    case "tool-call":
      return [step("INFO", `Asking ${part.tool}`, { details: [JSON.stringify(part.input ?? {})] })];
    case "tool-error":
      return [step("WARNING", `${part.tool} refused`, { details: [errorText(part.error)] })];
    case "event": {
      const { event } = part;
      if (event.event !== "grounding" || event.valid) return [];
      const words = "Not every figure of the answer stands in what the tools said.";
      return [step("WARNING", words, { details: event.unmatched })];
    }
    case "interrupted":
      return [step("WARNING", "The answer was stopped.")];
    case "error":
      return [step("ERROR", part.message), chunk(`\n\n${part.message}`)];
    default:
      return [];
  }
}

const citation = ({ tool, result }: Result): object => {
  const { source_id, as_of, provider, delay, simulated } = result;
  return {
    id: uuidOf(source_id),
    source_info: {
      type: "direct retrieval",
      origin: "Advisor Copilot",
      name: tool,
      description: source_id,
      metadata: { source_id, as_of, provider, delay, simulated },
      citable: true,
    },
    details: [{ "As of": as_of, Provider: provider, Simulated: simulated ? "yes" : "no" }],
  };
};

/** A query's rows and chart. For other tools, the first list of rows that fits a table. */
function artifacts({ call_id, tool, result: { data, as_of } }: Result): Artifact[] {
  const list = Object.values(data).find(isTable);
  const { data: chart } = Chart.safeParse(data.chart);
  const about = { name: tool, description: `As of ${as_of}` };
  return [
    ...(list === undefined
      ? []
      : [
          {
            ...about,
            type: "table" as const,
            uuid: uuidOf(`${call_id}#table`),
            content: rows(list),
          },
        ]),
    ...(chart === undefined
      ? []
      : [{ ...about, ...toChartArtifact(chart), uuid: uuidOf(`${call_id}#chart`) }]),
  ];
}

const mostRows = 100;

const isTable = (value: unknown): value is object[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((row) => typeof row === "object" && row !== null && !Array.isArray(row));

/** Keeps the columns that a table can display; nested lists and objects are dropped. */
const rows = (list: readonly object[]): Row[] =>
  list
    .slice(0, mostRows)
    .map((row) => Object.fromEntries(Object.entries(row).filter((cell) => isCell(cell[1]))));

const isCell = (value: unknown): boolean => value === null || typeof value !== "object";

/** Converts exact decimals to numbers, because a chart is for display only. */
function toChartArtifact(
  chart: Chart,
): Pick<Artifact, "type" | "content" | "chart_params" | "name"> {
  const shape = { type: "chart" as const, name: chart.label };
  if (chart.type === "band") {
    const yKey = ["weight", "min", "max", "target"] as const;
    const content = chart.points.map(({ name, ...edges }) => ({
      name,
      ...Object.fromEntries(yKey.map((key) => [key, Number(edges[key])])),
    }));
    return { ...shape, content, chart_params: { chartType: "bar", xKey: "name", yKey: [...yKey] } };
  }
  const content = chart.points.map(({ name, value }) => ({ name, value: Number(value) }));
  const chart_params: ChartParams =
    chart.type === "share"
      ? { chartType: "donut", angleKey: "value", calloutLabelKey: "name" }
      : { chartType: chart.type, xKey: "name", yKey: ["value"] };
  return { ...shape, content, chart_params };
}
