import { ordered } from "@advisor/adapters/dynamo/household/household-parts";
import type { HouseholdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import type { Papers } from "@advisor/adapters/dynamo/household/paper-store";
import type { Dataset } from "@advisor/domain/brokerage/dataset";
import type * as Household from "@advisor/domain/household";
import { canonical } from "@advisor/domain/record/audit-chain";

/** What a file says of a household, as it is stored. */
export interface Built {
  snapshot: Household.Snapshot;
  statements: Partial<Dataset>;
  /** Those that are stored already are left out of the plan. */
  papers: Papers;
}

export interface ImportStep extends Built {
  change: "new" | "changed" | "unchanged";
  /** What is added, changed and removed compared with the store. */
  accounts: Difference;
  holdings: Difference;
  /** An earlier import left parts behind; importing again removes them. */
  leftovers: boolean;
}

interface Difference {
  total: number;
  added: number;
  changed: number;
  removed: number;
}

export interface ImportPlan {
  steps: ImportStep[];
  /** Indexes in the file of households that are stored under another advisor. */
  foreign: number[];
}

/** What writing the households would change. Reads the store, writes nothing. */
export async function planImport(
  households: readonly Built[],
  writer: Pick<HouseholdWriter, "stored" | "unstored">,
): Promise<ImportPlan> {
  const steps: ImportStep[] = [];
  const foreign: number[] = [];
  for (const [index, built] of households.entries()) {
    const { snapshot } = built;
    const found = await writer.stored(snapshot.household.id);
    const owner = found?.snapshot.household.advisor_id;
    if (owner !== undefined && owner !== snapshot.household.advisor_id) foreign.push(index);
    else {
      const papers = await writer.unstored(snapshot.household.id, built.papers);
      steps.push(stepOf({ ...built, papers }, found));
    }
  }
  return { steps, foreign };
}

function stepOf(
  { snapshot, statements, papers }: Built,
  found: Awaited<ReturnType<HouseholdWriter["stored"]>>,
): ImportStep {
  const before = found?.snapshot;
  const isSame =
    before !== undefined &&
    canonical(before) === canonical(ordered(snapshot)) &&
    canonical(found?.statements) === canonical(statements);
  return {
    ...{ snapshot, statements, papers },
    change: before === undefined ? "new" : isSame ? "unchanged" : "changed",
    accounts: difference(before?.accounts ?? [], snapshot.accounts, ({ id }) => id),
    holdings: difference(
      before?.holdings ?? [],
      snapshot.holdings,
      ({ account_id, security_id }) => `${account_id} ${security_id}`,
    ),
    leftovers: found?.leftovers ?? false,
  };
}

function difference<Row>(
  before: readonly Row[],
  after: readonly Row[],
  name: (row: Row) => string,
): Difference {
  const old = new Map(before.map((row) => [name(row), canonical(row)]));
  const names = new Set(after.map(name));
  return {
    total: after.length,
    added: after.filter((row) => !old.has(name(row))).length,
    changed: after.filter((row) => (old.get(name(row)) ?? canonical(row)) !== canonical(row))
      .length,
    removed: [...old.keys()].filter((one) => !names.has(one)).length,
  };
}
