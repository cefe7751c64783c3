import { Fault } from "@advisor/domain/fault";
import * as Cell from "@advisor/domain/research/cell";
import type * as Entry from "@advisor/domain/research/entry";
import { costOf } from "@advisor/domain/research/progress";
import { type AttemptRef, entryKey } from "@advisor/domain/research/record";
import * as Run from "@advisor/domain/research/run";
import { toolFacts } from "../evidence/tool-facts.ts";
import type { Action, CellContext } from "./action.ts";
import type { CellDeps, CellOutcome, CellWork } from "./cell-deps.ts";
import { readCellLog } from "./cell-log.ts";
import { checkCellBudget, runStopped } from "./check-budget.ts";
import { needsWork } from "./needs-work.ts";
import { nextAction } from "./next-action.ts";
import { type CellAttempt, performAction } from "./perform.ts";
import { skipReason } from "./skip-reason.ts";

/**
 * Works on one cell as far as it can: it decides the next action from the cell's entries, performs
 * it and records the outcome. After a crash at any point, another process continues from the same
 * entries.
 */
export async function runCell(deps: CellDeps, work: CellWork): Promise<CellOutcome> {
  try {
    return await workOn(deps, work);
  } catch (error) {
    return handleFailure(deps, work, error);
  }
}

async function workOn(deps: CellDeps, work: CellWork): Promise<CellOutcome> {
  const { run, generation } = work;
  const cells = await companyCells(deps, work);
  const cell = cells.get(work.criterion) ?? Cell.emptyCell(work.criterion, work.company);
  const criterion = found(run.template.criteria, work.criterion);
  if (!needsWork(cell, { ...run, generation }, criterion, deps.clock.today()))
    return { outcome: "over" };
  const skip = skipReason(run.template.criteria, criterion, cells);
  if (skip !== undefined) return skipCell(deps, work, skip);
  const attempt = Cell.isOpen(cell) ? cell.attempts : cell.attempts + 1;
  const context = contextOf(deps, work, cells, attempt);
  const ref = { criterion: work.criterion, company: work.company, attempt };
  const entries = await deps.runs.attempt(run.id, ref);
  return runActions({ deps, work, context, entries, own: new Set() });
}

async function runActions(first: CellAttempt): Promise<CellOutcome> {
  let attempt = first;
  for (;;) {
    const bodies = attempt.entries.map(({ body }) => body);
    const action = nextAction(attempt.context, bodies);
    if (action.do === "nothing") return { outcome: "over" };
    if (action.do === "wait") {
      if (attempt.work.waited) throw approvalPending();
      return { outcome: "waits", approvals: waitingFor(bodies) };
    }
    if (attempt.deps.signal.aborted) return { outcome: "again" };
    attempt = await advance(attempt, action);
  }
}

/** Performs one action and records the outcome, unless another process recorded something first. */
async function advance(attempt: CellAttempt, action: Action): Promise<CellAttempt> {
  const { deps, work, context, entries, own } = attempt;
  if (startsNewWork(action)) await checkState(deps, work);
  const { bodies: made, failed } = await performAction(attempt, action);
  if (made.length === 0 && failed.length > 0) throw failed[0];
  const place = { criterion: work.criterion, company: work.company, attempt: context.attempt };
  const spent = spentOf(entries);
  const appended = await deps.runs.append({
    run_id: work.run.id,
    key: entryKey(place, entries.length),
    make(state) {
      if (!mustRecord(action)) checkCellBudget(state, work.generation, made, spent);
      return made;
    },
  });
  if (failed.length > 0) throw failed[0];
  const next = { ...attempt, entries: [...entries, ...appended.entries] };
  if (appended.kind === "known") return next;
  return {
    ...next,
    context: { ...context, allowances: appended.state.allowances },
    own: new Set([...own, ...appended.entries.flatMap(requested)]),
  };
}

/** The calls that only this process may make now. */
const requested = ({ body }: Entry.Info): string[] =>
  body.type === "tool_request" || body.type === "automatic_query" ? [body.call_id] : [];

/**
 * Whether the action must be recorded even when the run was stopped, because its cost was already
 * paid.
 */
const mustRecord = ({ do: kind }: Action): boolean =>
  kind === "ask" || kind === "call" || kind === "answer" || kind === "look_up";

const startsNewWork = ({ do: kind }: Action): boolean =>
  kind === "ask" || kind === "call" || kind === "look_again";

/** Throws when the run was stopped, so that no model or tool is called for it. */
async function checkState({ runs }: CellDeps, { run, generation }: CellWork): Promise<void> {
  const [state] = await runs.states([run.id]);
  if (state === undefined || state.generation !== generation || Run.isEnded(state.status))
    throw runStopped();
}

const approvalPending = (): Fault =>
  new Fault(
    "conflict",
    "approval_waiting",
    "A call of this run still waits for a decision after five days. Decide about it, then resume the run.",
  );

function waitingFor(bodies: readonly Entry.Body[]): string[] {
  const { first, steps } = readCellLog(bodies);
  const calls = [{ ...first, result: undefined }, ...(steps.at(-1)?.calls ?? [])];
  return calls.flatMap(({ approval, decision, result }) =>
    approval === undefined || decision !== undefined || result !== undefined
      ? []
      : [approval.approval_id],
  );
}

