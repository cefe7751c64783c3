import type { Steps } from "./steps.ts";

/**
 * Steps of one run, kept in memory. `again` goes on after a crash: what was done is not done again.
 * `passed` tells what happened, in order.
 */
export function memorySteps() {
  const kept = new Map<string, unknown>();
  const passed: string[] = [];
  const again = (): Steps => ({
    async run<Result>(name: string, work: () => Promise<Result>) {
      if (!kept.has(name)) {
        passed.push(name);
        kept.set(name, await work());
      }
      return kept.get(name) as Result;
    },
    async sleep(name, seconds) {
      if (!kept.has(name)) passed.push(`${name} ${seconds}`);
      kept.set(name, undefined);
    },
  });
  return { again, passed };
}
