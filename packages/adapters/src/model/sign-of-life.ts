import type { ModelEvent } from "@advisor/agent/model/model";

/** Shows that the model is at work, and says nothing. */
export const signOfLife: ModelEvent = { type: "text-delta", text: "" };
