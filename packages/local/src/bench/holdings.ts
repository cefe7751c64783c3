import * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { buildPortfolio } from "@advisor/domain/portfolio/portfolio";
import { samples } from "@advisor/sample-data/samples";

export interface ProcessorTime {
  name: string;
  /** Milliseconds of processor time: the first time in a process, and the median of the next ones. */
  first: number;
  usual: number;
}

const many = 20_000;
const times = 7;
const today = "2026-11-20";
const everything = { account: null, symbol: null, asset_class: null };

/** The processor time that a household of 20,000 holdings takes in each tool's calculation. */
export function measureLargeHousehold(): ProcessorTime[] {
  const stored = JSON.stringify(largeHousehold());
  const read = () => Household.Snapshot.parse(JSON.parse(stored));
  return [
    measure("read and checked", () => stored, read),
    measure("compare_to_ips", read, (snapshot) =>
      compareAll({ snapshot, today, funds: new Map() }),
    ),
    measure("get_household_holdings", read, (snapshot) =>
      buildPortfolio(snapshot, everything, today),
    ),
  ];
}

/** Uses new input for each measurement, because the calculations cache their results. */
function measure<Given>(
  name: string,
  given: () => Given,
  work: (given: Given) => unknown,
): ProcessorTime {
  const spent = Array.from({ length: times }, () => {
    const fresh = given();
    const start = process.cpuUsage();
    work(fresh);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  const [first = 0, ...next] = spent;
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
