import type { ResearchClient } from "@advisor/client/research-client";
import type { Event } from "@advisor/protocol/research/event";
import type { RunView } from "@advisor/protocol/research/responses";
import type { Interrupts } from "../interrupts.ts";
import type { Prompts } from "../prompts.ts";
import type { Screen } from "../screen.ts";
import { type Board, openBoard } from "./board.ts";
import { decideApproval, type RunApprovalMode } from "./decide.ts";
import { eventLines } from "./event-lines.ts";
import { type DisplayNames, displayNames } from "./names.ts";
import { quoteLines } from "./quote-lines.ts";

export interface ResearchDeps {
  client: ResearchClient;
  screen: Screen;
  interrupts: Interrupts;
  prompts: Prompts;
  decider: RunApprovalMode;
}

/** What a reader of a run has seen. */
export interface FollowResult {
  after: number;
  /** Calls that were denied because nobody was there. */
  denied: number;
  /** True when Ctrl-C stopped the run. */
  stopped: boolean;
}

/** Shows a run's events until it ends, and answers its approvals. Ctrl-C pauses the run. */
export async function follow(
  research: ResearchDeps,
  run: RunView,
  from: FollowResult,
): Promise<FollowResult> {
  const { client, screen, interrupts } = research;
  const names = displayNames(run);
  const board = openBoard(names);
  const followed = { ...from };
  const { verbosity } = screen;
  await interrupts
    .during(
      () => client.cancel(run.run_id, { rest: true }),
      async () => {
        for await (const event of client.events(run.run_id, { after: from.after, verbosity })) {
          followed.after = event.seq;
          show({ screen, names, board }, event);
          if (event.type !== "tool_approval_needed") continue;
          screen.board([]);
          if (await decideApproval(research, run, event)) followed.denied += 1;
        }
      },
    )
    .finally(() => screen.board([]));
  followed.stopped ||= interrupts.pressed;
  return followed;
}

function show(
  { screen, names, board }: { screen: Screen; names: DisplayNames; board: Board },
  event: Event,
): void {
  screen.record(event);
  const { verbosity } = screen;
  board.after(event);
  if (verbosity > 0) screen.board(board.lines());
  for (const { kind, text } of eventLines(names, event)) {
    if (kind === "answer") screen.answer(`${text}\n`);
    else screen.note(text, styles[kind]);
  }
  if (verbosity >= 2 && event.type === "final_result")
    for (const line of quoteLines(event.quotes)) screen.note(line, "dim");
}

const styles = { step: "dim", warning: "yellow", error: "red" } as const;
