import type { ModelEvent } from "@advisor/agent/model/model";

/** An empty delta that shows the model is still working. */
export const keepAliveEvent: ModelEvent = { type: "text-delta", text: "" };
