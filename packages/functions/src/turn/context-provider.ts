import {
  type ContextPorts,
  openContext,
  type Seen,
  viewContext,
} from "@advisor/agent/context/open-context";
import type { Teller } from "@advisor/agent/told";
import type * as Household from "@advisor/domain/household";
import type { Ports } from "@advisor/tools/ports";
import type { Stores } from "../runtime.ts";

/** Tells a turn what it needs of the household, read through the ports that its tools read through. */
export function teller(
  runtime: Stores,
  given: {
    question: string;
    household: Household.Info | undefined;
    ports: Partial<Ports>;
    seen: () => Promise<Seen | undefined>;
    signal: AbortSignal;
  },
): Teller {
  const { clock } = runtime;
  const { question: text, household, seen, signal } = given;
  const ports = household === undefined ? undefined : contextPorts(runtime, household, given.ports);
  const setting = { ports, today: clock.today(), now: clock.now, signal };
  return {
    open: async () => openContext({ ...setting, text, seen: await seen() }),
    view: (view, tool, loaded) => viewContext({ ...setting, view, tool, loaded }),
  };
}

/** Ports of a turn with a household always hold its own; the others do not exist. */
function contextPorts(
  { tasks, market }: Stores,
  household: Household.Info,
  ports: Partial<Ports>,
): ContextPorts {
  return {
    household: async () => household,
    snapshot: () => given(ports.household).snapshot(),
    documents: () => given(ports.documents).list(),
    tasks: () => tasks.list(household.id),
    funds: (symbols) => (ports.funds ?? market.funds).many(symbols),
  };
}

function given<Port>(port: Port | undefined): Port {
  if (port === undefined) throw new Error("a session with a household has its ports");
  return port;
}
