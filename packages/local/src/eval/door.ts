export const doors = ["answers", "copilot"] as const;

/** Where a question is asked: the answers route or the copilot. */
export type Door = (typeof doors)[number];
