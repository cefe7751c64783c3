import { sha256 } from "@advisor/adapters/sha256";
import { contextBlock } from "@advisor/agent/context/block";
import { copilotDoor } from "@advisor/agent/door";
import { openContinued } from "@advisor/agent/open/open-continued";
import { openTurn } from "@advisor/agent/open/open-turn";
import type { OpenedTurn, Request } from "@advisor/agent/open/opening";
import { Fault } from "@advisor/domain/fault";
import type * as Continuation from "@advisor/domain/record/continuation";
import { uiEncoding } from "@advisor/protocol/encode/encode-ui";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import { withoutSecrets } from "@advisor/protocol/without-secrets";
import { Hono } from "hono";
import { type OwnTurnStart, readOwnConversation, readOwnTurnStart } from "../../authorize.ts";
import type { Runtime } from "../../runtime.ts";
import { claimSlot, prefetchSlotCheck } from "../../turn/admission.ts";
import { copilotCallDeps } from "../../turn/copilot-calls.ts";
import { runInOrder } from "../../turn/run-in-order.ts";
import { version } from "../../version.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { bodyText, parseJson } from "../http/body.ts";
import { requestKey } from "../http/request-key.ts";
import { type ChatBody, chatRequest, encodingFor } from "./chat-request.ts";
import { parseChangedInput } from "./parse-changed-input.ts";
import { turnResponse } from "./session-turn.ts";

const systemHash = sha256(copilotDoor.system);

/** The routes that run a copilot turn. The advisor's message is stored before the stream begins. */
export function chatRoutes(runtime: Runtime): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/stream", (c) =>
    runtime.streams.serve(async (over) => {
      const text = bodyText(c);
      const { body, encoding } = await chatRequest(c, parseJson(text));
      const advisor_id = c.get("advisor").id;
      const ahead = prefetchSlotCheck(runtime, advisor_id);
      const read = await readOwnTurnStart(runtime, advisor_id, body.conversation_id);
      const { conversation, household, panel } = read;
      const key = requestKey(c, text);
      const admission = () => claimSlot(runtime, conversation, ahead);
      return turnResponse(runtime, c, {
        conversation,
        household,
        panel,
        door: copilotDoor,
        encoding,
        open: () => opened(runtime, { ...read, body, key, admit: admission }),
        over,
      });
    }),
  );

  /**
   * Resumes a stream: sends the missed parts, then the live ones. Loaded with the first resumed stream,
   * which comes after a turn.
   */
  const follow = (c: AppContext, spoken?: Encoding) => {
    const advisor_id = c.get("advisor").id;
    return runtime.streams.follow(advisor_id, async (over) => {
      const id = c.req.param("conversation_id") ?? "";
      const conversation = await readOwnConversation(runtime, advisor_id, id);
      const encoding = await encodingFor(c, spoken);
      const { followResponse } = await import("./follow.ts");
      return followResponse(runtime, c, { conversation, encoding, over });
    });
  };
  routes.get("/:conversation_id/stream", (c) => follow(c));
  /** The path at which the AI SDK's default transport resumes a stream. */
  routes.get("/stream/:conversation_id/stream", (c) => follow(c, uiEncoding));

  return routes;
}

async function opened(
  runtime: Runtime,
  request: OwnTurnStart & { body: ChatBody } & Pick<Request, "key" | "admit">,
): Promise<OpenedTurn> {
  const { conversation, recent, household, body, key, admit } = request;
  const { advisor_id } = conversation;
  if ("continue" in body) {
    return openContinued(runtime, { conversation, advisor_id, key, admit });
  }
  if ("approvals" in body) {
    const decisions = body.approvals;
    const { live } = runtime;
    const ensureContinuation = (turn_id: string, decided: number) =>
      scheduleContinuation(runtime, {
        advisor_id,
        conversation_id: conversation.id,
        turn_id,
        decided,
      });
    const { openDecision } = await import("@advisor/agent/open/open-decision");
    // One at a time, so that a second approval gets a conflict rather than a rate limit error.
    return runInOrder(runtime, conversation.id, () =>
      openDecision(runtime, {
        conversation,
        advisor_id,
        decisions,
        key,
        admit,
        parseInput: (tool, input) => parseChangedInput(runtime.catalog, tool, input),
        runsHere: live.has,
        ensureContinuation,
      }),
    );
  }
  return openTurn(runtime, {
    conversation,
    recent,
    ...("regenerate" in body
      ? { text: undefined, replaces: body.regenerate }
      : { text: withoutSecrets(body.message), replaces: body.replaces }),
    context: contextBlock(runtime.clock.today(), household),
    model_id: runtime.model.id,
    system_hash: systemHash,
    version,
    key,
    admit,
    callDepsFor: (turn_id) => copilotCallDeps(runtime, { conversation, household, turn_id }),
  });
}

/**
 * Schedules the continuation before an approval is recorded, so that an approved call always runs.
 * If the durable function does not start, the approval fails.
 */
const scheduleContinuation = async (
  { continuations, log }: Runtime,
  turn: Continuation.Info,
): Promise<void> => {
  await continuations?.start(turn).catch((cause: unknown) => {
    log.error("continuation_not_started", { turn_id: turn.turn_id }, cause);
    const message = "The approval could not be taken safely, and nothing was done. Try again.";
    throw new Fault("busy", "continuation_unavailable", message, {
      cause,
      extra: { retry_after: 2 },
    });
  });
};
