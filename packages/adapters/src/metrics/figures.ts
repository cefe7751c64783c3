/** Every figure with its unit. */
export const units = {
  Turns: "Count",
  TurnErrors: "Count",
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

/** Figures by name; null is unknown and is not counted. */
type Figures = Readonly<Partial<Record<keyof typeof units, number | readonly number[] | null>>>;

/** Few values each, because every combination of them is counted and paid for on its own; never an id. */
interface Dimensions {
  door?: string;
  model?: string;
  tool?: string;
}

/** Nothing waits for a figure, and one that cannot be written is lost without a word. */
export interface Metrics {
  /** Figures that belong together, under these dimensions and in sum; ids only tell where they came from. */
  put(figures: Figures, dimensions: Dimensions, ids: Readonly<Record<string, string>>): void;
}
