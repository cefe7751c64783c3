import { withInvocationFields } from "@advisor/adapters/lambda-context";
import type { Workflow } from "@advisor/workflows/define-workflow";
import type { Steps } from "@advisor/workflows/steps";
import { WorkflowEvent } from "@advisor/workflows/workflow-event";
import {
  CallbackTimeoutError,
  type DurableContext,
  type DurableLambdaHandler,
  withDurableExecution,
} from "@aws/durable-execution-sdk-js";

type LambdaContext = DurableContext["lambdaContext"];

/** A workflow with its dependencies. */
export interface DurableWorkflow {
  name: string;
  run(input: unknown, context: DurableContext): Promise<unknown>;
}

/** `deps` receives the Lambda context, for example to read the remaining time. */
export const serveWorkflow = <Input, Deps, Result>(
  workflow: Workflow<Input, Deps, Result>,
  deps: (lambda: LambdaContext) => Deps,
): DurableWorkflow => ({
  name: workflow.name,
  run: (input, context) =>
    withInvocationFields(context.lambdaContext, () =>
      workflow.run(input, stepsOf(context), deps(context.lambdaContext)),
    ),
});

/**
 * One durable Lambda for several workflows. The event names the workflow. An event without a name
 * is input for the first workflow, in the format from before there were others.
 */
export const durable = (
  first: DurableWorkflow,
  ...others: DurableWorkflow[]
): DurableLambdaHandler =>
  withDurableExecution((event: unknown, context) => {
    const named = WorkflowEvent.safeParse(event);
    if (!named.success) return first.run(event, context);
    const { workflow, input } = named.data;
    const found = [first, ...others].find(({ name }) => name === workflow);
    if (found === undefined) throw new Error(`There is no workflow ${workflow}.`);
    return found.run(input, context);
  });

/** No retries: workflows retry temporary failures themselves, and any other failure is a bug. */
const noRetries = { retryStrategy: () => ({ shouldRetry: false }) };

const stepsOf = (context: DurableContext): Steps => ({
  run: (name, work) => context.step(name, work, noRetries),
  sleep: (name, seconds) => context.wait(name, { seconds }),
  async map(name, items, concurrency, work) {
    const result = await context.map(
      name,
      [...items],
      (inner, item, index) => work(item, stepsOf(inner), index),
      {
        maxConcurrency: concurrency,
        completionConfig: { toleratedFailureCount: items.length },
        itemNamer: (_item, index) => `${name}-${index}`,
      },
    );
    result.throwIfError();
    return result.all.map((one) => one.result as never);
  },
  child: (name, event) => context.invoke(name, qualifiedName(context.lambdaContext), event),
  async approval(name, seconds, ask) {
    try {
      const timed = { ...noRetries, timeout: { seconds } };
      return JSON.parse(await context.waitForCallback<string>(name, ask, timed));
    } catch (error) {
      if (error instanceof CallbackTimeoutError) return undefined;
      throw error;
    }
  },
});

/** The running version, so that child executions run the same code as their parent. */
const qualifiedName = ({ functionName, functionVersion }: LambdaContext): string =>
  `${functionName}:${functionVersion}`;
