import type * as Account from "@advisor/domain/account";
import type * as Holding from "@advisor/domain/holding";
import type * as Ips from "@advisor/domain/ips";
import type * as Lot from "@advisor/domain/lot";
import type * as Security from "@advisor/domain/security";
import type { Records } from "@advisor/query/book/facts";
import fc from "fast-check";
import { policies } from "./random-policies.ts";

export const today = "2026-11-20";

const members = [
  { id: "mem_1", name: "Ana Lee", role: "primary", birth_date: "1980-02-29" },
  { id: "mem_2", name: "Ben Lee", role: "spouse", birth_date: null },
] as const;

type Kind = Holding.Info["kind"];

/** `[symbol, kind, issuer, sector, class]`. */
const securities: readonly (readonly [
  string,
  Kind,
  string | null,
  string | null,
  string | null,
])[] = [
  ["AAPL", "stock", "apple", "Information Technology", "us_equity"],
  ["AAPL261218C00235000", "option", "apple", "Information Technology", "us_equity"],
  ["GOOG", "stock", null, "Communication Services", "us_equity"],
  ["BRK-B", "stock", "berkshire", "Financials", "us_equity"],
  ["VOO", "etf", null, null, "us_equity"],
  ["BND", "etf", null, null, "fixed_income"],
  ["MIXED", "mutual_fund", null, null, null],
  ["VMFXX", "money_market", null, null, "cash"],
  ["private_fund", "private", null, null, "alternatives"],
];

const constituent = (symbol: string, issuer_id: string, weight: string) => ({
  symbol,
  name: symbol,
  issuer_id,
  weight,
});

export const funds: ReadonlyMap<string, Security.Fund> = new Map([
  [
    "VOO",
    {
      symbol: "VOO",
      name: "VOO",
      as_of: "2026-10-30",
      expense_ratio_pct: "0.03",
      leverage: "1",
      constituents: [constituent("AAPL", "apple", "0.07"), constituent("GOOG", "alphabet", "0.04")],
    },
  ],
]);

const cents = (max: number) => fc.integer({ min: 1, max }).map((value) => (value / 100).toFixed(2));
const day = fc.integer({ min: 0, max: 700 }).map((back) => {
  const at = new Date(Date.parse(`${today}T00:00:00Z`) - back * 86_400_000);
  return at.toISOString().slice(0, 10);
});

const account = (index: number): fc.Arbitrary<Account.Info> =>
  fc
    .record({
      type: fc.constantFrom("individual", "joint", "roth_ira", "529"),
      owner_ids: fc.subarray(members.map(({ id }) => id as string)),
      managed: fc.boolean(),
      cash: fc.integer({ min: -500_000, max: 5_000_000 }).map((value) => (value / 100).toFixed(2)),
    })
    .map(({ type, owner_ids, managed, cash }) => ({
      id: `acc_${index}`,
      household_id: "hh_random",
      name: ["Joint brokerage", "Ana's Roth IRA", "Ben's IRA", "College"][index] ?? "Other",
      type: type as Account.Type,
      owner_ids,
      custodian: index % 2 === 0 ? "North" : "South",
      managed,
      ips_group: null,
      cash: { total: cash, settled: cash },
      pending: [],
      as_of: today,
    }));

const price = fc.option(
  fc.record({
    amount: cents(50_000),
    currency: fc.constantFrom("USD", "USD", "INR"),
    date: fc.constantFrom(today, today, "2026-09-30"),
    fx_rate: fc.constantFrom("0.0115", null),
    fx_date: fc.constant(today),
  }),
  { freq: 6 },
);

const lot = (index: number, sign: number): fc.Arbitrary<Lot.Info> =>
  fc.record({
    id: fc.constant(`${index}`),
    acquired: fc.option(day, { freq: 5 }),
    quantity: fc.integer({ min: 1, max: 200 }).map((units) => String(sign * units)),
    cost_per_share: fc.option(cents(40_000), { freq: 6 }),
    source: fc.constantFrom("purchase", "inherited", "gift", "transfer"),
  });

const holding = (accounts: number): fc.Arbitrary<Holding.Info> =>
  fc
    .record({
      account: fc.nat({ max: accounts - 1 }),
      security: fc.constantFrom(...securities),
      price,
      sign: fc.constantFrom(1, 1, 1, -1),
      sound: fc.constantFrom(true, true, true, true, false),
    })
    .chain(({ account: at, security, price: at_, sign, sound }) =>
      fc.tuple(lot(1, sign), lot(2, sign)).map((lots) => {
        const [symbol, kind, issuer_id, sector, asset_class] = security;
        const quantity = lots.reduce((total, { quantity: one }) => total + Number(one), 0);
        return {
          account_id: `acc_${at}`,
          security_id: symbol,
          symbol: kind === "private" ? null : symbol,
          name: `${symbol} name`,
          kind,
          issuer_id,
          sector,
          asset_class,
          asset_class_mix:
            symbol === "MIXED"
              ? [
                  { class: "us_equity", weight: "0.54" },
                  { class: "fixed_income", weight: "0.36" },
                ]
              : null,
          quantity: String(sound ? quantity : quantity + sign),
          multiplier: kind === "option" ? "100" : "1",
          price: at_,
          lots: lots.map((one) => ({ ...one, id: `lot_${at}_${symbol}_${one.id}` })),
        };
      }),
    );

