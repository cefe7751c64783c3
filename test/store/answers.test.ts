import { answerSessionStore } from "@advisor/adapters/dynamo/conversation/answer-store";
import {
  advisorItem,
  brokerageItems,
  brokerageStore,
  factsItem,
} from "@advisor/adapters/dynamo/household/brokerage-store";
import { householdItems } from "@advisor/adapters/dynamo/household/household-items";
import type { Key } from "@advisor/adapters/dynamo/keys";
import type { TableItem } from "@advisor/adapters/dynamo/table";
import type { SectionName } from "@advisor/domain/brokerage/dataset";
import { d11 as statements } from "@advisor/sample-data/brokerage/d11";
import { facts } from "@advisor/sample-data/brokerage/facts";
import { d11 } from "@advisor/sample-data/households/d11";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore } from "./test-store.ts";

const { table, time, close } = await openTestStore();
const clock = { now: () => time.now, today: () => "2026-11-21" };
const answers = answerSessionStore(table, clock);
const brokerage = brokerageStore(table);
const day = 24 * 3_600_000;

beforeAll(async () => {
  const stored: (Key & TableItem)[] = [
    ...householdItems(d11.snapshot, "first"),
    ...brokerageItems("hh_d11", statements),
    factsItem(facts),
    advisorItem("adv_north", "hh_d11"),
  ];
  for (const put of stored) await table.write({ put, when: "any" });
});
afterAll(close);

describe("statements", () => {
  test.each(Object.keys(statements) as SectionName[])(
    "%s is read as it was stored",
    async (name) => {
      expect(await brokerage.section("hh_d11", name)).toEqual(statements[name]);
      expect(await brokerage.section("hh_d99", name)).toBeUndefined();
    },
  );

  test("facts and an advisor's default household", async () => {
    expect(await brokerage.facts()).toEqual(facts);
    expect(await brokerage.defaultHousehold("adv_north")).toBe("hh_d11");
    expect(await brokerage.defaultHousehold("adv_south")).toBeUndefined();
  });

  test("a section stored in another shape is rejected", async () => {
    const [item] = brokerageItems("hh_odd", statements);
    if (item === undefined) throw new Error("a section");
    await table.write({ put: { ...item, section: { as_of: "soon" } }, when: "any" });
    await expect(brokerage.section("hh_odd", "account_summary")).rejects.toThrow();
  });
});

describe("an answer", () => {
  const session = { advisor_id: "adv_north", session_id: "s1" };
  const about = { intent: "quotes", params: { symbol: "AAPL" } };

  test("is stored for its session", async () => {
    expect(await answers.earlierAsks(session)).toBeUndefined();
    await answers.remember(session, about);
    expect(await answers.earlierAsks(session)).toEqual(about);
  });

  test("a session belongs to one advisor, and the last answer counts", async () => {
    const other = { ...session, advisor_id: "adv_south" };
    expect(await answers.earlierAsks(other)).toBeUndefined();
    await answers.remember(session, { intent: "facts" });
    expect(await answers.earlierAsks(session)).toEqual({ intent: "facts" });
  });

  test("a session expires after a day, a trace after thirty days", async () => {
    const late = { ...session, session_id: "late" };
    await answers.remember(late, about);
    await answers.storeTrace("adv_north", "turn_1", { intent: "quotes", empty: [], none: null });
    time.now += day + 2_000;
    expect(await answers.earlierAsks(late)).toBeUndefined();
    expect(await answers.trace("turn_1")).toEqual({
      advisor_id: "adv_north",
      trace: { intent: "quotes", empty: [], none: null },
    });
    time.now += 29 * day;
    expect(await answers.trace("turn_1")).toBeUndefined();
  });

  test("an unknown trace is undefined", async () => {
    expect(await answers.trace("turn_2")).toBeUndefined();
  });
});
