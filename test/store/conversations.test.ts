import * as Conversation from "@advisor/domain/conversation";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { openTestStore, pageOfOne } from "./test-store.ts";
import { answer, begun, spent, titled } from "./turns.ts";

const store = await openTestStore();
const { conversations, journal, time } = store;
afterAll(store.close);
afterEach(store.calm);

const first = { householdId: undefined, cursor: undefined, limit: 50 };
const card = (conversation: Conversation.Info) => Conversation.Card.parse(conversation);

/** The advisor's conversations, newest first, every third about household hh_d1. */
async function several(advisor_id: string, count: number): Promise<Conversation.Info[]> {
  const made: Conversation.Info[] = [];
  for (let n = 0; n < count; n += 1) {
    const updated_at = new Date(time.now + n).toISOString();
    const household_id = n % 3 === 0 ? "hh_d1" : null;
    made.unshift(await store.conversation({ advisor_id, updated_at, household_id }));
  }
  return made;
}

test("a conversation is stored once and read back whole", async () => {
  const conversation = await store.conversation({ household_id: "hh_d1", title: "Cash" });
  expect(await conversations.create({ ...conversation, title: "Other" })).toBe(false);
  expect(await conversations.get(conversation.id)).toEqual(conversation);
  expect(await conversations.get("con_unknown")).toBeUndefined();
});

describe("the list", () => {
  test("has only the advisor's own, newest first, in pages", async () => {
    const made = await several("adv_list", 7);
    await several("adv_other", 2);
    const seen: Conversation.Card[] = [];
    let cursor: string | undefined;
    do {
      const page = await conversations.list({ ...first, advisorId: "adv_list", cursor, limit: 3 });
      expect(page.items.length).toBeLessThanOrEqual(3);
      seen.push(...page.items);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(made.map(card));
  });

  test("of one household fills its pages, whatever else is in between", async () => {
    const made = await several("adv_filter", 9);
    const own = made.filter(({ household_id }) => household_id === "hh_d1").map(card);
    const given = { advisorId: "adv_filter", householdId: "hh_d1" };
    const page = await conversations.list({ ...first, ...given, limit: 2 });
    expect(page.items).toEqual(own.slice(0, 2));
    const cursor = page.next_cursor ?? undefined;
    const rest = await conversations.list({ ...first, ...given, cursor, limit: 2 });
    expect(rest).toEqual({ items: own.slice(2), next_cursor: null });
  });

  test("is complete with pages of one item", async () => {
    const made = await several("adv_slow", 5);
    store.meddle(pageOfOne);
    const page = await conversations.list({ ...first, advisorId: "adv_slow" });
    expect(page).toEqual({ items: made.map(card), next_cursor: null });
  });

  test("moves the conversation with the latest message to the top, with its new title", async () => {
    const [, older] = await several("adv_move", 2);
    if (older === undefined) throw new Error("two were made");
    time.now += 60_000;
    const writer = await begun(store, older, "turn_1");
    await writer.finish(answer("turn_1"), spent);
    const body = titled("Bands");
    await journal.appendOutsideTurn({
      conversation_id: older.id,
      body,
      change: () => ({ title: "Bands" }),
    });
    const { items } = await conversations.list({ ...first, advisorId: "adv_move" });
    const updated_at = new Date(time.now).toISOString();
    expect(items[0]).toEqual({ ...card(older), title: "Bands", updated_at });
    expect(items).toHaveLength(2);
  });

  test("starts with pinned ones, even if another has a newer message", async () => {
    const made = await several("adv_pin", 4);
    const [newest, , , oldest] = made;
    if (newest === undefined || oldest === undefined) throw new Error("four were made");
    const pin = (pinned: boolean) =>
      journal.appendOutsideTurn({
        conversation_id: oldest.id,
        body: { kind: "pinned", pinned },
        change: () => ({ pinned }),
      });
    const listed = () => conversations.list({ ...first, advisorId: "adv_pin" });
    const ids = async () => (await listed()).items.map(({ id }) => id);
    await pin(true);
    expect((await listed()).items[0]).toEqual({ ...card(oldest), pinned: true });
    time.now += 60_000;
    for (const [turn, of] of [oldest, newest].entries()) {
      const writer = await begun(store, await store.read(of.id), `turn_${turn}`);
      await writer.finish(answer(`turn_${turn}`), spent);
      time.now += 60_000;
    }
    expect((await ids()).slice(0, 2)).toEqual([oldest.id, newest.id]);
    const { next_cursor } = await conversations.list({ ...first, advisorId: "adv_pin", limit: 1 });
    const cursor = next_cursor ?? undefined;
    const rest = await conversations.list({ ...first, advisorId: "adv_pin", cursor });
    expect(rest.items.map(({ id }) => id)).toEqual((await ids()).slice(1));
    await pin(false);
    expect((await ids()).slice(0, 2)).toEqual([newest.id, oldest.id]);
  });

  test("excludes deleted conversations, even if their turn ends later", async () => {
    const conversation = await store.conversation({ advisor_id: "adv_gone" });
    const writer = await begun(store, conversation, "turn_1");
    const change = () => ({ deleted: true });
    await journal.appendOutsideTurn({
      conversation_id: conversation.id,
      body: { kind: "deleted" },
      change,
    });
    await writer.renew();
    await writer.finish(answer("turn_1"), spent);
    expect(await conversations.list({ ...first, advisorId: "adv_gone" })).toEqual({
      items: [],
      next_cursor: null,
    });
    expect((await store.read(conversation.id)).deleted).toBe(true);
  });
});

describe("a cursor", () => {
  const invalid = { kind: "invalid", code: "invalid_cursor" };
  const list = (cursor: string) =>
    conversations.list({ ...first, advisorId: "adv_cursor", cursor, limit: 1 });
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

  async function good(advisorId: string) {
    await several(advisorId, 2);
    const { next_cursor } = await conversations.list({ ...first, advisorId, limit: 1 });
    const text = Buffer.from(next_cursor ?? "", "base64url").toString("utf8");
    return { cursor: next_cursor ?? "", slot: JSON.parse(text) };
  }

  test("of another advisor's list is refused", async () => {
    const { cursor } = await good("adv_foreign");
    await expect(list(cursor)).rejects.toMatchObject(invalid);
  });

  test("that was tampered with is refused", async () => {
    const { slot: place } = await good("adv_cursor");
    const { sk: _, ...cut } = place;
    const tampered = [
      cut,
      { gsi_pk: place.gsi_pk },
      { pk: place.gsi_pk, sk: "META" },
      { ...place, gsi_sk: "" },
      { ...place, gsi_sk: "9".repeat(1_025) },
      { ...place, pk: "é".repeat(1_025) },
      { ...place, gsi_sk: 7 },
      { ...place, gsi_pk: undefined },
      null,
      [],
      "text",
    ];
    for (const one of tampered) await expect(list(encoded(one))).rejects.toMatchObject(invalid);
    for (const one of ["", "%", "bm90IGpzb24", "\u0000"]) {
      await expect(list(one)).rejects.toMatchObject(invalid);
    }
  });

  test("moved within the own list returns only own conversations", async () => {
    const { slot: place } = await good("adv_cursor");
    const { items } = await list(encoded({ ...place, gsi_sk: "9999", pk: "CON#other" }));
    expect(items).toHaveLength(1);
  });
});
