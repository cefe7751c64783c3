export const doors = ["answers", "copilot"] as const;

/** Where a question is asked: of the answers route, or of the copilot. */
export type Door = (typeof doors)[number];
