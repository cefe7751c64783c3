import type { Workflow } from "@advisor/workflows/define-workflow";
import type { Steps } from "@advisor/workflows/steps";
import {
  type DurableContext,
  type DurableLambdaHandler,
  withDurableExecution,
} from "@aws/durable-execution-sdk-js";

/** A workflow as the handler of a durable Lambda; `given` may look at what this invocation has left. */
export const durable = <Given, Result>(
  workflow: Workflow<Given, Result>,
  given: (lambda: DurableContext["lambdaContext"]) => Given,
): DurableLambdaHandler =>
  withDurableExecution((event: unknown, context) =>
    workflow.run(event, stepsOf(context), given(context.lambdaContext)),
  );

/** A failure is not tried again here: what may pass is the workflow's own concern, the rest is a bug. */
const stepsOf = (context: DurableContext): Steps => ({
  run: (name, work) => context.step(name, work, { retryStrategy: () => ({ shouldRetry: false }) }),
  sleep: (name, seconds) => context.wait(name, { seconds }),
});
