import * as Entry from "@advisor/domain/research/entry";
import * as z from "zod";

/**
 * The events of a run: its entries with their sequence numbers, which are also the event ids. Money
 * is in millionths of a US dollar.
 */
export const Event = z.object({ seq: z.int().positive(), at: z.string() }).and(Entry.Body);
export type Event = z.infer<typeof Event>;

export const eventOf = ({ seq, at, body }: Pick<Entry.Info, "seq" | "at" | "body">): Event => ({
  seq,
  at,
  ...body,
});

/** 0 silent, 1 steps, 2 shortened results, 3 prompts and replies, 4 everything. */
export const Verbosity = z.coerce.number().int().min(0).max(4);

/**
 * The lowest verbosity at which an event is sent. Events that need a person's action are always
 * sent.
 */
export const lowestVerbosity: Readonly<Record<Entry.Type, number>> = {
  tool_approval_needed: 0,
  approval_decided: 0,
  research_error: 0,
  rests: 0,
  canceled: 0,
  done: 0,
  run_started: 1,
  criterion_start: 1,
  company_start: 1,
  company_skipped: 1,
  company_disqualified: 1,
  automatic_query: 1,
  automatic_query_error: 1,
  automatic_query_skipped: 1,
  tool_request: 1,
  tool_result: 1,
  tool_not_called: 1,
  research_retry: 1,
  automatic_query_result: 1,
  final_result: 1,
  cell_overridden: 1,
  second_look: 2,
  prompt_sent: 3,
  model_response: 3,
};

const cutCharacters = 300;

/** The event at a reader's verbosity, possibly shortened; undefined if it is not sent. */
export function atVerbosity(event: Event, verbosity: number): Event | undefined {
  if (lowestVerbosity[event.type] > verbosity) return undefined;
  if (event.type === "prompt_sent") {
    return verbosity >= 4 ? event : { ...event, system: null };
  }
  if (event.type !== "tool_result" && event.type !== "automatic_query_result") return event;
  return { ...event, text: cut(event.text, verbosity) };
}

function cut(text: string, verbosity: number): string {
  if (verbosity >= 3) return text;
  if (verbosity < 2) return "";
  return text.length <= cutCharacters ? text : `${text.slice(0, cutCharacters).toWellFormed()}...`;
}
