import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { householdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { openTable } from "@advisor/adapters/dynamo/table";
import { newId, systemClock } from "@advisor/adapters/world";
import { importDraft } from "@advisor/import/run";
import { beforeAll, expect, test } from "vitest";
import { withAnswers } from "../api/ask.fixture.ts";
import { draftOf, household } from "./import.fixture.ts";

const api = withAnswers();

const share = (symbol: string, value: string, over = {}) => ({
  ...{ account_id: "acc_spelled", symbol, name: symbol, kind: "stock" },
  ...{ asset_class: "us_equity", quantity: value, price: { amount: "1", date: "2026-11-20" } },
  ...over,
});

/** Each issuer is 12% in two rows of 6%, except XOM with 6%. The total is 100,000. */
const spelled = () => {
  const rivers = household();
  const [joint] = rivers.accounts;
  return {
    ...rivers,
    ...{ id: "hh_spelled", name: "Spelled family" },
    accounts: [{ ...joint, id: "acc_spelled", cash: { total: "58000" }, pending: [] }],
    holdings: [
      ...["BRK.B", "BRK-B", "GOOG", "GOOGL", "MSFT"].map((symbol) => share(symbol, "6000")),
      share("msft", "6000", { security_id: "lower_case" }),
      share("XOM", "6000"),
    ],
    ips: [
      {
        ...{ id: "ips_spelled", name: "Spelled policy", effective: "2025-01-01" },
        targets: [
          { class: "us_equity", target: "42" },
          { class: "cash", target: "58" },
        ],
        constraints: { max_single_issuer_pct: "10" },
      },
    ],
    needs: [],
    valuations: [
      { account_id: "acc_spelled", day: "2025-12-31", value: "80000" },
      { account_id: "acc_spelled", day: "2026-11-20", value: "100000" },
    ],
    transfers: [],
    documents: [],
    notes: [],
    tasks: [],
  };
};

/** XOM was bought in an IRA whose trades are on file and whose holdings are not. */
const washed = () => {
  const [joint, ira] = household().accounts;
  const account = (of: object | undefined, id: string) => ({ ...of, id, pending: [] });
  return {
    ...spelled(),
    ...{ id: "hh_washed", name: "Washed family", valuations: [], ips: [] },
    accounts: [account(joint, "acc_washed"), account(ira, "acc_washed_ira")],
    holdings: [
      share("XOM", "200", {
        account_id: "acc_washed",
        price: { amount: "90", date: "2026-11-20" },
        lots: [
          {
            id: "x",
            acquired: "2021-03-01",
            quantity: "200",
            cost_per_share: "110",
            source: "purchase",
          },
        ],
      }),
    ],
    trades: [
      {
        account_id: "acc_washed_ira",
        day: "2026-11-09",
        symbol: "XOM",
        side: "BUY",
        quantity: "30",
        price: "92",
      },
    ],
  };
};

beforeAll(async () => {
  const clock = systemClock(undefined);
  const name = process.env.TABLE_NAME ?? "";
  const table = openTable({ name, client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  const draft = draftOf(household(), spelled(), washed());
  const { lines, accepted } = await importDraft(draft, { advisor: undefined, apply: true }, writer);
  expect([accepted, lines.at(-1)], lines.join("\n")).toEqual([
    true,
    "Imported: 3 households, 3 new, 0 changed, 0 unchanged.",
  ]);
});

test.each([
  ["account value", ["$98,1"]],
  ["positions?", ["VTI", "Private Fund III", "BND"]],
  ["VTI price", ["$310.25"]],
  ["how many shares of VTI do i own", ["120.5"]],
  ["cash balance", ["$11,749.50"]],
])("an imported household without statements answers: %s", async (message, holds) => {
  const { status, answer, trace } = await api.ask(message, { household_id: "hh_rivers" });
  expect([status, trace.grounding_valid]).toEqual([200, true]);
  for (const words of holds) expect(answer.answer_markdown).toContain(words);
});

test.each([
  ["how many shares of BRKB do we own?", ["BRK.B", "12,000"], []],
  ["what do we hold of Alphabet?", ["GOOG ", "GOOGL", "$12,000.00"], []],
  ["time-weighted return ytd", ["25.00%"], ["custodian states"]],
])("of one that spells securities in several ways: %s", async (message, holds, lacks) => {
  const { answer } = await api.ask(message, { household_id: "hh_spelled" });
  for (const words of holds) expect(answer.answer_markdown).toContain(words);
  for (const words of lacks) expect(answer.answer_markdown).not.toContain(words);
});

test("two spellings and two share classes of an imported household are one issuer for the copilot", async () => {
  const conversation = await api.start("hh_spelled");
  const stream = await (await api.send(conversation, "Is any issuer over its limit?")).text();
  const deltas = [...stream.matchAll(/"delta":("(?:[^"\\]|\\.)*")/g)];
  const text = deltas.map(([, words = ""]) => JSON.parse(words)).join("");
  for (const issuer of ["BRK.B", "GOOG", "MSFT"]) {
    expect(text).toContain(`${issuer} is 12.00% of the total, above the limit of 10%`);
  }
  expect(text).toContain("| XOM | $6,000 | 6.00% | 6.00% | 10% | - | - |");
  expect(text).not.toContain("XOM is");
});

test.each([
  ["Would selling 100 shares of XOM be a wash sale?", "of which $600.00 would be disallowed"],
  ["what happens tax-wise if we sell all of the XOM", "a long-term loss of $4,000.00"],
])("a purchase that only the trades of an IRA show counts: %s", async (message, words) => {
  const { answer, trace } = await api.ask(message, { household_id: "hh_washed" });
  expect(answer.answer_markdown).toContain(words);
  expect(answer.answer_markdown).toContain(
    "30 XOM bought on Nov 9, 2026 in Ana's IRA (from its trades)",
  );
  expect(trace.grounding_valid).toBe(true);
});
