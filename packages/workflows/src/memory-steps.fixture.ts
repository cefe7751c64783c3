import type { Steps } from "./steps.ts";
import type { WorkflowEvent } from "./workflow-event.ts";

/** Runs a workflow that the run under test starts as a child. */
type RunChild = (event: WorkflowEvent, steps: Steps) => Promise<unknown>;

/**
 * In-memory steps of one run. `again` continues after a crash: finished steps are not repeated.
 * `passed` lists what happened, in order. `answer` answers a callback, before or after it was
 * requested; undefined means that it timed out.
 */
export function memorySteps(options: { child?: RunChild } = {}) {
  const kept = new Map<string, unknown>();
  const answers = new Map<string, PromiseWithResolvers<unknown>>();
  const passed: string[] = [];

  const answered = (id: string) => {
    const answer = answers.get(id) ?? Promise.withResolvers<unknown>();
    answers.set(id, answer);
    return answer;
  };

  async function once<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (!kept.has(name)) kept.set(name, await work());
    return kept.get(name) as Result;
  }

  const within = (path: string): Steps => ({
    run: (name, work) =>
      once(path + name, () => {
        passed.push(path + name);
        return work();
      }),
    async sleep(name, seconds) {
      if (!kept.has(path + name)) passed.push(`${path}${name} ${seconds}`);
      kept.set(path + name, undefined);
    },
    map: (name, items, concurrency, work) =>
      mapped(items, concurrency, (item, index) =>
        work(item, within(`${path}${name}-${index}/`), index),
      ),
    child: <Result>(name: string, event: WorkflowEvent) =>
      once(path + name, async () => {
        if (options.child === undefined) throw new Error(`nobody runs ${event.workflow}`);
        return (await options.child(event, within(`${path}${name}/`))) as Result;
      }),
    approval: (name, _seconds, ask) =>
      once(path + name, async () => {
        passed.push(`${path}${name} asks`);
        await ask(path + name);
        return answered(path + name).promise;
      }),
  });

  return {
    again: () => within(""),
    passed,
    answer: (id: string, value: unknown) => answered(id).resolve(value),
  };
}

/** Runs all items, limited to this many at a time, and then throws the first failure. */
async function mapped<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const outcomes: PromiseSettledResult<Result>[] = [];
  const left = [...items.entries()];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [index, item] = next;
      [outcomes[index]] = (await Promise.allSettled([work(item, index)])) as [
        PromiseSettledResult<Result>,
      ];
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return outcomes.map((outcome) => {
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  });
}
