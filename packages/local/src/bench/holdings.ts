import { spawn } from "node:child_process";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { serialize } from "node:v8";
import { householdItems } from "@advisor/adapters/dynamo/household/household-items";
import type * as Household from "@advisor/domain/household";
import { samples } from "@advisor/sample-data/samples";
import type { SpentTime, StoredHousehold } from "./holdings-process.ts";

const tools = ["compare_to_ips", "get_household_holdings"] as const;
const many = 20_000;

/** Milliseconds of processor time: the first time in a process, and the median of the next ones. */
export interface ProcessorTime {
  name: string;
  first: number;
  usual: number;
}

/**
 * The processor time that a household of 20,000 holdings takes in two tools, each in a process of its
 * own: reading its parts as the store holds them, and the tool's calculation.
 */
export async function measureLargeHousehold(): Promise<ProcessorTime[]> {
  const snapshot = largeHousehold();
  const [, ...parts] = householdItems(snapshot, "generation");
  const times: ProcessorTime[] = [];
  for (const tool of tools) {
    const { read, work } = await measure({ tool, household: snapshot.household, parts });
    const whole = read.map((spent, nth) => spent + (work[nth] ?? Number.NaN));
    times.push(
      row(`${tool}: reading`, read),
      row(`${tool}: calculation`, work),
      row(`${tool}: together`, whole),
    );
  }
  return times;
}

async function measure(stored: StoredHousehold): Promise<SpentTime> {
  const file = fileURLToPath(new URL("./holdings-process.ts", import.meta.url));
  const child = spawn(process.execPath, [file], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(serialize(stored));
  return (await json(child.stdout)) as SpentTime;
}

function row(name: string, [first = 0, ...next]: number[]): ProcessorTime {
  return { name, first, usual: next.toSorted((a, b) => a - b)[next.length >> 1] ?? 0 };
}

/** The Smith family with 20,000 holdings, each of a different issuer. */
function largeHousehold(): Household.Snapshot {
  const [sample] = samples;
  const [one] = sample?.snapshot.holdings ?? [];
  if (sample === undefined || one === undefined) throw new Error("there is no sample household");
  const { snapshot } = sample;
  const classes = ["us_equity", "intl_equity", "fixed_income", "alternatives"];
  return {
    ...snapshot,
    holdings: Array.from({ length: many }, (_, index) => ({
      ...one,
      account_id: snapshot.accounts[index % snapshot.accounts.length]?.id ?? one.account_id,
      ...{ security_id: `S${index}`, symbol: `S${index}`, name: `Security ${index}` },
      ...{ kind: "stock" as const, issuer_id: `issuer_${index}`, quantity: "30" },
      asset_class: classes[Math.floor(index / 20) % classes.length] ?? null,
      lots: [
        {
          ...{ id: `lot_${index}`, acquired: "2021-03-01", quantity: "30" },
          ...{ cost_per_share: `${100 + (index % 77)}.10`, source: "purchase" as const },
        },
      ],
    })),
  };
}
