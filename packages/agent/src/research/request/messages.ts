import type { Message } from "../../model/model.ts";
import type { CellLog, StepLog } from "../cell/cell-log.ts";

/** The messages between us and the model so far, built from the entries alone. */
export function messagesOf({ steps }: CellLog): Message[] {
  return steps.flatMap((step, at) => [...opening(step, steps[at - 1]), ...reply(step)]);
}

/**
 * The newest prompt when it accompanies the results of the step before it; it applies to this step
 * only.
 */
export function contextOf({ steps }: CellLog): string[] {
  const [step, before] = [steps.at(-1), steps.at(-2)];
  return step === undefined || before === undefined || before.calls.length === 0
    ? []
    : [step.prompt.text];
}

/** A prompt is a separate message unless it accompanies the results of the previous step. */
function opening({ prompt }: StepLog, before: StepLog | undefined): Message[] {
  if (before === undefined || before.calls.length === 0)
    return [{ role: "user", text: prompt.text }];
  const results = before.calls.map(({ asked, result }) => ({
    call_id: asked.call_id,
    status: result?.status === "success" || result?.status === "overridden" ? "success" : "error",
    shown: { result: result?.text ?? "" },
  })) satisfies Extract<Message, { role: "tools" }>["results"];
  return [{ role: "tools", results }];
}

function reply({ response }: StepLog): Message[] {
  if (response === undefined) return [];
  const calls = response.calls.map(({ call_id, tool, input }) => ({
    id: call_id,
    name: tool,
    input,
    malformed_bytes: null,
  }));
  // Models reject a blank message.
  const text = response.text.trim() === "" && calls.length === 0 ? "(no answer)" : response.text;
  return [{ role: "assistant", text, calls }];
}
