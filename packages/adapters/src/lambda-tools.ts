import { Fault } from "@advisor/domain/fault";
import { type Session, ToolAnswer, type ToolEvent } from "@advisor/protocol/tool-call";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import type { Environment } from "./aws/connection.ts";
import { type LambdaCalls, lambdaCalls } from "./aws/lambda-calls.ts";

/** Time for a cold start and the network, beyond the deadline that the tool's Lambda enforces. */
const graceMs = 5_000;

/**
 * Runs every tool in its own Lambda, which is called as `pattern` says, with the tool's name in place
 * of `*`. The results and faults are those of the process. A failed invocation becomes `tool_failed`;
 * one without a response becomes `tool_timeout`.
 */
export function lambdaTools(pattern: string, env?: Environment): (session: Session) => RunTool {
  const lambda = lambdaCalls(2, env);
  return (session) => async (tool, input, signal) => {
    const answer = await invoke(
      lambda,
      pattern.replace("*", tool.name),
      tool,
      { session, input },
      signal,
    );
    if ("outcome" in answer) return answer.outcome;
    throw new Fault("upstream", answer.error.code, answer.error.message);
  };
}

async function invoke(
  lambda: LambdaCalls,
  name: string,
  tool: Tool,
  event: ToolEvent,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const late = AbortSignal.timeout(tool.cost.seconds * 1_000 + graceMs);
  const abortSignal = AbortSignal.any([signal, late]);
  try {
    return ToolAnswer.parse(JSON.parse(await lambda.invoke({ name, event }, abortSignal)));
  } catch (cause) {
    if (signal.aborted) throw signal.reason;
    throw late.aborted
      ? new Fault("upstream", "tool_timeout", `${tool.name} did not answer in time.`, { cause })
      : new Fault("upstream", "tool_failed", `${tool.name} failed. Its data is not available.`, {
          cause,
        });
  }
}
