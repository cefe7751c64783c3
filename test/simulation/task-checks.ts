import type * as Entry from "@advisor/domain/entry";
import type * as Task from "@advisor/domain/task";
import type { Desk } from "./desk.ts";

/**
 * A task exists once if its call succeeded, at most once in any case, and never without approval.
 */
export function taskFaults(
  records: readonly (readonly Entry.Info[])[],
  tasks: readonly Task.Info[],
  desks: readonly Desk[],
): string[] {
  const bodies = records.flat().map(({ body }) => body);
  const called = bodies.flatMap(callsOf);
  const permitted = permittedIn(bodies);
  const anything = desks.some(({ wanted }) =>
    wanted.some(({ answers }) => answers.some(({ scope }) => scope === "conversation")),
  );
  const titles = new Set(
    [...tasks, ...called.filter(({ done }) => done)].map(({ title }) => title),
  );
  return [...titles].flatMap((title) => {
    const own = called.filter((call) => call.title === title);
    const count = tasks.filter((task) => task.title === title).length;
    // A model that asks for the same task in two turns gets two tasks.
    const turns = new Set(own.map(({ turn_id }) => turn_id)).size;
    const least = own.some(({ done }) => done) ? 1 : 0;
    const allowed = permitted.has(title) || anything;
    return [
      ...(count >= least && count <= Math.max(turns, 1)
        ? []
        : [`${title} was done, and there are ${count} of it in ${turns} turns`]),
      ...(count === 0 || allowed ? [] : [`${title} was written and nobody allowed it`]),
    ];
  });
}

interface Called {
  title: string;
  turn_id: string;
  done: boolean;
}

function callsOf(body: Entry.Body): Called[] {
  if (body.kind !== "step" && body.kind !== "asked") return [];
  const { turn_id, calls, results, kind } = body;
  const succeeded = (id: string): boolean =>
    results.some(({ call_id, status }) => call_id === id && status === "success");
  return calls
    .filter(({ name }) => name === "create_task")
    .map(({ id, input }) => ({
      title: String(input.title),
      turn_id,
      done: kind === "step" && succeeded(id),
    }));
}

/** The titles that an advisor approved. */
function permittedIn(bodies: readonly Entry.Body[]): Set<string> {
  const decisions = bodies.flatMap((body) => (body.kind === "decided" ? body.decisions : []));
  const yes = new Set(
    decisions.filter(({ approved }) => approved).map(({ approval_id }) => approval_id),
  );
  const approvals = bodies.flatMap((body) => (body.kind === "asked" ? body.approvals : []));
  return new Set(approvals.filter(({ id }) => yes.has(id)).map(({ input }) => String(input.title)));
}
