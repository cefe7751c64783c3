import * as z from "zod";

/**
 * What OpenBB Workspace accepts from an agent, transcribed from its published Python models
 * (openbb-ai 2, `models.py`), which have no npm equivalent.
 */
const ChartParameters = z.union([
  ...(["line", "bar", "scatter"] as const).map((type) =>
    z.strictObject({
      chartType: z.literal(type),
      xKey: z.string(),
      yKey: z.array(z.string()).min(1),
    }),
  ),
  ...(["pie", "donut"] as const).map((type) =>
    z.strictObject({
      chartType: z.literal(type),
      angleKey: z.string(),
      calloutLabelKey: z.string(),
    }),
  ),
]);

export const ClientArtifact = z
  .strictObject({
    type: z.enum(["text", "table", "chart", "snowflake_query", "snowflake_python", "html"]),
    name: z.string(),
    description: z.string(),
    uuid: z.guid(),
    content: z.union([z.string(), z.array(z.record(z.string(), z.unknown()))]),
    chart_params: ChartParameters.optional(),
    query_data_source: z.record(z.string(), z.unknown()).optional(),
  })
  .refine(({ type, chart_params }) => (type === "chart") === (chart_params !== undefined));

const Citation = z.strictObject({
  id: z.guid(),
  source_info: z.strictObject({
    type: z.enum(["widget", "direct retrieval", "web", "artifact"]),
    uuid: z.guid().optional(),
    origin: z.string().optional(),
    widget_id: z.string().optional(),
    name: z.string().optional(),
    description: z.string().optional(),
    metadata: z.record(z.string(), z.unknown()),
    citable: z.boolean(),
  }),
  details: z.array(z.record(z.string(), z.unknown())).optional(),
});

const StatusUpdate = z.strictObject({
  eventType: z.enum(["INFO", "WARNING", "ERROR"]),
  message: z.string(),
  group: z.literal("reasoning"),
  details: z.array(z.union([z.string(), z.record(z.string(), z.unknown())])).optional(),
  artifacts: z.array(ClientArtifact).optional(),
  hidden: z.boolean().optional(),
});

export const OpenbbEvent = z.discriminatedUnion("event", [
  z.strictObject({
    event: z.literal("copilotMessageChunk"),
    data: z.strictObject({ delta: z.string() }),
  }),
  z.strictObject({ event: z.literal("copilotMessageArtifact"), data: ClientArtifact }),
  z.strictObject({ event: z.literal("copilotStatusUpdate"), data: StatusUpdate }),
  z.strictObject({
    event: z.literal("copilotCitationCollection"),
    data: z.strictObject({ citations: z.array(Citation).min(1) }),
  }),
]);
export type OpenbbEvent = z.infer<typeof OpenbbEvent>;

/** The events of a stream; throws on one that the Workspace would reject. */
export const openbbEvents = (stream: string): OpenbbEvent[] =>
  stream
    .split("\n\n")
    .filter((frame) => frame !== "" && !frame.startsWith(":"))
    .map((frame) => {
      const [, event, data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
      return OpenbbEvent.parse({ event, data: JSON.parse(data) });
    });

/** The agents in `/agents.json`. */
export const OpenbbAgents = z.record(
  z.string(),
  z.object({
    name: z.string(),
    description: z.string(),
    image: z.url().optional(),
    endpoints: z.object({ query: z.url() }),
    features: z.object({
      streaming: z.boolean(),
      "widget-dashboard-select": z.boolean(),
      "widget-dashboard-search": z.boolean(),
    }),
  }),
);
