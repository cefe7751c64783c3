import { sha256 } from "@advisor/adapters/sha256";
import { openTurn } from "@advisor/agent/open/open-turn";
import type * as Conversation from "@advisor/domain/conversation";
import type { RequestKey } from "@advisor/domain/journal";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import type { Runtime } from "../../runtime.ts";
import { claimSlot, prefetchSlotCheck } from "../../turn/admission.ts";
import type { SessionTurn } from "../../turn/run-turn-with-resources.ts";
import { version } from "../../version.ts";
import type { AppContext } from "../context.ts";
import { newConversation } from "./new-conversation.ts";
import { turnResponse } from "./session-turn.ts";

interface FreshTurn extends Pick<SessionTurn, "household" | "door" | "broker_token"> {
  way: Conversation.Info["door"];
  encoding: Encoding;
  text: string;
  context: string;
  key: RequestKey | undefined;
  over: () => void;
}

/**
 * Runs a turn for a client that keeps its own history. It is recorded in a new conversation that is
 * never listed.
 */
export async function runUnlistedTurn(
  runtime: Runtime,
  c: AppContext,
  asked: FreshTurn,
): Promise<Response> {
  const { conversations, model } = runtime;
  const { way, household, door, text, context, key, ...rest } = asked;
  const advisor_id = c.get("advisor").id;
  const planned = newConversation(runtime, advisor_id, household?.id ?? null, key?.scope, way);
  const ahead = prefetchSlotCheck(runtime, advisor_id);
  const before = key === undefined ? undefined : await conversations.get(planned.id);
  const conversation = before ?? planned;
  return turnResponse(runtime, c, {
    ...rest,
    conversation,
    household,
    door,
    async open() {
      // Checked first, so that nothing is stored for a request that may not run.
      const claim = before === undefined ? await claimSlot(runtime, planned, ahead) : undefined;
      if (before === undefined) await conversations.create(planned);
      return openTurn(runtime, {
        conversation,
        text,
        context,
        model_id: model.id,
        system_hash: sha256(door.system),
        version,
        key,
        admit: async () => claim ?? claimSlot(runtime, conversation, ahead),
      });
    },
  });
}
