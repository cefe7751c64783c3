import * as Entry from "@advisor/domain/entry";
import { abandonedResults, decisionsOn } from "@advisor/domain/record/abandoned";
import { answerText, continuesFrom } from "@advisor/domain/record/continue-answer";
import { totalOf } from "@advisor/domain/record/turn-total";
import {
  approvalParts,
  type MessageState,
  stepParts,
  textWithReasoning,
  type UiPart,
  type UiVersion,
} from "./encode/ui-part.ts";
import { usageOf } from "./part.ts";

/** A message as the AI SDK's `useChat` keeps it. */
export interface UiMessage {
  id: string;
  role: "user" | "assistant";
  parts: UiPart[];
  metadata: {
    turn_id: string;
    created_at: string;
    /**
     * The status of an assistant message: `running` while it is being written, `waiting` for an
     * approval.
     */
    status: "complete" | "interrupted" | "error" | "running" | "waiting";
    code?: string;
    /** Why a turn has no answer, whether a retry may help, and whether it can go on. For version 7 only. */
    reason?: string;
    retryable?: boolean;
    continuable?: boolean;
    /** Whether another process was to finish the turn. For version 7 only. */
    handed_on?: boolean;
    stop_reason?: string;
    /** When the advisor decided on each write. For version 7 only. */
    decisions?: { approval_id: string; at: string }[];
  };
}

/** A turn's entries as two messages: the question, and everything that answers it. */
export function uiMessages(turn: readonly Entry.Info[], version: UiVersion = 5): UiMessage[] {
  const [first] = turn;
  if (first?.body.kind !== "user") return [];
  const { turn_id, message_id, reply_id, text } = first.body;
  const question: UiMessage = {
    id: message_id,
    role: "user",
    parts: [{ type: "text", text, state: "done" }],
    metadata: { turn_id, created_at: first.at, status: "complete" },
  };
  const end = turn.findLast((entry) => Entry.endsTurn(entry) || Entry.startsStream(entry));
  const reading: MessageState = { version, citedSources: new Set(), approvals: approvalsOf(turn) };
  const parts = turn.flatMap((entry, at) => partsOf(reading, turn, at, entry === end));
  const reply: UiMessage = {
    id: reply_id,
    role: "assistant",
    parts: parts.length === 0 ? emptyMessageParts : parts,
    metadata: {
      turn_id,
      created_at: writtenAt(turn, end),
      ...ending(turn, end?.body, version),
      ...(version === 7 ? decisionTimes(turn) : {}),
    },
  };
  return [question, reply];
}

/** A placeholder for an entry that cannot be read. */
export const unreadableMessage = ({ seq, at }: Entry.Info): UiMessage => ({
  id: `unreadable_${seq}`,
  role: "assistant",
  parts: [{ type: "text", text: "An entry of this conversation cannot be read.", state: "done" }],
  metadata: { turn_id: "", created_at: at, status: "error", code: "unreadable" },
});

/** Clients reject a message without parts. The stream of a running turn starts the message over. */
const emptyMessageParts: UiPart[] = [{ type: "step-start" }];

/** An unfinished message has the time of its turn. */
const writtenAt = (turn: readonly Entry.Info[], end: Entry.Info | undefined): string =>
  (end !== undefined && Entry.endsTurn(end) ? end.at : turn[0]?.at) ?? "";

const approvalsOf = (turn: readonly Entry.Info[]): MessageState["approvals"] =>
  new Map(
    turn.flatMap(({ body }) => {
      if (body.kind !== "asked") return [];
      const decisions = decisionsOn(turn, body);
      return body.approvals.map(({ id, call_id }) => {
        const decision = decisions?.find(({ approval_id }) => approval_id === id);
        return [call_id, { id, decision }] as const;
      });
    }),
  );

/** Absent from a message without decisions. */
function decisionTimes(turn: readonly Entry.Info[]): Pick<UiMessage["metadata"], "decisions"> {
  const decisions = turn.flatMap(({ at, body }) =>
    body.kind === "decided" ? body.decisions.map(({ approval_id }) => ({ approval_id, at })) : [],
  );
  return decisions.length === 0 ? {} : { decisions };
}

function ending(
  turn: readonly Entry.Info[],
  body: Entry.Body | undefined,
  version: UiVersion,
): Omit<UiMessage["metadata"], "turn_id" | "created_at"> {
  if (body?.kind === "answer") return { status: "complete", stop_reason: body.stop_reason };
  if (body?.kind === "stopped") {
    const { code, message: reason, retryable, handed_on } = body;
    const continuable = continuesFrom(turn) !== undefined;
    const why = { reason, retryable, continuable, ...(handed_on === true ? { handed_on } : {}) };
    const status = code === "interrupted" ? "interrupted" : "error";
    return { status, code, ...(version === 7 ? why : {}) };
  }
  return { status: turn.at(-1)?.body.kind === "asked" ? "waiting" : "running" };
}

/** A step that waited for approval is shown with its results once there are any. */
function askedParts(
  reading: MessageState,
  turn: readonly Entry.Info[],
  at: number,
  asked: Entry.ApprovalRequested,
): UiPart[] {
  const later = turn.slice(at + 1);
  const last = later.at(-1);
  if (last === undefined) {
    return [...stepParts(reading, asked), ...approvalParts(asked), usagePart(turn)];
  }
  if (later.some(({ body }) => body.kind === "step")) return [];
  const results = Entry.endsTurn(last)
    ? abandonedResults(asked, decisionsOn(turn, asked))
    : asked.results;
  return stepParts(reading, { ...asked, results });
}

function partsOf(
  reading: MessageState,
  turn: readonly Entry.Info[],
  at: number,
  last: boolean,
): UiPart[] {
  const body = turn[at]?.body;
  if (body?.kind === "step") return stepParts(reading, body);
  if (body?.kind === "asked") {
    return askedParts(reading, turn, at, body);
  }
  if (!last || (body?.kind !== "answer" && body?.kind !== "stopped")) return [];
  const before = answerText(turn.slice(0, at));
  const said: UiPart[] = [
    { type: "step-start" },
    ...textWithReasoning(before + body.text, body.reasoning),
  ];
  if (body.kind === "stopped") return said;
  const { grounding } = body;
  const checked: UiPart[] =
    grounding === undefined ? [] : [{ type: "data-grounding", data: grounding }];
  return [...said, usagePart(turn), ...checked];
}

const usagePart = (turn: readonly Entry.Info[]): UiPart => ({
  type: "data-usage",
  data: usageOf(totalOf(turn)),
});
