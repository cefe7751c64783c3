import type { ContextProvider } from "@advisor/agent/context/context-provider";
import {
  type ContextPorts,
  openContext,
  type VisiblePanel,
  viewContext,
} from "@advisor/agent/context/open-context";
import type * as Household from "@advisor/domain/household";
import type { Ports } from "@advisor/tools/ports";
import type { Stores } from "../runtime.ts";

/** Provides a turn's context about the household, read through the same ports as its tools. */
export function contextProvider(
  runtime: Stores,
  sourceInput: {
    question: string;
    household: Household.Info | undefined;
    ports: Partial<Ports>;
    seen: () => Promise<VisiblePanel | undefined>;
    signal: AbortSignal;
  },
): ContextProvider {
  const { clock } = runtime;
  const { question: text, household, seen, signal } = sourceInput;
  const ports =
    household === undefined ? undefined : contextPorts(runtime, household, sourceInput.ports);
  const setting = { ports, today: clock.today(), now: clock.now, signal };
  return {
    open: async () => openContext({ ...setting, text, seen: await seen() }),
    view: (view, tool, loaded) => viewContext({ ...setting, view, tool, loaded }),
  };
}

/** The household ports exist only for a turn with a household, and then are its own. */
function contextPorts(
  { tasks, market }: Stores,
  household: Household.Info,
  ports: Partial<Ports>,
): ContextPorts {
  return {
    household: async () => household,
    snapshot: () => sourceInput(ports.household).snapshot(),
    documents: () => sourceInput(ports.documents).list(),
    tasks: () => tasks.list(household.id),
    funds: (symbols) => (ports.funds ?? market.funds).many(symbols),
  };
}

function sourceInput<Port>(port: Port | undefined): Port {
  if (port === undefined) throw new Error("a session with a household has its ports");
  return port;
}
