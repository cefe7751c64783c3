import type { HouseholdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { buildHousehold } from "./build.ts";
import { checkDraft } from "./check.ts";
import { type Draft, faultLine, faultLines } from "./fault.ts";
import { toPapers } from "./papers.ts";
import { type ImportStep, planImport } from "./plan.ts";
import { toStatements } from "./statements.ts";
import { withUniqueNames } from "./unique-names.ts";

export interface ImportResult {
  /** False when nothing was written because the file has faults. */
  accepted: boolean;
  lines: string[];
}

/** Checks the whole draft, and writes it when it has no faults and `apply` is set. */
export async function importDraft(
  draft: Draft,
  options: { advisor: string | undefined; apply: boolean },
  writer: HouseholdWriter,
): Promise<ImportResult> {
  const { faults, households } = checkDraft(draft, options.advisor);
  if (faults.length > 0) return refused(faults);
  const planned = await planImport(
    households.map(withUniqueNames).map((row) => ({
      snapshot: buildHousehold(row, options.advisor),
      statements: toStatements(row),
      papers: toPapers(row, options.advisor),
    })),
    writer,
  );
  if (planned.foreign.length > 0) return refused(planned.foreign.map((at) => stolen(draft, at)));
  if (options.apply) await write(planned.steps, writer);
  const verb = options.apply ? "Imported" : "Dry run, nothing written";
  return {
    accepted: true,
    lines: [...planned.steps.map(householdLine), `${verb}: ${sums(planned.steps)}.`],
  };
}

const refused = (faults: string[]): ImportResult => ({
  accepted: false,
  lines: [
    ...faultLines(faults),
    `Refused, nothing written: ${faults.length} ${faults.length === 1 ? "fault" : "faults"}.`,
  ],
});

const stolen = (draft: Draft, index: number): string =>
  faultLine(draft, {
    path: ["households", index, "id"],
    problem: "the household belongs to another advisor",
    remedy: "use another id, or the right advisor",
  });

async function write(steps: readonly ImportStep[], writer: HouseholdWriter): Promise<void> {
  for (const { change, leftovers, snapshot, statements, papers } of steps) {
    if (change !== "unchanged" || leftovers) await writer.replace(snapshot, statements);
    await writer.keep(papers);
  }
}

function householdLine(step: ImportStep): string {
  const { id, name } = step.snapshot.household;
  const { change, accounts, holdings } = step;
  return `${id} ${name}: ${change}, ${counted("account", accounts)}, ${counted("holding", holdings)}${unpricedWords(step)}${paperWords(step)}`;
}

/** Holdings that will count in no value. */
function unpricedWords({ snapshot }: ImportStep): string {
  const count = snapshot.holdings.filter(({ price }) => price === null).length;
  return count === 0 ? "" : `, ${count} without a price`;
}

function paperWords({ papers }: ImportStep): string {
  const written = Object.entries(papers)
    .filter(([, list]) => list.length > 0)
    .map(([what, list]) => `, ${list.length} new or changed ${what}`);
  return written.join("");
}

function counted(one: string, { total, added, changed, removed }: ImportStep["accounts"]): string {
  const what = total === 1 ? one : `${one}s`;
  const moves = Object.entries({ added, changed, removed })
    .filter(([, count]) => count > 0)
    .map(([word, count]) => `${count} ${word}`);
  return moves.length === 0 ? `${total} ${what}` : `${total} ${what} (${moves.join(", ")})`;
}

function sums(steps: readonly ImportStep[]): string {
  const count = (change: ImportStep["change"]) =>
    steps.filter((step) => step.change === change).length;
  return `${steps.length} ${steps.length === 1 ? "household" : "households"}, ${count("new")} new, ${count("changed")} changed, ${count("unchanged")} unchanged`;
}
