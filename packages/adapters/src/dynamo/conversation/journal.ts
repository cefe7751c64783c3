import type * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type {
  BeginResult,
  Change,
  Checkpoint,
  Journal,
  KnownRequest,
  RequestKey,
} from "@advisor/domain/journal";
import type { SlotClaim, TakenSlot } from "@advisor/domain/spend";
import * as z from "zod";
import type { Write } from "../expression.ts";
import { checkpointKey, conversationKey, requestKey } from "../keys.ts";
import { readAll } from "../read-all.ts";
import type { SpendWorld } from "../spend/spend-day.ts";
import { takeSlot } from "../spend/take-slot.ts";
import type { Item, Refused } from "../table.ts";
import { orUnreadable } from "../unreadable.ts";
import type { World } from "../world.ts";
import { chain, chained, puts } from "./chain.ts";
import { conversationOf, leaseAttributes, listed, sameLease } from "./conversation-item.ts";
import { readConversation } from "./read-conversation.ts";
import { entriesAfter, newestEntries } from "./read-entries.ts";
import { openWriter } from "./writer.ts";

const keyHours = 24;
const lastDraft = 9_999_999_999;
const noteAttempts = 5;

type JournalWorld = World & SpendWorld;

export function dynamoJournal(world: JournalWorld): Journal {
  const { table } = world;
  return {
    read: (conversationId) => readConversation(table, conversationId),
    newest: (conversationId, limit) => newestEntries(table, conversationId, limit),
    after: (conversationId, seq, limit) => entriesAfter(table, conversationId, seq, limit),

    async known(key) {
      const item = await table.get(requestKey(key.scope));
      return item === undefined ? undefined : knownRequest(item);
    },

    async checkpoints(conversationId, turnId, number) {
      const { pk, sk: from } = checkpointKey(conversationId, turnId, number + 1);
      const { sk: to } = checkpointKey(conversationId, turnId, lastDraft);
      const items = await readAll(table, { pk, between: [from, to] });
      return items.map(draftOf);
    },

    begin: (given) => begin(world, given),

    async close({ conversation, head, body }) {
      const closing = [chained(world, head, body)];
      const refused = await table.writeAll([
        released(conversation, conversation.epoch + 1),
        ...puts(conversation.id, closing),
      ]);
      return refused === undefined;
    },

    note: (given) => note(world, given),

    async requestStop({ id, epoch, lease }) {
      if (lease === null) return;
      await table.write({ update: conversationKey(id), set: { stop: true }, when: { epoch } });
    },
  };
}

const draftOf = ({ number, opening, step, at, text, thought }: Item): Checkpoint => ({
  number: Number(number),
  opening: Number(opening),
  step: Number(step),
  at: Number(at),
  text: String(text),
  ...(thought === undefined ? {} : { thought: thought as NonNullable<Checkpoint["thought"]> }),
});

async function begin(
  world: JournalWorld,
  { conversation, head, turn_id, bodies, key, opening, claim }: Parameters<Journal["begin"]>[0],
): Promise<BeginResult> {
  const epoch = conversation.epoch + 1;
  const now = world.clock.now();
  const entries = chain(world, head, bodies);
  const last = entries.at(-1);
  if (last === undefined) throw new Error("a turn begins with an entry");
  const { leaseMs: ms } = world;
  const lease = { turn_id, epoch, expires_at: now + ms, ms, stop: false };
  const active = { ...conversation, updated_at: last.at };
  const writes: Write[] = [
    {
      update: conversationKey(conversation.id),
      set: { ...opening, epoch, updated_at: last.at, ...leaseAttributes(lease), ...listed(active) },
      when: {
        ...sameLease(conversation),
        deleted: false,
        title: conversation.title,
        household_id: conversation.household_id,
      },
    },
    ...puts(conversation.id, entries),
    ...(key === undefined ? [] : [keyed(key, turn_id, last.seq, now)]),
  ];
  const { slot, refused } = await written(world, conversation, writes, claim);
  if (refused !== undefined) return refusal(refused, conversation);
  const writer = openWriter({ ...world, conversation, lease, head: last });
  return { kind: "begun", entries, slot, writer };
}

