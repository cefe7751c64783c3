import { expect, test } from "vitest";
import { checkGrounding } from "../check.ts";

const query = (rows: readonly object[], where: readonly object[] = []) => ({
  source_id: "tool:query_portfolio:v1",
  as_of: "2026-11-20",
  data: {
    query: { dataset: "any", aggregate: "list", where },
    units: { market_value: "usd", account_value: "usd", weight: "percent", amount: "usd" },
    rows,
    figures: [
      { name: "total value with cash", value: 1_000_000, unit: "usd" },
      { name: "number of lines", value: rows.length, unit: "count" },
    ],
    household_name: "Smith family",
  },
});
const positionRows = [
  { symbol: "VTI", market_value: 205_700, weight: 20.57 },
  { symbol: "BND", market_value: 174_000, weight: 17.4 },
  { symbol: "VOO", market_value: 134_400, weight: 13.44 },
  { symbol: "PFE", market_value: 12_800, weight: 1.28 },
];
const positions = {
  ...query(positionRows),
  totals: { market_value: 526_900 },
};
const accounts = query([
  { account: "Joint brokerage", account_value: 369_670 },
  { account: "David's rollover IRA", account_value: 335_350 },
  { account: "Karen's traditional IRA", account_value: 172_750 },
  { account: "Karen's Roth IRA", account_value: 122_230 },
]);
const transfer = (date: string, type: string, amount: number, account = "Joint brokerage") => ({
  ...{ date, type, amount, account, status: "completed" },
});
const transactions = query([
  transfer("2026-08-17", "deposit", 1_500),
  transfer("2026-05-15", "deposit", 1_250),
  transfer("2026-03-02", "withdrawal", 6_525, "Hector's IRA"),
  { ...transfer("2026-02-09", "buy", 8_638), symbol: "MSFT", quantity: 20 },
]);
const tasks = query([
  { title: "File the signed policy", due: "2026-10-09", status: "done", days: -42 },
  { title: "Use of the December deposit", due: "2026-12-02", status: "open", days: 12 },
  { title: "Send the beneficiary form", due: "2026-12-11", status: "open", days: 21 },
]);
const owners = {
  data: {
    owners: [
      { name: "Vanguard Group", shares: 1_547_902_605, owned_pct: 10.39, value_usd: 360_000 },
      { name: "BlackRock", shares: 1_336_182_843, owned_pct: 8.97, value_usd: 311_000 },
    ],
  },
};
const marked = (text: string, known: unknown) =>
  checkGrounding({ text, evidence: [known], sources: new Set() }).unmatched;

test.each([
  [positions, "The largest position is VTI.", "The largest position is BND."],
  [
    positions,
    "The three largest holdings are VTI, BND and VOO.",
    "The three largest holdings are VTI, BND and PFE.",
  ],
  [
    positions,
    "Together the top three make up 51.41%, or $514,100.",
    "Together the top three make up 51.41%, or $526,900.",
  ],
  [positions, "VTI is about 1.5 times the size of VOO.", "VTI is twice the size of VOO."],
  [
    positions,
    "The positions are worth $526,900 in total, with the remaining $473,100 elsewhere.",
    "The positions are worth $526,900 in total, with the remaining $437,100 elsewhere.",
  ],
  [accounts, "Karen's two IRAs add up to $294,980.", "Karen's two IRAs add up to $335,350."],
  [
    accounts,
    "Karen's two IRAs together are worth less than David's rollover IRA.",
    "Karen's two IRAs together are worth more than David's rollover IRA.",
  ],
  [
    accounts,
    "The joint account is larger than Karen's Roth IRA.",
    "The joint account is smaller than Karen's Roth IRA.",
  ],
  [
    transactions,
    "Two deposits came in this year, $2,750 in total.",
    "Three deposits came in this year.",
  ],
  [
    transactions,
    "There was one withdrawal from Hector's IRA.",
    "There was one withdrawal from the joint account.",
  ],
  [transactions, "They withdrew $6,525.", "They withdraw $6,525 every month."],
  [transactions, "A $6,525 withdrawal was made.", "A $6,525 deposit was made."],
  [
    transactions,
    "They bought 20 shares of Microsoft for $8,638.",
    "They sold 20 shares of Microsoft for $8,638.",
  ],
  [tasks, "There are two open tasks.", "There are three open tasks."],
  [
    tasks,
    "The beneficiary form is due December 11, 2026.",
    "The beneficiary form is due December 2, 2026.",
  ],
  [tasks, "The signed policy is done.", "The signed policy is still open."],
  [
    owners,
    "Vanguard Group is the largest holder with 10.39%.",
    "BlackRock is the largest holder with 8.97%.",
  ],
])("of %# the first is true and the second is marked", (known, right, wrong) => {
  expect(marked(right, known)).toEqual([]);
  expect(marked(wrong, known)).not.toEqual([]);
});

test("nothing is ranked or counted over rows that a filter chose", () => {
  const filtered = query(positionRows.slice(1), [{ field: "symbol", op: "not", values: ["VTI"] }]);
  expect(marked("The largest position is PFE.", filtered)).toEqual([]);
});
