import * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { portfolio } from "@advisor/domain/portfolio/portfolio";
import { samples } from "@advisor/sample-data/samples";

export interface Effort {
  name: string;
  /** Milliseconds of processor time: the first time in a process, and the median of the next ones. */
  first: number;
  usual: number;
}

const many = 20_000;
const times = 7;
const today = "2026-11-20";
const everything = { account: null, symbol: null, asset_class: null };

/** What a household of 20,000 holdings costs the engines behind its tools. */
export function holdings(): Effort[] {
  const stored = JSON.stringify(large());
  const read = () => Household.Snapshot.parse(JSON.parse(stored));
  return [
    measured("read and checked", () => stored, read),
    measured("compare_to_ips", read, (snapshot) =>
      compareAll({ snapshot, today, funds: new Map() }),
    ),
    measured("get_household_holdings", read, (snapshot) => portfolio(snapshot, everything, today)),
  ];
}

/** Each time over what no time before has seen, because engines remember what they have worked out. */
function measured<Given>(
  name: string,
  given: () => Given,
  work: (given: Given) => unknown,
): Effort {
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

/** The Smith family with as many holdings, each of an issuer of its own. */
function large(): Household.Snapshot {
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