const transfer = fc.record({
  account: fc.constantFrom("Joint brokerage", "Elsewhere"),
  timestamp: day.map((one) => `${one}T12:00:00Z`),
  type: fc.constantFrom("deposit", "withdrawal"),
  method: fc.constantFrom("ACH", "wire"),
  amount: cents(1_000_000),
  status: fc.constantFrom("completed", "completed", "pending", "failed"),
});

const trade = fc.record({
  account: fc.constantFrom("Joint brokerage", "Ben's IRA"),
  timestamp: day.map((one) => `${one}T12:00:00Z`),
  symbol: fc.constantFrom("AAPL", "VOO", "BRK.B", "SOLD"),
  side: fc.constantFrom("BUY", "SELL"),
  quantity: fc.integer({ min: 1, max: 90 }).map(String),
  price: cents(40_000),
});

const names = ["Joint brokerage", "Ana's Roth IRA", "Ben's IRA", "College"];

const performance = fc.uniqueArray(
  fc.record({
    account: fc.constantFrom("all", ...names),
    timeframe: fc.constantFrom("YTD", "1Y", "MTD"),
    return_pct: fc.integer({ min: -300, max: 300 }).map((one) => (one / 10).toFixed(1)),
    contributions: fc.option(cents(90_000)),
  }),
  { selector: (row) => `${row.account} ${row.timeframe}`, maxLength: 6 },
);

const statements: fc.Arbitrary<Records["statements"]> = fc.record({
  account_summary: fc.constant({
    as_of: today,
    accounts: names.map((one) => ({
      account: one,
      total_value: "1000.00",
      total_cash: "100.00",
      settled_cash: "100.00",
    })),
  }),
  quotes: fc.constant<NonNullable<Records["statements"]["quotes"]>>({
    as_of: today,
    quotes: [
      { symbol: "AAPL", price: "214.00", change_pct: "1.1" },
      { symbol: "VOO", price: "448.00", change_pct: "-0.4" },
      { symbol: "TSLA", price: "238.22", change_pct: null },
    ],
  }),
  activity: fc
    .array(trade, { maxLength: 6 })
    .map((trades) => ({ as_of: today, accounts: names, trades })),
  transfers: fc
    .array(transfer, { maxLength: 6 })
    .map((transfers) => ({ as_of: today, accounts: names, transfers })),
  valuations: fc
    .array(
      fc.record({
        account: fc.constantFrom(...names),
        source: fc.constantFrom("statement", "report"),
        values: fc.uniqueArray(fc.record({ day, value: cents(50_000_000) }), {
          selector: (one) => one.day,
          maxLength: 8,
        }),
      }),
      { maxLength: 4 },
    )
    .map((accounts) => ({ as_of: today, accounts })),
  performance: performance.map((rows) => ({ as_of: today, accounts: names, performance: rows })),
});

const tasks = fc.array(
  fc.record({
    due: fc.option(fc.constantFrom("2026-11-19", today, "2026-12-24")),
    done: fc.boolean(),
  }),
  { maxLength: 3 },
);

/** Households with any data, of which any part may be missing. */
export const records: fc.Arbitrary<Records> = fc
  .array(fc.constant(null), { maxLength: 4 })
  .chain(({ length }) =>
    fc.record({
      accounts: fc.tuple(...Array.from({ length }, (_, index) => account(index))),
      holdings:
        length === 0
          ? fc.constant<Holding.Info[]>([])
          : fc.array(holding(length), { maxLength: 12 }),
      ips: fc.option(policies, { freq: 3 }),
      statements: fc.oneof(
        { weight: 5, arbitrary: statements },
        { weight: 1, arbitrary: fc.constant({}) },
      ),
      tasks,
    }),
  )
  .map(recordsOf);

interface Parts {
  accounts: Account.Info[];
  holdings: Holding.Info[];
  ips: Ips.Info | null;
  statements: Records["statements"];
  tasks: { due: string | null; done: boolean }[];
}

function recordsOf({
  accounts,
  holdings,
  ips,
  statements: stated,
  tasks: checkpoints,
}: Parts): Records {
  const unique = [
    ...new Map(holdings.map((one) => [`${one.account_id} ${one.security_id}`, one])).values(),
  ];
  return {
    snapshot: {
      household: {
        id: "hh_random",
        advisor_id: "adv_random",
        name: "Lee family",
        members: [...members],
        risk_tolerance: "moderate",
        ips: ips === null ? [] : [ips],
        needs: accounts.slice(0, 1).map(({ id }) => ({
          ...{ id: "need_1", account_id: id, kind: "tax", amount: "2500" },
          ...{ due: "2027-01-15", note: "Estimated tax" },
        })) as Records["snapshot"]["household"]["needs"],
        next_meeting: "2026-12-03T16:00:00Z",
        summary: { total_value: "0", out_of_band: null, as_of: today },
        simulated: true,
      },
      accounts,
      holdings: unique,
    },
    statements: stated,
    documents: [
      {
        ...{ id: "doc_1", household_id: "hh_random", title: "Policy", type: "ips" },
        ...{ date: "2025-01-01", chunks: ["The family agreed on a policy."] },
      },
    ] as Records["documents"],
    tasks: checkpoints.map(({ due, done }, index) => ({
      ...{ id: `task_${index}`, household_id: "hh_random", title: `Task ${index}`, due },
      ...{ priority: "normal", assignee: "adv", related: null, created_at: `${today}T08:00:00Z` },
      status: done ? "done" : "open",
    })),
    notes: [
      {
        ...{ id: "note_1", household_id: "hh_random", at: "2026-11-01T10:00:00Z" },
        ...{ author: "adv", text: "Ana called." },
      },
    ],
    funds,
  };
}
