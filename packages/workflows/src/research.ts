import * as z from "zod";
import { defineWorkflow } from "./define-workflow.ts";

const Run = z.object({ run_id: z.string(), generation: z.int() });
/** The time until which the run's calls wait for people. */
const Waiting = Run.extend({ wait_until: z.iso.datetime() });
const Criterion = Waiting.extend({ criterion: z.string(), parallel: z.int() });
const Cell = Waiting.extend({ criterion: z.string(), company: z.string() });
type Run = z.infer<typeof Run>;
type Criterion = z.infer<typeof Criterion>;
type Cell = z.infer<typeof Cell>;

export type CellOutcome =
  | { outcome: "over" | "stops" | "again" }
  | { outcome: "waits"; approvals: string[] };

/**
 * What a run's workflows do. Every decision is based on the run's record, so each operation may be
 * repeated.
 */
export interface ResearchDeps {
  /**
   * The run's criteria in order (none if this generation is over), and until when to wait for
   * people.
   */
  criteria(run: Run): Promise<{ criteria: string[]; parallel: number; wait_until: string }>;
  /** The companies to ask about this criterion; none when the generation is over. */
  companies(criterion: Omit<Criterion, "parallel">): Promise<string[]>;
  /** Works on a cell as far as it can. At the final attempt, a transient failure fails the cell. */
  attempt(cell: Cell, final: boolean): Promise<CellOutcome>;
  /**
   * Stores the callback that receives the decision on a waiting call. Calls it at once if the
   * decision exists already or the run was stopped.
   */
  storeCallback(cell: Cell, approvalId: string, callbackId: string): Promise<void>;
  /** Records the end of the generation, unless it has one. */
  finish(run: Run): Promise<void>;
}

const pausesSeconds = [5, 20, 60, 180];
/** A wait for a person is renewed every hour. */
const waitSeconds = 3_600;
/**
 * The most days a generation waits for people, so that it stays within the one week that an
 * execution may take.
 */
export const maxWaitDays = 5;
/**
 * Covers those waits, the pauses, and the decisions on a cell of five steps with five calls each.
 */
const mostAttempts = 200;

/** One cell: attempts with pauses between them, and waits for people. */
export const researchCell = defineWorkflow({
  name: "research-cell",
  input: Cell,
  async run(cell, steps, { attempt, storeCallback }: ResearchDeps): Promise<"over" | "stops"> {
    let pauses = 0;
    for (let nth = 1; nth <= mostAttempts; nth += 1) {
      const final = pauses >= pausesSeconds.length;
      const result = await steps.run(`attempt-${nth}`, () => attempt(cell, final));
      if (result.outcome === "over" || result.outcome === "stops") return result.outcome;
      if (result.outcome === "waits") {
        const [approval = ""] = result.approvals;
        const ask = (callback: string) => storeCallback(cell, approval, callback);
        await steps.approval(`approval-${nth}`, waitSeconds, ask);
        continue;
      }
      await steps.sleep(`pause-${nth}`, pausesSeconds[pauses] ?? 180);
      pauses += 1;
    }
    return "over";
  },
});

/** One criterion: all its companies in parallel, each in a run of its own. */
export const researchCriterion = defineWorkflow({
  name: "research-criterion",
  input: Criterion,
  async run(criterion, steps, { companies }: ResearchDeps): Promise<number> {
    const { parallel, ...cell } = criterion;
    const due = await steps.run("companies", () => companies(criterion));
    await steps.map("company", due, parallel, (company, own) =>
      own.child<string>(`cell-${company}`, researchCell.event({ ...cell, company })),
    );
    return due.length;
  },
});

/**
 * One generation of a run: criteria one after another, because later ones depend on earlier
 * answers.
 */
export const researchRun = defineWorkflow({
  name: "research-run",
  input: Run,
  async run(run, steps, { criteria, finish }: ResearchDeps): Promise<void> {
    const plan = await steps.run("criteria", () => criteria(run));
    const { parallel, wait_until } = plan;
    for (const criterion of plan.criteria) {
      await steps.child<number>(
        `criterion-${criterion}`,
        researchCriterion.event({ ...run, criterion, parallel, wait_until }),
      );
    }
    await steps.run("finish", () => finish(run));
  },
});
