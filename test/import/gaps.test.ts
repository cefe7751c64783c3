import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { householdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { openTable } from "@advisor/adapters/dynamo/table";
import { newId, systemClock } from "@advisor/adapters/world";
import { importDraft } from "@advisor/import/run";
import { Brief } from "@advisor/protocol/brief";
import { HouseholdDetail } from "@advisor/protocol/household";
import { Worklist } from "@advisor/protocol/worklist";
import { beforeAll, expect, test } from "vitest";
import { north, v1 } from "../api/api.fixture.ts";
import { withAnswers } from "../api/ask.fixture.ts";
import { draftOf, household } from "./import.fixture.ts";

const api = withAnswers();

const account = (id: string, total: string, as_of = "2026-11-20") => ({
  ...{ id, name: `Account ${id}`, type: "individual", owner_ids: ["mem_ana"] },
  ...{ custodian: "Nordbank", cash: { total }, as_of },
});
const share = (account_id: string, symbol: string) => ({
  ...{ account_id, symbol, name: `${symbol} Inc.`, kind: "stock", asset_class: "us_equity" },
  ...{ quantity: "10", lots: [{ quantity: "10", cost_per_share: "20", acquired: "2024-01-02" }] },
});
const bare = (id: string, name: string) => ({
  ...{ id, advisor_id: "adv_north", name, members: household().members },
});

/** Nothing has a price, and the policy is not in effect yet. */
const unpriced = {
  ...bare("hh_unpriced", "Łukasz & Ó Súilleabháin"),
  accounts: [account("u1", "0"), account("u2", "1500", "2026-10-31")],
  holdings: [share("u1", "AAPL"), share("u2", "VTI")],
  ips: [
    {
      ...{ id: "ips_later", name: "Later", effective: "2027-06-01" },
      targets: [{ class: "cash", target: "100" }],
    },
  ],
};

/** Nothing has a price, and there is no cash. */
const worthUnknown = {
  ...bare("hh_noworth", "Worth unknown"),
  accounts: [account("w1", "0")],
  holdings: [share("w1", "AAPL")],
};

/** One account is older than the other, a transfer failed, and values end before the statements. */
const mixed = {
  ...bare("hh_mixed", "Mixed days"),
  accounts: [account("m1", "900"), account("m2", "100", "2024-06-30")],
  holdings: [
    { ...share("m1", "AAPL"), price: { amount: "30", date: "2026-11-20" } },
    { ...share("m2", "MSFT"), price: { amount: "40", date: "2024-06-30" } },
  ],
  needs: [{ id: "n1", kind: "rmd", amount: "50", due: "2026-12-31" }],
  notes: [{ id: "note_1", at: "2026-10-01", text: "Agreed to wait.", meeting: "2026-10-01" }],
  ips: [
    {
      ...{ id: "ips_mixed", name: "Mixed policy", effective: "2025-01-01" },
      targets: [
        { class: "us_equity", target: "50" },
        { class: "cash", target: "50" },
      ],
    },
  ],
  trades: [],
  transfers: [
    { account_id: "m1", day: "2026-11-19", type: "withdrawal", amount: "99", status: "failed" },
  ],
  valuations: [
    { account_id: "m1", day: "2025-12-31", value: "1000" },
    { account_id: "m1", day: "2026-10-31", value: "1100" },
  ],
};

beforeAll(async () => {
  const clock = systemClock(undefined);
  const name = process.env.TABLE_NAME ?? "";
  const table = openTable({ name, client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  const { accepted, lines } = await importDraft(
    draftOf(unpriced, worthUnknown, mixed),
    { advisor: undefined, apply: true },
    writer,
  );
  expect(accepted, lines.join("\n")).toBe(true);
});

const briefOf = async (id: string): Promise<Brief> =>
  Brief.parse((await api.json(`GET ${v1}/households/${id}/brief`, { as: north })).body);

test("without any price no view states a day of prices, or a value of what has none", async () => {
  const { body } = await api.json(`GET ${v1}/households/hh_unpriced`, { as: north });
  const { prices_as_of, holdings } = HouseholdDetail.parse(body);
  expect([prices_as_of, holdings.accounts.map(({ value }) => value)]).toEqual([null, [null, 1500]]);
  const list = await api.json(`GET ${v1}/worklist`, { as: north });
  const item = Worklist.parse(list.body).items.find(({ id }) => id === "hh_unpriced");
  expect([item?.prices_as_of, item?.reasons.map(({ what }) => what)]).toEqual([
    null,
    ["No policy yet", "2 holdings without a price"],
  ]);
  const brief = await briefOf("hh_unpriced");
  expect(brief.talking_points.map(({ text }) => text)).toEqual(["No policy in effect."]);
  expect(brief.unknown).toEqual([
    "No earlier meeting is on file",
    "Returns are not on file",
    "Account u2 is on file as of Oct 31, 2026 only",
    "2 holdings without a price",
  ]);
  expect(brief.sources).toEqual([
    { number: 1, kind: "check", title: "Policy check", as_of: "2026-11-21" },
    { number: 2, kind: "record", title: "Holdings and cash", as_of: "2026-10-31" },
  ]);
});

test("a household without cash and without a price has no value at any door, never 0", async () => {
  const path = `${v1}/households/hh_noworth`;
  const detail = HouseholdDetail.parse((await api.json(`GET ${path}`, { as: north })).body);
  expect([
    detail.holdings.totals.total_value,
    ...detail.holdings.accounts.map(({ value }) => value),
    ...detail.ips.map(({ total_value }) => total_value),
  ]).toEqual([null, null, null]);
  expect(detail.summary.total_value).toBe(null);
  const { items } = Worklist.parse((await api.json(`GET ${v1}/worklist`, { as: north })).body);
  expect(items.find(({ id }) => id === "hh_noworth")?.total_value).toBe(null);
  expect((await briefOf("hh_noworth")).value.map(({ value }) => value)).toEqual(["unknown", "$0"]);
  const read = "GET /api/account_summary?household_id=hh_noworth";
  const summary = await api.json(read, { as: north });
  expect(summary.body).toMatchObject({
    data: { accounts: [{ total_value: null, total_cash: 0 }], totals: { total_value: null } },
  });
  for (const message of ["What is the account value?", "What is the household worth?"]) {
    const { answer } = await api.ask(message, { household_id: "hh_noworth" });
    expect(answer.answer_markdown).not.toContain("$0");
    expect(answer.answer_markdown).toMatch(/no price|unknown|not known/i);
  }
});

test.each([
  ["biggest holding", "None of the positions can be ranked by market value."],
  ["what changed since October 1?", "Trades and transfers are not on file."],
])("an answer about what has no price or statement says so: %s", async (message, words) => {
  const { answer } = await api.ask(message, { household_id: "hh_unpriced" });
  expect(answer.answer_markdown).toContain(words);
});

test("a brief dates each figure by its own source, and says what failed and what is older", async () => {
  const brief = await briefOf("hh_mixed");
  expect(brief.value.map(({ name, value }) => [name, value])).toEqual([
    ["Value, Jun 30, 2024 to Nov 20, 2026", "$1,700"],
    ["Cash", "$1,000"],
    ["All accounts, this year, time-weighted, net", "+10.00%"],
    ["Account m1, this year", "+10.00%"],
  ]);
  expect(brief.cash_due.rows).toEqual([{ due: "Dec 31, 2026", note: "RMD", amount: "$50" }]);
  expect(brief.since.map(({ text }) => text)).toEqual([
    "Nov 19, 2026: failed withdrawal, $99, Account m1.",
  ]);
  expect(brief.unknown).toContain("Account m2 is on file as of Jun 30, 2024 only");
  expect(brief.sources.map(({ title, as_of }) => [title, as_of])).toEqual([
    ["Policy check", "2026-11-21"],
    ["Values over time, time-weighted, net", "2026-10-31"],
    ["Holdings and cash", "2024-06-30"],
    ["Trades and transfers", "2026-11-20"],
    ["Note", "2026-10-01"],
  ]);
});

test("a figure has the day of its account, and a total that of the oldest, at every door", async () => {
  const path = "household_id=hh_mixed";
  const read = async (query: string) => {
    const { body } = await api.json<{ as_of: string; data: Record<string, unknown> }>(
      `GET /api/${query}`,
      { as: north },
    );
    return body;
  };
  const summary = await read(`account_summary?${path}`);
  const fresh = await read(`account_summary?${path}&account=Account%20m1`);
  const positions = await read(`positions_list?${path}`);
  const quotes = await read(`quotes?${path}&symbol=AAPL`);
  const old = await read(`quotes?${path}&symbol=MSFT`);
  expect(
    [summary, fresh, positions, quotes, old].map(({ as_of, data }) => [as_of, data.as_of]),
  ).toEqual([
    ["2024-06-30", "2024-06-30"],
    ["2026-11-20", "2026-11-20"],
    ["2024-06-30", "2024-06-30"],
    ["2026-11-20", "2026-11-20"],
    ["2024-06-30", "2024-06-30"],
  ]);
  expect(summary.data.accounts).toMatchObject([
    { account: "Account m1", total_value: 1200 },
    { account: "Account m2", as_of: "2024-06-30", total_value: 500 },
  ]);
  const detail = await api.json(`GET ${v1}/households/hh_mixed`, { as: north });
  expect(HouseholdDetail.parse(detail.body).prices_as_of).toBe("2024-06-30");
  const proposal = await api.json<{ prices_as_of: string }>(
    `GET ${v1}/households/hh_mixed/proposal`,
    { as: north },
  );
  expect(proposal.body.prices_as_of).toBe("2024-06-30");
});

test.each([
  ["What is the total value of all accounts?", "Jun 30, 2024"],
  ["How much is the AAPL position worth?", "Nov 20, 2026"],
  ["How much is the MSFT position worth?", "Jun 30, 2024"],
  ["What is the market value of all positions?", "Jun 30, 2024"],
  ["What is the asset allocation?", "Jun 30, 2024"],
])("an answer has the day of the oldest figure in it: %s", async (message, day) => {
  const { answer } = await api.ask(message, { household_id: "hh_mixed" });
  expect(answer.answer_markdown).toContain(day);
});

test("an answer about a return is of the day on which the values end", async () => {
  const { answer } = await api.ask("ytd return", { household_id: "hh_mixed" });
  expect(answer.answer_markdown).toContain("returned 10.00%");
  expect(answer.answer_markdown).toContain("As of Oct 31, 2026.");
});
