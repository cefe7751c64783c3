import * as Entry from "@advisor/domain/entry";
import { makerOf } from "./machine.ts";

/** What is wrong with a new entry, given those before it. */
export function entryFaults(before: readonly Entry.Info[], added: Entry.Info): string[] {
  const last = before.at(-1);
  const order = [
    ...(added.seq === before.length + 1
      ? []
      : [`its place is ${added.seq}, not ${before.length + 1}`]),
    ...(added.at < (last?.at ?? "") ? ["time fell"] : []),
  ];
  return [
    ...order,
    ...pairFaults(before, added),
    ...turnFaults(before, added),
    ...noteFaults(before, added),
  ];
}

function pairFaults(before: readonly Entry.Info[], { body }: Entry.Info): string[] {
  if (body.kind !== "step" && body.kind !== "asked") return [];
  const calls = body.calls.map(({ id }) => id);
  const results = body.results.map(({ call_id }) => call_id);
  const waiting = body.kind === "asked" ? body.approvals.map(({ call_id }) => call_id) : [];
  const answered = [...results, ...waiting].toSorted().join();
  const known = new Set(callsBefore(before, body));
  return [
    ...(calls.toSorted().join() === answered ? [] : ["calls and results are no pairs"]),
    ...(calls.some((id) => known.has(id)) || new Set(calls).size < calls.length
      ? ["a call's id is not its own"]
      : []),
    ...(waiting.length > 0 || results.join() === calls.join() ? [] : ["results are out of order"]),
  ];
}

/** The ids of all earlier calls, except those of a waiting step that is now complete. */
function callsBefore(
  before: readonly Entry.Info[],
  body: Entry.Step | Entry.ApprovalRequested,
): string[] {
  const completed = completedBy(before, body);
  return before.flatMap((one) =>
    "calls" in one.body && one.body !== completed ? one.body.calls.map(({ id }) => id) : [],
  );
}

/** The waiting step that this entry completes. */
function completedBy(
  before: readonly Entry.Info[],
  body: Entry.Body,
): Entry.ApprovalRequested | undefined {
  if (body.kind !== "step") return undefined;
  const steps = before.flatMap((one) => ("calls" in one.body ? [one.body] : []));
  const last = steps.findLast(({ turn_id }) => turn_id === body.turn_id);
  return last?.kind === "asked" ? last : undefined;
}

/** Checks that there is one turn at a time, written by the process that opened its stream. */
function turnFaults(before: readonly Entry.Info[], added: Entry.Info): string[] {
  const turn = Entry.turnIdOf(added);
  if (turn === null) return [];
  const last = before.findLast((entry) => Entry.turnIdOf(entry) !== null);
  if (added.body.kind === "user") return beginFaults(before, last);
  if (last === undefined || Entry.turnIdOf(last) !== turn) return ["another turn is being written"];
  if (added.body.kind === "resumed") return resumedFaults(last);
  if (Entry.endsTurn(last)) return ["the turn was over"];
  const waited = last.body.kind === "asked";
  if (added.body.kind === "decided") return waited ? [] : ["nothing waited for a decision"];
  const opener = before.findLast(
    (entry) => Entry.startsStream(entry) && Entry.turnIdOf(entry) === turn,
  );
  return repairs(before, added) ? [] : writerFaults(opener, added, waited);
}

function resumedFaults(last: Entry.Info): string[] {
  const { body } = last;
  const again = !Entry.endsOrPausesTurn(last) || (body.kind === "stopped" && body.retryable);
  return again ? [] : ["a turn that was over goes on"];
}

function beginFaults(before: readonly Entry.Info[], last: Entry.Info | undefined): string[] {
  const deleted = before.some(({ body }) => body.kind === "deleted");
  const open = last !== undefined && !Entry.endsTurn(last);
  return [
    ...(open ? ["the turn before it is not closed"] : []),
    ...(deleted ? ["a deleted conversation goes on"] : []),
  ];
}

/** Whoever continues after a crash closes the crashed turn, and runs approved calls first. */
const repairs = (before: readonly Entry.Info[], { body }: Entry.Info): boolean =>
  body.kind === "stopped"
    ? ["interrupted", "not_approved"].includes(body.code)
    : before.at(-1)?.body.kind !== "asked" && completedBy(before, body) !== undefined;

function writerFaults(
  opener: Entry.Info | undefined,
  added: Entry.Info,
  waited: boolean,
): string[] {
  if (waited) return ["it was written although the turn waits"];
  const [writer, owner] = [makerOf(added.mark), makerOf(opener?.mark ?? "")];
  return writer === owner ? [] : [`${writer} wrote what ${owner} opened`];
}

function noteFaults(before: readonly Entry.Info[], { body }: Entry.Info): string[] {
  const deleted = before.some((entry) => entry.body.kind === "deleted");
  if (body.kind === "deleted" || body.kind === "selected" || body.kind === "rated")
    return deleted ? ["a deleted conversation was changed"] : [];
  if (body.kind !== "titled") return [];
  const titled = before.some((entry) => entry.body.kind === "titled");
  return [
    ...(deleted ? ["a deleted conversation got a title"] : []),
    ...(titled && body.by === "service" ? ["a title was written over"] : []),
  ];
}
