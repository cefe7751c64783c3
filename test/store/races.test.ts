import type * as Conversation from "@advisor/domain/conversation";
import type { ConversationChange } from "@advisor/domain/journal";
import { afterAll, describe, expect, test } from "vitest";
import { openTestStore } from "./test-store.ts";
import { answer, begun, kinds, spent, step, titled } from "./turns.ts";

const store = await openTestStore();
const { conversations, journal } = store;
afterAll(store.close);

const rename = (conversation_id: string, title: string) =>
  journal.appendOutsideTurn({ conversation_id, body: titled(title), change: () => ({ title }) });

const select = (conversation_id: string, household_id: string) =>
  journal.appendOutsideTurn({
    conversation_id,
    body: { kind: "selected", household_id },
    change: (now) => (now.household_id === null ? { household_id } : undefined),
  });

const remove = (conversation_id: string) =>
  journal.appendOutsideTurn({
    conversation_id,
    body: { kind: "deleted" },
    change: () => ({ deleted: true }),
  });

/** Writes a title like the title service. */
const nameFirst = (conversation_id: string, title: string) =>
  journal.appendOutsideTurn({
    conversation_id,
    body: { kind: "titled", title, by: "service" },
    change: (now): ConversationChange | undefined => (now.title === null ? { title } : undefined),
  });

test("of households chosen at once, the first stays", async () => {
  const { id } = await store.conversation();
  const chosen = ["hh_d1", "hh_d2", "hh_d3", "hh_d4"];
  const done = await Promise.all(chosen.map((household) => select(id, household)));
  expect(done.filter(Boolean)).toHaveLength(1);
  expect((await store.read(id)).household_id).toBe(chosen[done.indexOf(true)]);
  expect(await kinds(store, id)).toEqual(["selected"]);
});

test("a simultaneous rename and household selection are both stored", async () => {
  const { id } = await store.conversation({ advisor_id: "adv_both" });
  expect(await Promise.all([rename(id, "Bonds"), select(id, "hh_d1")])).toEqual([true, true]);
  const now = await store.read(id);
  expect([now.title, now.household_id]).toEqual(["Bonds", "hh_d1"]);
  expect((await kinds(store, id)).toSorted()).toEqual(["selected", "titled"]);
  const listed = { advisorId: "adv_both", householdId: "hh_d1", cursor: undefined, limit: 5 };
  expect((await conversations.list(listed)).items[0]).toMatchObject({ id, title: "Bonds" });
});

describe("the title service", () => {
  test("delivered twice at once sets the title once", async () => {
    const { id } = await store.conversation();
    const done = await Promise.all([nameFirst(id, "Cash"), nameFirst(id, "Cash")]);
    expect(done.toSorted()).toEqual([false, true]);
    expect(await kinds(store, id)).toEqual(["titled"]);
  });

  test("never overwrites the advisor's own title, in any order", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await store.conversation();
      await Promise.all([rename(id, "Mine"), nameFirst(id, "Theirs")]);
      expect((await store.read(id)).title).toBe("Mine");
    }
  });
});

describe("what is deleted stays deleted", () => {
  test("after a rename, a household selection, a title and another deletion", async () => {
    const { id } = await store.conversation({ advisor_id: "adv_deleted" });
    expect(await remove(id)).toBe(true);
    const late = [rename(id, "Back"), select(id, "hh_d1"), nameFirst(id, "Back"), remove(id)];
    expect(await Promise.all(late)).toEqual([false, false, false, false]);
    await gone(id, "adv_deleted");
    expect(await kinds(store, id)).toEqual(["deleted"]);
  });

  test("when everything happens at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const conversation = await store.conversation({ advisor_id: "adv_storm" });
      const { id } = conversation;
      await Promise.all([rename(id, "Name"), remove(id), select(id, "hh_d1")]);
      await gone(id, "adv_storm");
      expect((await kinds(store, id)).filter((kind) => kind === "deleted")).toHaveLength(1);
    }
  });

  async function gone(id: string, advisorId: string) {
    expect((await store.read(id)).deleted).toBe(true);
    const listed = { advisorId, householdId: undefined, cursor: undefined, limit: 5 };
    expect(await conversations.list(listed)).toEqual({ items: [], next_cursor: null });
  }
});

test("a turn and simultaneous entries outside it are all stored", async () => {
  const conversation: Conversation.Info = await store.conversation();
  const { id } = conversation;
  const writer = await begun(store, conversation, "turn_1");
  const titles = ["One", "Two", "Three"];
  const turn = async () => {
    for (let n = 0; n < 5; n += 1) await writer.append(step("turn_1", `${n}`));
    await writer.finish(answer("turn_1"), spent);
  };
  const notes = async () => {
    for (const title of titles) await rename(id, title);
  };
  await Promise.all([turn(), notes()]);
  const stored = await kinds(store, id);
  expect(stored.filter((kind) => kind !== "titled")).toEqual([
    "user",
    "step",
    "step",
    "step",
    "step",
    "step",
    "answer",
  ]);
  expect(stored.filter((kind) => kind === "titled")).toHaveLength(3);
});
