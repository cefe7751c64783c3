import type { ModelEvent } from "@advisor/agent/model/model";

/** The same events, pieces of one text that came together as one piece. */
export function joined(events: readonly ModelEvent[]): ModelEvent[] {
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