/** Carries out all of the writes or none, and with them takes the slot that is claimed. */
async function written(
  world: JournalWorld,
  { id: conversation_id, epoch }: Conversation.Info,
  writes: Write[],
  claim: SlotClaim | undefined,
): Promise<{ slot?: TakenSlot; refused?: Refused[] | undefined }> {
  const { table } = world;
  if (claim === undefined) return { refused: await table.writeAll(writes) };
  const commit = async (slot: Write) => {
    const refused = await table.writeAll([...writes, slot]);
    return (
      refused && {
        slot: refused.find(({ index }) => index === writes.length),
        others: refused.filter(({ index }) => index < writes.length),
      }
    );
  };
  const answer = await takeSlot(world, claim, { conversation_id, epoch }, commit);
  return "taken" in answer ? { slot: answer.taken } : answer;
}

const keyed = (key: RequestKey, turn_id: string, seq: number, now: number): Write => ({
  put: {
    ...requestKey(key.scope),
    turn_id,
    seq,
    body_hash: key.body_hash,
    expires: Math.ceil(now / 1_000) + keyHours * 3_600,
  },
  when: "new",
});

/** Why a turn could not begin, the sender's own earlier request before a rival's. */
function refusal(refused: Refused[], conversation: Conversation.Info): BeginResult {
  const request = refused.find(({ found }) => String(found?.pk).startsWith("REQ#"));
  if (request?.found !== undefined) return { kind: "known", request: knownRequest(request.found) };
  const taken = refused.find(({ index }) => index === 0)?.found;
  return taken !== undefined && taken.epoch !== conversation.epoch
    ? { kind: "rival" }
    : { kind: "moved" };
}

/** A key whose request cannot be read is spoiled: to begin again under it could double a turn. */
const knownRequest = (item: Item): KnownRequest => orUnreadable(Known, item, "Idempotency-Key");

const Known = z.object({ turn_id: z.string(), seq: z.int().positive(), body_hash: z.string() });

async function note(world: World, given: Parameters<Journal["note"]>[0]): Promise<boolean> {
  const { table } = world;
  const key = conversationKey(given.conversation_id);
  for (let attempt = 0; attempt < noteAttempts; attempt += 1) {
    const [head = Entry.start] = await newestEntries(table, given.conversation_id, 1);
    const item = await table.get(key);
    const before = item === undefined ? undefined : conversationOf(item);
    const change = before === undefined || before.deleted ? undefined : given.change(before);
    if (before === undefined || change === undefined) return false;
    const refused = await table.writeAll([
      changed(before, change),
      ...puts(before.id, [chained(world, head, given.body)]),
    ]);
    if (refused === undefined) return true;
  }
  throw new Fault(
    "conflict",
    "conflict",
    "The conversation is being changed by several requests at once. Try again in a moment.",
    { extra: { retry_after: 1 } },
  );
}

/** A deleted conversation leaves the list and stays in the record. */
function changed(before: Conversation.Info, change: Change): Write {
  const { title, household_id } = before;
  const after = { ...before, ...change };
  const { card, ...place } = listed(after);
  return {
    update: conversationKey(before.id),
    set: { ...change, card, ...(after.deleted ? {} : place) },
    remove: after.deleted ? ["gsi_pk", "gsi_sk"] : [],
    when: { deleted: false, title, household_id, updated_at: before.updated_at },
  };
}

/** The lease given back by a repair: the epoch moves on, so that the dead turn cannot write again. */
const released = (conversation: Conversation.Info, epoch: number): Write => ({
  update: conversationKey(conversation.id),
  set: { epoch, ...leaseAttributes(null) },
  when: sameLease(conversation),
});
