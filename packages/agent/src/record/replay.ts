import * as Entry from "@advisor/domain/entry";
import type { Checkpoint } from "@advisor/domain/journal";
import { totalOf } from "@advisor/domain/record/turn-total";
import { type Numbered, numberAfter, streamStart } from "@advisor/protocol/encode/numbered";
import { isTerminal, type Part } from "@advisor/protocol/part";
import { restoreStep } from "../turn/checkpoints.ts";
import { lastUsage } from "../turn/step-usage.ts";
import {
  approvalPart,
  callPart,
  groundingPart,
  resultParts,
  stepParts,
  stoppedPart,
  textAndReasoningParts,
  textId,
  thinkingPart,
  titleParts,
  unfinishedParts,
  usagePart,
} from "../turn/to-parts.ts";
import { pendingStep } from "./history.ts";

/**
 * One stream of a turn, rebuilt from the record: from the entry that opened it to its end, or as
 * far as it got.
 */
export interface Segment {
  opening: number;
  parts: Numbered[];
  /** Whether the stream has its terminal part. */
  ended: boolean;
  /**
   * Every client that read to this number has these parts. A client beyond it has text that was
   * never recorded, because the turn stopped or its process crashed.
   */
  sure: number;
}

/**
 * The streams of a turn: one for its message and one per continuation. Omits what a stream showed
 * of a step that a later process started over. `turn` has the entries in order, with titles in
 * between; `checkpoints` has the saved text of an unfinished step.
 */
export function segmentsOf(
  conversationId: string,
  turn: readonly Entry.Info[],
  checkpoints: readonly Checkpoint[] = [],
): Segment[] {
  const user = turn.find((entry) => entry.body.kind === "user")?.body;
  if (user?.kind !== "user") return [];
  const starts = turn.flatMap((entry, at) => (Entry.startsStream(entry) ? at : []));
  return starts.map((from, nth) =>
    segmentOf({
      conversationId,
      user,
      turn,
      from,
      to: starts[nth + 1] ?? turn.length,
      checkpoints,
    }),
  );
}

interface Span {
  conversationId: string;
  user: Entry.User;
  turn: readonly Entry.Info[];
  from: number;
  to: number;
  checkpoints: readonly Checkpoint[];
}

function segmentOf({ conversationId, user, turn, from, to, checkpoints }: Span): Segment {
  const before = turn.slice(0, from + 1);
  const opening = turn[from]?.seq ?? 0;
  const writing: Writing = {
    message_id: user.reply_id,
    opening,
    step: before.filter(({ body }) => body.kind === "step").length,
    named: new Set(),
    seen: before,
    titles: [],
  };
  const abandoned = turn[to]?.body.kind === "resumed";
  const parts: Part[] = [
    {
      type: "start",
      conversation_id: conversationId,
      turn_id: user.turn_id,
      user_message_id: user.message_id,
      message_id: user.reply_id,
    },
    thinkingPart("analyzing", writing.step),
  ];
  for (const entry of turn.slice(from + 1, to)) {
    const over = abandoned ? entry.body.kind === "stopped" : parts.some(isTerminal);
    if (!over) parts.push(...entryParts(writing, entry));
    writing.seen = [...writing.seen, entry];
  }
  const ended = parts.some(isTerminal);
  if (!ended && to === turn.length) parts.push(...unfinishedStep(writing, checkpoints));
  const own = counted(parts, opening);
  return { opening, parts: own, ended, sure: certainUpTo(own, abandoned) };
}

/** Parts that close an abandoned step come after text that some clients saw and the record lost. */
function certainUpTo(parts: readonly Numbered[], abandoned: boolean): number {
  if (abandoned) return parts.at(-1)?.seq ?? 0;
  const end = parts.at(-1)?.part.type;
  if (end !== "interrupted" && end !== "error") return Number.POSITIVE_INFINITY;
  return parts.findLast(({ part }) => isWritten(part) || isWorking(part))?.seq ?? 0;
}

const isWritten = ({ type }: Part): boolean => type === "text-delta" || type === "reasoning-delta";

const isWorking = (part: Part): boolean =>
  part.type === "event" && part.event.event === "thinking" && part.event.status === "working";

function counted(parts: readonly Part[], opening: number): Numbered[] {
  let seq = streamStart(opening);
  return parts.map((part) => {
    seq = numberAfter(seq, part);
    return { part, seq };
  });
}

