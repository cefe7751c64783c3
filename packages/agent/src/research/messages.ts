import type { Message } from "../model.ts";
import type { CellLog, StepLog } from "./cell-log.ts";

/** What the model has been sent and has said so far, made from the entries alone. */
export function messagesOf({ steps }: CellLog): Message[] {
  return steps.flatMap((step, at) => [...opening(step, steps[at - 1]), ...reply(step)]);
}

/** A prompt goes beside the results of the step before it, where there are any. */
function opening({ prompt }: StepLog, before: StepLog | undefined): Message[] {
  if (before === undefined || before.calls.length === 0)
    return [{ role: "user", text: prompt.text }];
  const results = before.calls.map(({ asked, result }) => ({
    call_id: asked.call_id,
    status: result?.status === "success" || result?.status === "overridden" ? "success" : "error",
    shown: { result: result?.text ?? "" },
  })) satisfies Extract<Message, { role: "tools" }>["results"];
  return [{ role: "tools", results, note: prompt.text }];
}

function reply({ response }: StepLog): Message[] {
  if (response === undefined) return [];
  const calls = response.calls.map(({ call_id, tool, input }) => ({
    id: call_id,
    name: tool,
    input,
    malformed_bytes: null,
  }));
  // A model takes no blank message.
  const text = response.text.trim() === "" && calls.length === 0 ? "(no answer)" : response.text;
  return [{ role: "assistant", text, calls }];
}
