import type { Event } from "@advisor/protocol/research/event";
import type { CellView } from "@advisor/protocol/research/responses";

/** A cell, and its current activity. */
export interface LiveCell extends CellView {
  /** As text; undefined if unknown. */
  doing?: string;
}

export type Cells = ReadonlyMap<string, LiveCell>;

export const keyOf = (criterion: string, company: string): string => `${criterion} ${company}`;

/** The cells after some events, in order. Cells without events stay the same objects. */
export function cellsAfter(cells: Cells, events: readonly Event[]): Cells {
  const next = new Map(cells);
  for (const event of events) {
    if (!("criterion" in event && "company" in event)) continue;
    const key = keyOf(event.criterion, event.company);
    const cell = next.get(key);
    const change = cell && changeOf(cell, event);
    if (change !== undefined) next.set(key, { ...cell, ...change } as LiveCell);
  }
  return next;
}

function changeOf(cell: LiveCell, event: Event): Partial<LiveCell> | undefined {
  switch (event.type) {
    case "company_start":
      return { status: "running", attempts: event.attempt, doing: "starting" };
    case "company_skipped":
      return { status: "skipped", reason: { code: event.code, message: event.message } };
    case "automatic_query":
    case "tool_request":
      return { status: "running", doing: "searching" };
    case "automatic_query_result":
    case "tool_result":
    case "second_look":
    case "approval_decided":
      return { status: "running", doing: "reading" };
    case "tool_approval_needed":
      return { status: "awaiting_approval" };
    case "research_error":
      return { status: "failed", reason: { code: event.code, message: event.message } };
    case "cell_overridden":
      return overridden(event);
    case "final_result":
      return answered(cell, event);
    default:
      return undefined;
  }
}

function answered(
  { overridden }: LiveCell,
  event: Extract<Event, { type: "final_result" }>,
): Partial<LiveCell> {
  const { verdict, value, unit, as_of, confidence, explanation, quotes, review } = event;
  // A person's answer stays, whatever a run finds later.
  if (overridden !== null) return { status: "answered" };
  return {
    ...{ verdict, value, unit, as_of, confidence, explanation, quotes, review },
    ...{ status: "answered", answered_at: event.at, seconds: event.seconds, reason: null },
  };
}

const overridden = ({
  verdict,
  value,
  by,
  at,
  reason,
}: Extract<Event, { type: "cell_overridden" }>): Partial<LiveCell> => ({
  ...{ verdict, value, status: "answered", answered_at: at, reason: null },
  overridden: { by, at, reason },
});
