/** Every metric with its unit. */
export const metricUnits = {
  Turns: "Count",
  TurnErrors: "Count",
  ModelFaults: "Count",
  ModelMisconfigured: "Count",
  TurnFirstTokenMs: "Milliseconds",
  TurnMs: "Milliseconds",
  InputTokens: "Count",
  OutputTokens: "Count",
  CostUsd: "None",
  GroundingInvalid: "Count",
  ToolCalls: "Count",
  ToolErrors: "Count",
  ToolMs: "Milliseconds",
  AnswerMs: "Milliseconds",
  TitleFailures: "Count",
} as const;

/** Metric values by name. Null means unknown and is not recorded. */
type Figures = Readonly<
  Partial<Record<keyof typeof metricUnits, number | readonly number[] | null>>
>;

/**
 * Each dimension has few values and is never an id: CloudWatch counts and bills every combination
 * as a metric of its own.
 */
interface Dimensions {
  door?: string;
  model?: string;
  tool?: string;
}

/** Recording never blocks its caller, and a metric that cannot be written is dropped silently. */
export interface Metrics {
  /**
   * Records related metrics both under these dimensions and in total. The ids only say where the
   * values came from.
   */
  put(figures: Figures, dimensions: Dimensions, ids: Readonly<Record<string, string>>): void;
}
