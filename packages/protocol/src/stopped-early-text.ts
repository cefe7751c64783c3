const words: Readonly<Record<string, string | undefined>> = {
  stop: undefined,
  tools: undefined,
  "tool-calls": undefined,
  length: "Cut off at the length limit.",
  filtered: "Stopped by the content filter.",
  "content-filter": "Stopped by the content filter.",
  refused: "The model refused to answer.",
};

/** An explanation for an answer that stopped early; undefined if it ended normally. */
export const stoppedEarlyText = (reason: string): string | undefined =>
  Object.hasOwn(words, reason) ? words[reason] : "The model stopped for a reason of its own.";
