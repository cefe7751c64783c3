import type * as Entry from "@advisor/domain/entry";
import type * as Grounding from "@advisor/domain/record/grounding";
import { sourcePart, type usageOf } from "../part.ts";
import { errorText, ToolError, ToolResult } from "../tool-result.ts";
import { reasoningTime } from "./encode-ui.ts";

/**
 * The version of the AI SDK. Version 7 has approval states for tool parts; earlier versions have
 * none.
 */
export type UiVersion = 5 | 7;

interface ToolPart {
  type: `tool-${string}`;
  toolCallId: string;
  input: unknown;
}

/** A part of a message in the format of the AI SDK's `useChat`. */
export type UiPart =
  | { type: "text"; text: string; state: "done" }
  | {
      type: "reasoning";
      text: string;
      state: "done";
      providerMetadata: ReturnType<typeof reasoningTime>;
    }
  | { type: "step-start" }
  | { type: "data-grounding"; data: Grounding.Info }
  | { type: "data-usage"; data: ReturnType<typeof usageOf> }
  | { type: "data-approval_required"; data: Record<string, unknown> }
  | { type: "source-document"; sourceId: string; mediaType: string; title: string }
  | (ToolPart & { state: "input-available" })
  | (ToolPart & { state: "approval-requested"; approval: { id: string } })
  | (ToolPart & { state: "approval-responded"; approval: Responded<boolean> })
  | (ToolPart & { state: "output-denied"; approval: Responded<false> })
  | (ToolPart & { state: "output-available"; output: unknown; approval?: Responded<true> })
  | (ToolPart & { state: "output-error"; errorText: string; approval?: Responded<true> });

interface Responded<Approved extends boolean> {
  id: string;
  approved: Approved;
  reason?: string;
}

export const textPart = (text: string): UiPart[] =>
  text === "" ? [] : [{ type: "text", text, state: "done" }];

type Step = Pick<Entry.Step, "text" | "calls" | "results" | "reasoning">;

/** A text with its reasoning: what came before the text, the text itself, and what came later. */
export function textWithReasoning(
  text: string,
  reasoning: readonly Entry.Reasoning[] = [],
): UiPart[] {
  const isBefore = ({ at }: Entry.Reasoning): boolean => at === 0;
  return [
    ...reasoning.filter(isBefore).map(thoughtPart),
    ...textPart(text),
    ...reasoning.filter((one) => !isBefore(one)).map(thoughtPart),
  ];
}

const thoughtPart = ({ text, ms }: Entry.Reasoning): UiPart => ({
  type: "reasoning",
  text,
  state: "done",
  providerMetadata: reasoningTime(ms),
});

export interface MessageState {
  version: UiVersion;
  /** Sources that the message has cited so far. */
  citedSources: Set<string>;
  /** By call id: its approval request, and the decision if there is one. */
  approvals: ReadonlyMap<string, { id: string; decision: Entry.Decision | undefined }>;
}

/** A step with its calls and the results so far. */
export const stepParts = (reading: MessageState, step: Step): UiPart[] => [
  { type: "step-start" },
  ...textWithReasoning(step.text, step.reasoning),
  ...step.calls.map((call) => toolPart(reading, step, call)),
  ...step.results.flatMap((result) => sourceParts(step, result, reading.citedSources)),
];

/** Pending approvals, with the fields of the stream event. */
export const approvalParts = ({ approvals, calls }: Entry.ApprovalRequested): UiPart[] =>
  approvals.map(({ id: approval_id, call_id, ...rest }) => ({
    type: "data-approval_required",
    data: { approval_id, call_id, tool: calls.find(({ id }) => id === call_id)?.name, ...rest },
  }));

function toolPart(reading: MessageState, step: Step, call: Step["calls"][number]): UiPart {
  const { id: toolCallId, name, input } = call;
  const part: ToolPart = { type: `tool-${name}`, toolCallId, input };
  const result = step.results.find(({ call_id }) => call_id === toolCallId);
  const approval = reading.version === 7 ? reading.approvals.get(toolCallId) : undefined;
  if (approval !== undefined) return approvedPart(part, result, approval);
  return result === undefined ? { ...part, state: "input-available" } : outputPart(part, result);
}

/** A call that needed approval, for clients with approval states. */
function approvedPart(
  part: ToolPart,
  result: Entry.Result | undefined,
  { id, decision }: { id: string; decision: Entry.Decision | undefined },
): UiPart {
  const said = decision?.reason ? { reason: decision.reason } : {};
  if (result === undefined) {
    return decision === undefined
      ? { ...part, state: "approval-requested", approval: { id } }
      : {
          ...part,
          state: "approval-responded",
          approval: { id, approved: decision.approved, ...said },
        };
  }
  if (decision?.approved === true) {
    return { ...outputPart(part, result), approval: { id, approved: true, ...said } };
  }
  const reason = decision === undefined ? { reason: errorOf(result).message } : said;
  return { ...part, state: "output-denied", approval: { id, approved: false, ...reason } };
}

const outputPart = (part: ToolPart, result: Entry.Result) =>
  result.status === "success"
    ? ({ ...part, state: "output-available", output: result.result } as const)
    : ({ ...part, state: "output-error", errorText: errorText(errorOf(result)) } as const);

const errorOf = ({ shown }: Entry.Result): ToolError => ToolError.parse(shown.error);

/** Lists each source once per message, as the stream does. */
function sourceParts(step: Step, { call_id, result }: Entry.Result, named: Set<string>): UiPart[] {
  if (result === null) return [];
  const tool = step.calls.find(({ id }) => id === call_id)?.name ?? "";
  const { source_id: sourceId, title } = sourcePart(tool, ToolResult.parse(result));
  if (named.has(sourceId)) return [];
  named.add(sourceId);
  return [{ type: "source-document", sourceId, mediaType: "application/json", title }];
}