interface Writing {
  message_id: string;
  opening: number;
  step: number;
  named: Set<string>;
  /** The entries of the turn so far. */
  seen: readonly Entry.Info[];
  /** Titles that came after the turn's last entry. */
  titles: Entry.Info[];
}

function entryParts(writing: Writing, entry: Entry.Info): Part[] {
  const { body } = entry;
  if (body.kind === "titled") {
    writing.titles.push(entry);
    return [];
  }
  const titles = titleParts(writing.titles);
  writing.titles = [];
  if (body.kind === "step") {
    const parts = stepOf(writing, body);
    writing.step += 1;
    return [...parts, ...titles];
  }
  if (body.kind === "asked") return askedParts(writing, body, entry, titles);
  if (body.kind === "answer") return answerParts(writing, body, entry, titles);
  if (body.kind === "stopped") return stoppedParts(writing, body, titles);
  return [];
}

/** A step, or the results of one that waited for approval in an earlier stream. */
function stepOf(writing: Writing, body: Entry.Step): Part[] {
  const asked = pendingStep(writing.seen);
  const end: Part = { type: "step-end", reason: "tools", usage: body.usage };
  if (asked === undefined) return [...spoken(writing, body), ...results(writing, body), end];
  const waiting = new Set(asked.approvals.map(({ call_id }) => call_id));
  return [
    { type: "step-start", step: writing.step, message_id: writing.message_id },
    ...body.calls
      .filter(({ id }) => waiting.has(id))
      .map((call): Part => ({ ...callPart(call), again: true })),
    ...results(writing, {
      ...body,
      results: body.results.filter(({ call_id }) => waiting.has(call_id)),
    }),
    end,
  ];
}

type StepContent = Pick<Entry.Step, "text" | "calls" | "results" | "reasoning">;

const spoken = (
  writing: Writing,
  { text, calls, reasoning }: Omit<StepContent, "results">,
): Part[] => [
  ...stepParts(writing.step, writing.message_id),
  ...textAndReasoningParts(
    textId(writing.message_id, writing.step, writing.opening),
    text,
    reasoning,
  ),
  ...calls.map(callPart),
];

const results = (writing: Writing, body: StepContent): Part[] =>
  body.results.flatMap((result) => {
    const tool = body.calls.find(({ id }) => id === result.call_id)?.name ?? "";
    return resultParts(tool, result, writing.named);
  });

function askedParts(
  writing: Writing,
  body: Entry.ApprovalRequested,
  entry: Entry.Info,
  titles: Part[],
): Part[] {
  const total = totalOf([...writing.seen, entry]);
  return [
    ...spoken(writing, body),
    ...results(writing, body),
    ...body.approvals.map((approval) =>
      approvalPart(approval, body.calls.find(({ id }) => id === approval.call_id)?.name ?? ""),
    ),
    { type: "step-end", reason: "tools", usage: body.usage },
    ...titles,
    usagePart(total),
    { type: "finish", reason: "tools", usage: total.usage },
  ];
}

function answerParts(
  writing: Writing,
  body: Entry.Answer,
  entry: Entry.Info,
  titles: Part[],
): Part[] {
  const { stop_reason: reason, usage: whole, grounding } = body;
  const { usage } = totalOf(writing.seen);
  return [
    ...spoken(writing, { ...body, calls: [] }),
    { type: "step-end", reason, usage: lastUsage(body, [usage]) },
    ...titles,
    usagePart(totalOf([...writing.seen, entry])),
    ...(grounding === undefined ? [] : [groundingPart(grounding)]),
    { type: "finish", reason, usage: whole },
  ];
}

const stoppedParts = (writing: Writing, body: Entry.Stopped, titles: Part[]): Part[] => [
  ...spoken(writing, { ...body, calls: [] }),
  { type: "step-end", reason: "other", usage: null },
  ...titles,
  stoppedPart(body),
];

/** The unfinished step: its text and reasoning, up to the first gap in the checkpoints. */
function unfinishedStep(writing: Writing, checkpoints: readonly Checkpoint[]): Part[] {
  const draft = restoreStep(checkpoints, writing.opening, writing.step);
  if (pendingStep(writing.seen) !== undefined) return [];
  const id = textId(writing.message_id, writing.step, writing.opening);
  return [...stepParts(writing.step, writing.message_id), ...unfinishedParts(id, draft)];
}
