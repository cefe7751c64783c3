import { copilotDoor } from "@advisor/agent/door";
import type { CallDeps } from "@advisor/agent/turn/tool-outcome";
import type * as Conversation from "@advisor/domain/conversation";
import type * as Household from "@advisor/domain/household";
import type { Session } from "@advisor/protocol/tool-call";
import type { TurnRuntime } from "../runtime.ts";
import { chargedTools } from "../spend/charged-tools.ts";
import { sessionPorts } from "../tools/session-ports.ts";

/** The dependencies for running a turn's tool calls without a stream. */
export function copilotCallDeps(
  runtime: TurnRuntime,
  turn: {
    conversation: Conversation.Info;
    household: Household.Info | undefined;
    turn_id: string;
  },
): CallDeps {
  const { conversation, household, turn_id } = turn;
  const { advisor_id, household_id } = conversation;
  const session: Session = { advisor_id, household_id, turn_id };
  return {
    tools: {
      offered: copilotDoor.tools(runtime.catalog, household_id !== null),
      run: chargedTools(
        runtime,
        advisor_id,
        runtime.toolsFor(session, sessionPorts(runtime, session, { household })),
      ),
    },
    world: { signal: new AbortController().signal, clock: runtime.clock },
  };
}
