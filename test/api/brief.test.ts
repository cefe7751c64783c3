import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { householdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { openTable } from "@advisor/adapters/dynamo/table";
import { readHouseholdBrief } from "@advisor/functions/brief/household-brief";
import { openStores } from "@advisor/functions/runtime";
import { Brief } from "@advisor/protocol/brief";
import { advisors } from "@advisor/sample-data/advisors";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";

const api = withApi();

const read = async (id: string, as = north, query = ""): Promise<Brief> => {
  const { status, body } = await api.json(`GET ${v1}/households/${id}/brief${query}`, { as });
  expect(status).toBe(200);
  return Brief.parse(body);
};

const all = advisors.flatMap(({ advisor_id, households }) =>
  households.map((id) => ({ id, advisor_id })),
);

test.each(all)("every sentence and figure of the brief of $id has a source", async (one) => {
  const brief = await read(one.id, one.advisor_id);
  const lines = [
    ...brief.red_flags,
    ...brief.decide,
    ...brief.value,
    ...brief.since,
    ...brief.promised,
    ...brief.talking_points,
  ];
  const numbers = brief.sources.map(({ number }) => number);
  for (const { sources } of lines) {
    expect(sources.length).toBeGreaterThan(0);
    expect(numbers).toEqual(expect.arrayContaining(sources));
  }
  expect(numbers).toEqual(numbers.map((_, at) => at + 1));
});

test("with several policies, each limit and each class says whose it is", async () => {
  const brief = await read("hh_d5", south);
  expect(brief.red_flags.map(({ text }) => text)).toEqual([
    "US equity 46.90%: maximum 45%, $55,200 over, Whitcomb Family Trust policy.",
    "The targets do not add up to 100%: the policy cannot be compared, Children's Trust policy.",
    "PM is prohibited: rule “PM”, $60,000, Legacy Trust, Legacy Trust policy.",
  ]);
  const policies = Map.groupBy(brief.allocation.rows, ({ policy }) => policy);
  expect([...policies].map(([policy, rows]) => [policy, rows.length])).toEqual([
    ["Whitcomb Family Trust policy", 5],
    ["Children's Trust policy", 4],
    ["Legacy Trust policy", 4],
  ]);
  const text = await api.call(`GET ${v1}/households/hh_d5/brief?format=md`, { as: south });
  expect(await text.text()).toContain("Allocation against Children's Trust policy");
});

test("the brief says what must be decided before the meeting", async () => {
  const brief = await read("hh_d3");
  expect(brief.red_flags).toEqual([
    {
      text: "Cash is $20,000 under its floor: $40,000 available, floor $60,000.",
      sources: [1],
      lead: "Cash is $20,000 under its floor",
    },
  ]);
  expect(brief.decide.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Sell 276 BND in Hector's IRA: \$20,010/),
  ]);
  expect(brief.cash_due.total).toBe("$15,000");
  expect(brief.last_meeting).toBe("2026-10-29");
  expect(brief.unknown).toContain("Value on Oct 29, 2026 is not on file");
  expect(brief.promised[0]).toMatchObject({
    text: "Nov 27, 2026: Raise cash for the reserve before December, high.",
    lead: "Nov 27, 2026",
  });
});

test("every return is time-weighted and net in words, or by its source", async () => {
  const { value, sources } = await read("hh_d3");
  const returns = value.filter(({ value }) => value.endsWith("%"));
  expect(returns.map(({ name }) => name)).toEqual([
    "All accounts, this year, time-weighted, net",
    "All accounts, one year, time-weighted, net",
    "Joint brokerage, this year",
    "Hector's IRA, this year",
    "Rosa's IRA, this year",
  ]);
  const cited = sources.filter(({ number }) => returns.some((one) => one.sources.includes(number)));
  expect(cited.map(({ title }) => title)).toEqual(["Performance statement, time-weighted, net"]);
});

test.each([
  ["2026-11-21", undefined],
  ["2026-11-24", "Prices are 2 trading days old"],
])("on %s the prices of Friday are of this age: %s", async (today, said) => {
  const stores = openStores();
  const clock = { ...stores.clock, today: () => today };
  const { unknown } = await readHouseholdBrief({ ...stores, clock }, north, "hh_d3", undefined);
  expect(unknown.find((line) => line.startsWith("Prices"))).toBe(said);
});

