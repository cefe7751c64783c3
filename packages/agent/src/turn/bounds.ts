/** The limits of a turn. Times are in milliseconds. */
export interface Bounds {
  steps: number;
  callsPerStep: number;
  maxTokens: number;
  /** How long the model may be silent, before its first event and between two. */
  silenceMs: number;
}

export const copilotBounds: Bounds = {
  steps: 10,
  callsPerStep: 20,
  maxTokens: 4_096,
  silenceMs: 30_000,
};

export const tradingBounds: Bounds = { ...copilotBounds, steps: 5 };
