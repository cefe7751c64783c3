import type { ModelEvent } from "@advisor/agent/model/model";

/** Merges adjacent text deltas that arrived together. */
export function mergeTextDeltas(events: readonly ModelEvent[]): ModelEvent[] {
  const all: ModelEvent[] = [];
  for (const event of events) {
    const last = all.at(-1);
    if (last !== undefined && isText(last) && isText(event) && last.type === event.type) {
      all[all.length - 1] = { ...last, text: last.text + event.text };
    } else all.push(event);
  }
  return all;
}

type Text = Extract<ModelEvent, { text: string }>;

const isText = (event: ModelEvent): event is Text =>
  event.type === "text-delta" || event.type === "reasoning-delta";
