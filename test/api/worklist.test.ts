import { dollars } from "@advisor/domain/text/display";
import type { Answer } from "@advisor/protocol/answer";
import { Brief } from "@advisor/protocol/brief";
import { HouseholdDetail } from "@advisor/protocol/household";
import { HouseholdPage } from "@advisor/protocol/responses";
import { Worklist } from "@advisor/protocol/worklist";
import { advisors } from "@advisor/sample-data/advisors";
import { expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";

const api = withApi();

const read = async (as: string): Promise<Worklist> => {
  const { status, body } = await api.json(`GET ${v1}/worklist`, { as });
  expect(status).toBe(200);
  return Worklist.parse(body);
};

test.each(advisors)(
  "$advisor_id sees each of its own households once, and no other",
  async (one) => {
    const { items, left_out } = await read(one.advisor_id);
    expect(items.map(({ id }) => id).toSorted()).toEqual(one.households.toSorted());
    expect(left_out).toBe(0);
  },
);

test("a household has its reasons, most urgent first", async () => {
  const { items } = await read(north);
  const why = Object.fromEntries(
    items.map(({ name, severity, reasons }) => [
      name,
      [severity, ...reasons.map(({ what }) => what)],
    ]),
  );
  expect(why).toMatchInlineSnapshot(`
    {
      "Bennett": [
        "watch",
        "No policy yet",
        "No cost: VTTSX, BND, VOO, VTI",
      ],
      "Delacroix": [
        "act",
        "XOM 14.38%, limit 10%",
        "2 of 4 bands out",
        "No cost: XOM, JNJ",
      ],
      "Demo investor": [
        "watch",
        "Unreconciled $92,643.98",
        "No policy yet",
        "Prices of Jan 15, 2026",
      ],
      "Empty household": [
        "none",
        "No holdings yet",
      ],
      "Kowalski": [
        "act",
        "Cash short $20,000",
        "1 of 3 bands out",
      ],
      "Okafor family": [
        "act",
        "MSFT 38.00%, limit 10%",
        "Information Technology sector 38.00%, limit 35%",
        "2 of 4 bands out",
        "2 conflicts between the policy and what can be traded",
      ],
      "Patel family": [
        "act",
        "1 of 4 bands out",
      ],
      "Ramirez family": [
        "act",
        "Cash short $20,000",
      ],
      "Smith family": [
        "act",
        "2 of 5 bands out",
      ],
    }
  `);
});

test("households that need action come before those to watch", async () => {
  const { items } = await read(north);
  const order = items.map(({ severity }) => ["act", "unknown", "watch", "none"].indexOf(severity));
  expect(order).toEqual(order.toSorted());
  expect(items[0]).toMatchObject({ name: "Ramirez family", severity: "act" });
});

test("the totals are the sums over the households", async () => {
  const { items, totals } = await read(north);
  expect(totals).toMatchInlineSnapshot(`
    {
      "act": 6,
      "cash_short": 2,
      "cash_short_usd": 40000,
      "classes_out": 8,
      "data_to_fix": 3,
      "households": 9,
      "out_of_band": 5,
      "over_limit": 2,
      "tasks_due_in_7_days": 1,
      "tasks_open": 12,
      "tasks_overdue": 0,
      "value": 6281806.24,
      "watch": 2,
      "with_policy": 7,
    }
  `);
  expect(totals.act).toBe(items.filter(({ severity }) => severity === "act").length);
  expect(totals.value).toBeCloseTo(
    items.reduce((sum, one) => sum + (one.total_value ?? 0), 0),
    2,
  );
});

test("an overdue task is a reason to act", async () => {
  const later = api.open("offline", {
    clock: { now: () => Date.parse("2027-06-01T12:00:00Z"), today: () => "2027-06-01" },
  });
  const { body } = await api.json(`GET ${v1}/worklist`, { as: north, app: later });
  const { items, totals } = Worklist.parse(body);
  const late = items.find(({ name }) => name === "Smith family")?.reasons;
  expect(late?.filter(({ kind }) => kind === "overdue")).not.toEqual([]);
  expect(totals.tasks_overdue).toBeGreaterThan(0);
});

test("prices that are old in the whole book set no household apart", async () => {
  const tuesday = api.open("offline", {
    clock: { now: () => Date.parse("2026-11-24T14:00:00Z"), today: () => "2026-11-24" },
  });
  const { body } = await api.json(`GET ${v1}/worklist`, { as: north, app: tuesday });
  const { items } = Worklist.parse(body);
  const old = items.flatMap(({ name, reasons }) =>
    reasons.flatMap(({ what, priced }) => (priced === undefined ? [] : { name, what, priced })),
  );
  expect(old).toEqual([
    { name: "Demo investor", what: "Prices of Jan 15, 2026", priced: "2026-01-15" },
  ]);
});

test("unreadable task lists do not hide the households", async () => {
  const broken = api.open("offline", {
    tasks: {
      list: () => Promise.reject(new Error("no tasks")),
      create: () => Promise.reject(new Error("no tasks")),
      change: () => Promise.reject(new Error("no tasks")),
    },
  });
  const { status, body } = await api.json(`GET ${v1}/worklist`, { as: south, app: broken });
  expect(status).toBe(200);
  expect(Worklist.parse(body).items.length).toBe(
    advisors.find(({ advisor_id }) => advisor_id === south)?.households.length,
  );
});

test("a worklist needs a token", async () => {
  expect((await api.call(`GET ${v1}/worklist`, { as: null })).status).toBe(401);
});

test.each(advisors)(
  "the list, panel, brief and answers of $advisor_id state the same household value",
  async ({ advisor_id: as, households }) => {
    const { items, totals } = await read(as);
    const list = await api.json(`GET ${v1}/households?limit=100`, { as });
    const cards = HouseholdPage.parse(list.body).items;
    for (const id of households) {
      const { body } = await api.json(`GET ${v1}/households/${id}`, { as });
      const detail = HouseholdDetail.parse(body);
      const value = detail.holdings.totals.total_value ?? 0;
      const brief = Brief.parse((await api.json(`GET ${v1}/households/${id}/brief`, { as })).body);
      const [first] = brief.value;
      const message = "What is the total value of all accounts?";
      const asked = await api.json<Answer>("POST /api/chat", {
        as,
        body: { message, household_id: id },
      });
      const said = [...asked.body.answer_markdown.matchAll(/\$([\d,]+(?:\.\d+)?)/g)];
      const figures = said.map(([, figure = ""]) => Number(figure.replaceAll(",", "")));
      expect([id, items.find((item) => item.id === id)?.total_value]).toEqual([id, value]);
      expect([id, cards.find((card) => card.id === id)?.check?.total_value]).toEqual([id, value]);
      expect([id, first?.value]).toEqual([id, dollars(value)]);
      if (value > 0) expect([id, figures]).toEqual([id, expect.arrayContaining([value])]);
    }
    const sum = items.reduce((all, { total_value }) => all + (total_value ?? 0), 0);
    expect(totals.value).toBeCloseTo(sum, 2);
  },
);
