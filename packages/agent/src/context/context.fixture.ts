import type * as Document from "@advisor/domain/document";
import type * as Holding from "@advisor/domain/holding";
import type * as Household from "@advisor/domain/household";
import {
  account,
  exampleA,
  holding,
  household,
  plainCash,
  policy,
  price,
  today,
  worth,
} from "@advisor/domain/ips-check/household.fixture";
import type * as Task from "@advisor/domain/task";
import type { Level } from "./level.ts";
import type { Source } from "./source.ts";
import type { ContextPorts, SourceInput } from "./source-input.ts";

export { today };
export const exampleIps = exampleA.ips;

const named = (
  snapshot: Household.Snapshot,
  over: Partial<Household.Info>,
): Household.Snapshot => ({ ...snapshot, household: { ...snapshot.household, ...over } });

/** Outside its bands in both directions. */
export const smiths = named(exampleA.snapshot, {
  id: "hh_d1",
  name: "Smith family",
  members: [
    { id: "mem_1", name: "Laura Smith", role: "primary", birth_date: "1974-03-02" },
    { id: "mem_2", name: "Paul Smith", role: "spouse", birth_date: null },
  ],
  ips: [exampleA.ips],
  next_meeting: "2026-12-02T16:00:00Z",
  summary: { total_value: "1000000", out_of_band: 2, as_of: today },
});

const stock: Partial<Holding.Info> = {
  kind: "stock",
  asset_class: "us_equity",
  issuer_id: "iss_msft",
  name: "Microsoft",
  sector: "technology",
};
const lot = { id: "lot_1", source: "purchase" as const };

/** A concentrated, restricted position in two lots, and a tax payment due soon. */
export const okafors = named(
  household({
    accounts: [account({ id: "acc_plan", name: "Stock plan" }), account({ name: "Joint" })],
    holdings: [
      holding("MSFT", {
        ...stock,
        account_id: "acc_plan",
        quantity: "100",
        price: price("400"),
        lots: [
          { ...lot, acquired: "2021-08-31", quantity: "60", cost_per_share: "168.40" },
          { ...lot, id: "lot_2", acquired: "2026-02-27", quantity: "40", cost_per_share: "429.60" },
        ],
      }),
      worth("fixed_income", "60000", { price: price("1", { date: "2026-08-31" }) }),
    ],
    needs: [
      {
        id: "need_1",
        account_id: null,
        kind: "tax",
        amount: "25000",
        due: "2027-01-15",
        note: "Fourth estimated payment",
      },
    ],
    ips: [
      policy(
        [
          ["us_equity", "40", "35", "45"],
          ["fixed_income", "60", "55", "65"],
        ],
        {
          limits: {
            max_single_issuer_pct: "10",
            max_sector_pct: "35",
            restricted: [
              { symbol: "MSFT", until: "2027-01-29" },
              { symbol: "OLD", until: "2026-01-29" },
            ],
          },
        },
      ),
    ],
  }),
  { name: "Okafor family", summary: { total_value: "100000", out_of_band: 0, as_of: today } },
);

/** Two trusts with a policy each (one invalid), a prohibited holding, and assets held away. */
export const whitcombs = named(
  household({
    accounts: [
      account({ id: "acc_a", name: "Family Trust", ips_group: "a", cash: plainCash("10000") }),
      account({ id: "acc_b", name: "Legacy Trust", ips_group: "b" }),
      account({ id: "acc_c", name: "Old 401(k)", type: "401k", managed: false }),
    ],
    holdings: [
      worth("us_equity", "90000", { account_id: "acc_a" }),
      holding("PM", { ...stock, name: "Philip Morris", account_id: "acc_b", quantity: "500" }),
      worth("fixed_income", "5000", { account_id: "acc_c" }),
    ],
    ips: [
      policy(
        [
          ["us_equity", "80", "70", "85"],
          ["cash", "20"],
        ],
        {
          id: "ips_a",
          name: "Family policy",
          ips_group: "a",
        },
      ),
      policy([["us_equity", "99"]], {
        id: "ips_b",
        name: "Legacy policy",
        ips_group: "b",
        limits: { prohibited: ["PM"] },
      }),
    ],
  }),
  { name: "Whitcomb trusts" },
);

/** Stock without cost basis, a fund without a price, and a total that does not add up. */
export const delacroix = named(
  household({
    holdings: [
      holding("XOM", {
        ...stock,
        asset_class: "us_equity",
        quantity: "800",
        price: price("115"),
        lots: [{ ...lot, acquired: null, quantity: "800", cost_per_share: null }],
      }),
      holding("PRIV", { symbol: null, name: "Harbor [Fund] <b>", kind: "private", price: null }),
    ],
  }),
  { name: "Delacroix", summary: { total_value: "93000", out_of_band: null, as_of: today } },
);

/** The same fund in two accounts. */
export const twice = household({
  accounts: [account({ id: "acc_roth", name: "Roth", type: "roth_ira" }), account({})],
  holdings: [holding("VOO", { account_id: "acc_roth" }), holding("VOO", { quantity: "3" })],
});

export const empty = named(household({ accounts: [] }), { name: "Empty" });

export const task = (id: string, over: Partial<Task.Info> = {}): Task.Info => ({
  id,
  household_id: "hh_test",
  title: "Call",
  due: null,
  priority: "normal",
  assignee: "advisor",
  related: null,
  status: "open",
  created_at: "2026-10-01T14:00:00Z",
  ...over,
});

export const document = (id: string, over: Partial<Document.Info> = {}): Document.Info => ({
  id,
  household_id: "hh_test",
  title: "Review meeting",
  type: "meeting_note",
  date: "2026-10-07",
  chunks: ["Secret 777."],
  ...over,
});

/** Ports with fixed data that count their calls. */
export function portsOf(
  snapshot: Household.Snapshot,
  over: Partial<ContextPorts> = {},
): { ports: ContextPorts; reads: string[] } {
  const reads: string[] = [];
  const read = <Value>(name: string, value: Value) => {
    reads.push(name);
    return Promise.resolve(value);
  };
  const ports: ContextPorts = {
    household: () => read("household", snapshot.household),
    snapshot: () => read("snapshot", snapshot),
    funds: () => read("funds", new Map()),
    tasks: () => read("tasks", [task("task_1", { due: "2026-11-01" })]),
    documents: () => read("documents", [document("doc_1")]),
    ...over,
  };
  return { ports, reads };
}

/** The rows of a source at a level, as one text. */
export async function rowsOf(
  one: Source<SourceInput>,
  level: Level,
  snapshot: Household.Snapshot,
  over: Partial<ContextPorts> = {},
): Promise<string> {
  const { ports } = portsOf(snapshot, over);
  const { rows } = await one.open({ ports, today }, level, new AbortController().signal);
  return `\n${rows.join("\n")}\n`;
}
