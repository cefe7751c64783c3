import { sha256 } from "@advisor/adapters/sha256";
import { notFound } from "@advisor/agent/open-turn";
import { canonical } from "@advisor/domain/audit-chain";
import type * as Household from "@advisor/domain/household";
import type { Ports } from "@advisor/tools/ports";
import { authorize, own } from "./authorize.ts";
import type { Stores } from "./runtime.ts";

/** Who is asking, about whom, in which turn. It travels with every tool call and never comes from the model. */
export interface Session {
  advisor_id: string;
  household_id: string | null;
  turn_id: string;
}

/** The ports of a tool call. Household ports exist only with a household, and only for its own advisor. */
export function sessionPorts(runtime: Stores, session: Session): Partial<Ports> {
  const { clock, market } = runtime;
  const open = { ...market, calendar: { today: () => clock.today() } };
  return session.household_id === null
    ? open
    : { ...open, ...householdPorts(runtime, session, session.household_id) };
}

function householdPorts(runtime: Stores, session: Session, id: string) {
  const { households, documents, tasks, newId, clock } = runtime;
  const allowed = () => authorize(runtime, session.advisor_id, id);
  let snapshot: Promise<Household.Snapshot> | undefined;

  /** Read once a turn: calls of one step share it. */
  async function read(): Promise<Household.Snapshot> {
    const found = await households.snapshot(id);
    own(session.advisor_id, found?.household);
    if (found === undefined) throw notFound();
    return found;
  }

  return {
    household: {
      snapshot: () => {
        snapshot ??= read();
        return snapshot;
      },
    },
    documents: {
      list: async () => {
        await allowed();
        return documents.list(id);
      },
    },
    tasks: {
      async create(draft) {
        await allowed();
        const key = sha256(`${session.turn_id}#${canonical(draft)}`);
        const created_at = new Date(clock.now()).toISOString();
        const task = {
          ...draft,
          id: newId("task"),
          household_id: id,
          status: "open" as const,
          created_at,
        };
        return tasks.create(task, key);
      },
    },
  } satisfies Partial<Ports>;
}