const spentOf = (entries: readonly Entry.Info[]): number =>
  entries.reduce((sum, { body }) => sum + Cell.totalCost(costOf(body)), 0);

/** The company's cells for all criteria up to this one. */
async function companyCells(
  { runs }: CellDeps,
  { run, criterion, company }: CellWork,
): Promise<Map<string, Cell.Info>> {
  const { criteria } = run.template;
  const upTo = criteria.slice(0, criteria.findIndex(({ id }) => id === criterion) + 1);
  const cells = await runs.cells(
    run.id,
    upTo.map(({ id }) => ({ criterion: id, company })),
  );
  return new Map(
    cells.flatMap((cell) => (cell === undefined ? [] : [[cell.criterion, cell] as const])),
  );
}

function contextOf(
  deps: CellDeps,
  { run, criterion, company }: CellWork,
  cells: ReadonlyMap<string, Cell.Info>,
  attempt: number,
): CellContext {
  const { criteria } = run.template;
  const named = deps.tools.filter(({ name }) => run.settings.tools.includes(name));
  return {
    attempt,
    criterion: found(criteria, criterion),
    company: found(run.companies, company),
    settings: run.settings,
    tools: named.map(toolFacts),
    earlier: criteria.flatMap(({ id, name }) => {
      const answer = id === criterion ? null : (cells.get(id)?.answer ?? null);
      return answer === null ? [] : [{ name, answer }];
    }),
    today: deps.clock.today(),
    allowances: run.allowances,
  };
}

function found<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const item = items.find((one) => one.id === id);
  if (item === undefined) throw new Error(`the run has no ${id}`);
  return item;
}

async function skipCell(
  deps: CellDeps,
  { run, generation, criterion, company }: CellWork,
  skip: NonNullable<ReturnType<typeof skipReason>>,
): Promise<CellOutcome> {
  await deps.runs.append({
    run_id: run.id,
    key: `skip#${criterion}#${company}#${generation}`,
    make(state) {
      checkCellBudget(state, generation, [], 0);
      return [{ type: "company_skipped", criterion, company, ...skip }];
    },
  });
  return { outcome: "over" };
}

/** Faults that affect every cell or need a person to fix them. */
const pausingFaults = new Set([
  "model_misconfigured",
  "provider_refused",
  "run_budget",
  "cell_budget",
  "budget_exceeded",
  "price_unknown",
  "approval_waiting",
]);

/**
 * Handles a failure: pauses the run when every cell would hit it, else fails or retries this cell.
 */
async function handleFailure(deps: CellDeps, work: CellWork, error: unknown): Promise<CellOutcome> {
  if (deps.signal.aborted) return { outcome: "again" };
  if (!(error instanceof Fault)) deps.defect(error);
  const fault =
    error instanceof Fault
      ? error
      : new Fault("defect", "internal", "Something went wrong on our side. Run the cell again.");
  if (fault.code === "run_stopped") return { outcome: "stops" };
  if (pausingFaults.has(fault.code)) {
    await pauseRun(deps, work, fault);
    return { outcome: "stops" };
  }
  const { code, message } = fault;
  if (fault.retryable && !work.final) {
    // A store that fails is also waited for.
    await note(deps, work, (ref) => ({ type: "research_retry", ...ref, code, message })).catch(
      ignoreFault,
    );
    return { outcome: "again" };
  }
  await note(deps, work, (ref) => ({
    type: "research_error",
    ...ref,
    code,
    message,
    fatal: false,
  }));
  return { outcome: "over" };
}

/** Pauses the run, once per generation, no matter how many cells find a reason. */
async function pauseRun(
  { runs }: CellDeps,
  { run, generation }: CellWork,
  fault: Fault,
): Promise<void> {
  const { code, message } = fault;
  await runs
    .append({
      run_id: run.id,
      key: `end#${generation}`,
      make(state) {
        checkCellBudget(state, generation, [], 0);
        return [{ type: "rests", code, message }];
      },
    })
    .catch(ignoreStopped);
}

function ignoreFault(error: unknown): void {
  if (!(error instanceof Fault)) throw error;
}

function ignoreStopped(error: unknown): void {
  if (!(error instanceof Fault) || error.code !== "run_stopped") throw error;
}

/** Appends the outcome of an attempt that did not finish. */
async function note(
  { runs }: CellDeps,
  { run, generation, criterion, company }: CellWork,
  made: (ref: AttemptRef) => Entry.Body,
): Promise<void> {
  const [cell] = await runs.cells(run.id, [{ criterion, company }]);
  const attempt = cell === undefined || cell.attempts === 0 ? 1 : cell.attempts;
  const ref = { criterion, company, attempt };
  const entries = await runs.attempt(run.id, ref);
  await runs
    .append({
      run_id: run.id,
      key: entryKey(ref, entries.length),
      make(state) {
        checkCellBudget(state, generation, [], 0);
        return [made(ref)];
      },
    })
    .catch(ignoreStopped);
}
