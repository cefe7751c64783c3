import { ApiError } from "@advisor/client/api-error";
import { useState } from "react";
import type { Outbox } from "./composer/drafts.ts";

interface Options {
  outbox: Returning;
  /** Reloads the conversation and follows a running answer. */
  recover(): void;
}

type Returning = Pick<Outbox, "returned">;

const elsewhere = "in another tab or on another device";

/** The codes of such refusals. */
const codes: ReadonlySet<string> = new Set([
  "already_decided",
  "expired",
  "in_progress",
  "turn_in_progress",
]);

/** Refused requests because the conversation went on elsewhere: the page catches up with it. */
export function useOvertaken({ outbox, recover }: Options) {
  const [note, setNote] = useState<string>();
  return {
    note,
    clear: () => setNote(undefined),
    /** A refused question is no longer the end of the conversation, which went on elsewhere. */
    wentOn: () => setNote(goneOn(outbox)),
    /** Catches up if that is why the request was refused, and returns whether it is. */
    caughtUp(error: Error): boolean {
      if (!(error instanceof ApiError) || !codes.has(error.problem.code)) return false;
      setNote(noteOf(error, outbox));
      recover();
      return true;
    },
  };
}

/** What to tell the advisor; a repeated request that is still being answered needs no words. */
function noteOf({ message, problem }: ApiError, outbox: Returning): string | undefined {
  if (problem.code === "expired") return message;
  if (problem.code === "already_decided")
    return `This was already decided ${elsewhere}. What was decided is shown.`;
  if (problem.code === "in_progress") return undefined;
  return goneOn(outbox);
}

function goneOn({ returned }: Returning): string {
  const back = returned() ? " What you wrote is back in the message box." : "";
  return `This conversation just went on ${elsewhere}.${back}`;
}
