import { sortSnapshot } from "@advisor/adapters/dynamo/household/household-parts";
import type { HouseholdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import type { HouseholdPapers } from "@advisor/adapters/dynamo/household/paper-store";
import type { Dataset } from "@advisor/domain/brokerage/dataset";
import type * as Household from "@advisor/domain/household";
import { canonicalJson } from "@advisor/domain/record/audit-chain";

/** A household from a file, as it is stored. */
export interface BuiltHousehold {
  snapshot: Household.Snapshot;
  statements: Partial<Dataset>;
  /** Without those that are already stored. */
  papers: HouseholdPapers;
}

export interface ImportStep extends BuiltHousehold {
  change: "new" | "changed" | "unchanged";
  /** What is added, changed and removed in the store. */
  accounts: Difference;
  holdings: Difference;
  /** An earlier import was interrupted and left parts behind, which this import removes. */
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
  /** Indexes of households in the file that belong to another advisor in the store. */
  foreign: number[];
}

/** Plans what an import would change. Reads the store and writes nothing. */
export async function planImport(
  households: readonly BuiltHousehold[],
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
  { snapshot, statements, papers }: BuiltHousehold,
  found: Awaited<ReturnType<HouseholdWriter["stored"]>>,
): ImportStep {
  const before = found?.snapshot;
  const isSame =
    before !== undefined &&
    canonicalJson(before) === canonicalJson(sortSnapshot(snapshot)) &&
    canonicalJson(found?.statements) === canonicalJson(statements);
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
  const old = new Map(before.map((row) => [name(row), canonicalJson(row)]));
  const names = new Set(after.map(name));
  return {
    total: after.length,
    added: after.filter((row) => !old.has(name(row))).length,
    changed: after.filter(
      (row) => (old.get(name(row)) ?? canonicalJson(row)) !== canonicalJson(row),
    ).length,
    removed: [...old.keys()].filter((one) => !names.has(one)).length,
  };
}
