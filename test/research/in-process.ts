import type { Research } from "@advisor/functions/research/open-research";
import { researchWork } from "@advisor/functions/research/research-work";
import type { Runtime } from "@advisor/functions/runtime";
import { memorySteps } from "@advisor/workflows/memory-steps.fixture";
import { researchCell, researchCriterion, researchRun } from "@advisor/workflows/research";

/** Runs research in this process, with the runtime's own store, model and tools. */
export function inProcess(runtime: Runtime): Research & { idle(): Promise<void> } {
  const running: Promise<void>[] = [];
  const answers = new Map<string, (callback: string, decision: unknown) => void>();
  const research: Research = {
    async start(run_id, generation) {
      const deps = () => researchWork(runtime, research, 900_000);
      const workflows = [researchRun, researchCriterion, researchCell];
      const steps = memorySteps({
        child: async (event, inner) => {
          const found = workflows.find(({ name }) => name === event.workflow);
          if (found === undefined) throw new Error(event.workflow);
          return found.run(event.input, inner, deps());
        },
      });
      answers.set(run_id, steps.answer);
      running.push(researchRun.run({ run_id, generation }, steps.again(), deps()));
    },
    async answer(callback, decision) {
      for (const answer of answers.values()) answer(callback, decision);
    },
  };
  return {
    ...research,
    idle: async () => void (await Promise.all(running)),
  };
}