test("after a meeting the brief lists promises and completed tasks since then", async () => {
  const tasks = `${v1}/households/hh_d2/tasks`;
  const promise = async (title: string) => {
    const { body } = await api.json<{ id: string }>(`POST ${tasks}`, { body: { title } });
    return body.id;
  };
  const before = await read("hh_d2");
  const day = before.as_of;
  await openStores().notes.add(
    {
      ...{ id: "note_meeting", household_id: "hh_d2", at: `${day}T10:00:00Z`, author: "adv_north" },
      ...{ text: "They agreed to sell in thirds.", meeting: day },
    },
    "note_meeting",
  );
  await promise("Send the plan to sell");
  const done = await promise("Ask for the blackout dates");
  await api.json(`PATCH ${tasks}/${done}`, { body: { status: "done" } });
  const brief = await read("hh_d2", north, "?since=2026-01-01");
  expect(brief.last_meeting).toBe(day);
  const texts = brief.promised.map(({ text }) => text);
  expect(texts).toContain("No date: Send the plan to sell.");
  expect(texts.some((text) => /^Done on .+: Ask for the blackout dates\.$/.test(text))).toBe(true);
  expect(brief.talking_points.map(({ text }) => text)).toContain("They agreed to sell in thirds.");
});

test("two briefs on the same day are equal", async () => {
  expect(await read("hh_d1")).toEqual(await read("hh_d1"));
});

test("a brief states what a household held on an earlier day, if recorded", async () => {
  const { households, clock, newId } = openStores();
  const now = await households.snapshot("hh_d1");
  if (now === undefined) throw new Error("There is no such household.");
  const [holding, ...others] = now.holdings;
  if (holding === undefined) throw new Error("It holds nothing.");
  const then = {
    ...now,
    accounts: now.accounts.map((account) => ({ ...account, as_of: "2026-10-01" })),
    holdings: [{ ...holding, quantity: "1", lots: [] }, ...others],
  };
  const table = openTable({ name: process.env.TABLE_NAME ?? "", client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  const statements = (await writer.stored("hh_d1"))?.statements ?? {};
  await writer.replace(then, statements);
  await writer.replace(now, statements);
  const { since, unknown } = await read("hh_d1", north, "?since=2026-10-15");
  const texts = since.map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith("Value was "))).toEqual([
    expect.stringContaining("on Oct 1, 2026"),
  ]);
  expect(texts.filter((text) => /^\w+: [\d,]+ then, [\d,]+ now\.$/.test(text))).toHaveLength(1);
  expect(texts).toContainEqual(
    expect.stringMatching(/^US equity: [+−][\d.]+ off target then, \+8\.20 now\.$/),
  );
  expect(unknown.join(" ")).not.toContain("not on file");
  expect((await read("hh_d1", north, "?since=2026-09-15")).unknown).toContain(
    "Value on Sep 15, 2026 is not on file",
  );
});

test("a need of the whole household counts once, whatever the number of policies", async () => {
  const { households, clock, newId } = openStores();
  const now = await households.snapshot("hh_d5");
  const [own] = now?.household.needs ?? [];
  if (now === undefined || own === undefined) throw new Error("There is no such need.");
  const shared = { ...own, id: "need_d5_all", account_id: null, amount: "1000", note: "A gift" };
  const household = { ...now.household, needs: [own, shared] };
  const table = openTable({ name: process.env.TABLE_NAME ?? "", client: dynamoClient(), clock });
  const writer = householdWriter({ table, clock, newId });
  const statements = (await writer.stored("hh_d5"))?.statements ?? {};
  await writer.replace({ ...now, household }, statements);
  const { rows, total } = (await read("hh_d5", south)).cash_due;
  await writer.replace(now, statements);
  expect(rows.map(({ note, amount }) => [note, amount])).toEqual([
    ["Trustee fee of the Legacy Trust", "$6,000"],
    ["A gift", "$1,000"],
  ]);
  expect(total).toBe("$7,000");
});

test("the client's copy has no tasks, notes or talking points", async () => {
  const path = `GET ${v1}/households/hh_d3/brief?format=md`;
  const own = await (await api.call(path)).text();
  const theirs = await (await api.call(`${path}&for=client`)).text();
  for (const part of ["## Promised", "## Talking points"]) {
    expect(own).toContain(part);
    expect(theirs).not.toContain(part);
  }
  expect(theirs).toContain("# Meeting brief: Ramirez family");
  expect(theirs).toContain("Simulated data.");
});

test("the Word document has the same text", async () => {
  const response = await api.call(`GET ${v1}/households/hh_d3/brief?format=docx`);
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="brief-hh_d3-/,
  );
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(files)).toContain("[Content_Types].xml");
  const text = strFromU8(files["word/document.xml"] ?? new Uint8Array());
  expect(text).toContain("Cash is $20,000 under its floor");
  expect(text).toContain("Meeting brief: Ramirez family");
});

test("an unknown format or an invalid date is refused", async () => {
  for (const query of ["format=pdf", "since=yesterday", "for=everybody"])
    expect((await api.call(`GET ${v1}/households/hh_d3/brief?${query}`)).status).toBe(400);
});
