import * as z from "zod";
import { defineWorkflow } from "./define-workflow.ts";

const Run = z.object({ run_id: z.string(), generation: z.int() });
const Criterion = Run.extend({ criterion: z.string(), parallel: z.int() });
const Cell = Run.extend({ criterion: z.string(), company: z.string() });
type Run = z.infer<typeof Run>;
type Criterion = z.infer<typeof Criterion>;
type Cell = z.infer<typeof Cell>;

export type CellOutcome =
  | { outcome: "over" | "stops" | "again" }
  | { outcome: "waits"; approvals: string[] };

/** What an attempt may not leave to a later one. */
export interface Patience {
  /** What may pass is not waited for any longer: the cell fails. */
  final: boolean;
  /** Nor is a person: the run rests. */
  waited: boolean;
}

/** What the workflows of a run do; everything is decided on the run's record, so each may be done twice. */
export interface ResearchDeps {
  /** The criteria of the run in order; none when this generation is over. */
  criteria(run: Run): Promise<{ criteria: string[]; parallel: number }>;
  /** The companies that this criterion is to be asked about; none when the generation is over. */
  companies(criterion: Omit<Criterion, "parallel">): Promise<string[]>;
  /** Works on a cell as far as it gets. */
  attempt(cell: Cell, patience: Patience): Promise<CellOutcome>;
  /** Keeps where a call that waits is told of its decision; answers at once when there is one, or the run was stopped. */
  awaits(cell: Cell, approvalId: string, callbackId: string): Promise<void>;
  /** The end of the generation, unless it has one. */
  finish(run: Run): Promise<void>;
}

const pausesSeconds = [5, 20, 60, 180];
/** A wait for a person is looked at anew every hour, and given up before the execution's week is over. */
const waitSeconds = 3_600;
const mostWaits = 5 * 24;
/** More than those waits, the pauses, and the decisions that a cell of five steps with five calls each can have. */
const mostAttempts = 200;

/** One cell: attempts, with pauses between them, and waits for people. */
export const researchCell = defineWorkflow({
  name: "research-cell",
  input: Cell,
  async run(cell, steps, { attempt, awaits }: ResearchDeps): Promise<"over" | "stops"> {
    let [pauses, waits] = [0, 0];
    for (let nth = 1; nth <= mostAttempts; nth += 1) {
      const patience = { final: pauses >= pausesSeconds.length, waited: waits >= mostWaits };
      const result = await steps.run(`attempt-${nth}`, () => attempt(cell, patience));
      if (result.outcome === "over" || result.outcome === "stops") return result.outcome;
      if (result.outcome === "waits") {
        const [approval = ""] = result.approvals;
        const ask = (callback: string) => awaits(cell, approval, callback);
        const answer = await steps.approval(`approval-${nth}`, waitSeconds, ask);
        if (answer === undefined) waits += 1;
        continue;
      }
      await steps.sleep(`pause-${nth}`, pausesSeconds[pauses] ?? 180);
      pauses += 1;
    }
    return "over";
  },
});

/** One criterion: its companies side by side, each a run of its own. */
export const researchCriterion = defineWorkflow({
  name: "research-criterion",
  input: Criterion,
  async run(criterion, steps, { companies }: ResearchDeps): Promise<number> {
    const { run_id, generation, parallel } = criterion;
    const due = await steps.run("companies", () => companies(criterion));
    const cell = { run_id, generation, criterion: criterion.criterion };
    await steps.map("company", due, parallel, (company, own) =>
      own.child<string>(`cell-${company}`, researchCell.event({ ...cell, company })),
    );
    return due.length;
  },
});

/** A generation of a run: criterion after criterion, because later ones depend on earlier answers. */
export const researchRun = defineWorkflow({
  name: "research-run",
  input: Run,
  async run(run, steps, { criteria, finish }: ResearchDeps): Promise<void> {
    const plan = await steps.run("criteria", () => criteria(run));
    for (const criterion of plan.criteria) {
      const { parallel } = plan;
      await steps.child<number>(
        `criterion-${criterion}`,
        researchCriterion.event({ ...run, criterion, parallel }),
      );
    }
    await steps.run("finish", () => finish(run));
  },
});
