import type * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type {
  BeginResult,
  Checkpoint,
  ConversationChange,
  Journal,
  RequestKey,
  StoredRequest,
} from "@advisor/domain/journal";
import type { ClaimedSlot, SlotRequest } from "@advisor/domain/spend";
import * as z from "zod";
import {
  leaseAttributes,
  leaseUnchanged,
  listingAttributes,
  parseConversation,
} from "../conversation-item.ts";
import type { TableWrite } from "../expression.ts";
import { checkpointKey, conversationKey, requestKey } from "../keys.ts";
import { parseStored } from "../parse-stored.ts";
import { readAll } from "../read-all.ts";
import type { SpendDeps } from "../spend/spend-day.ts";
import { takeSlot } from "../spend/take-slot.ts";
import type { StoreDeps } from "../store-deps.ts";
import type { FailedWrite, TableItem } from "../table.ts";
import { chainEntries, entryWrites, nextEntry } from "./chain.ts";
import { openKnownEntries } from "./known-entries.ts";
import { readConversation } from "./read-conversation.ts";
import { entriesAfter, newestEntries } from "./read-entries.ts";
import { openTurnWriter } from "./writer.ts";

const keyHours = 24;
const maxCheckpointNumber = 9_999_999_999;
const noteAttempts = 5;

type JournalDeps = StoreDeps & SpendDeps;

export function dynamoJournal(world: JournalDeps): Journal {
  const { table } = world;
  const known = openKnownEntries();
  return {
    read: (conversationId) => readConversation(table, known, conversationId),
    newest: (conversationId, limit) => newestEntries(table, conversationId, limit),
    after: (conversationId, seq, limit) => entriesAfter(table, conversationId, seq, limit),

    async findRequest(key) {
      const item = await table.get(requestKey(key.scope));
      return item === undefined ? undefined : knownRequest(item);
    },

    async checkpoints(conversationId, turnId, number) {
      const { pk, sk: from } = checkpointKey(conversationId, turnId, number + 1);
      const { sk: to } = checkpointKey(conversationId, turnId, maxCheckpointNumber);
      const items = await readAll(table, { pk, between: [from, to] });
      return items.map(parseCheckpoint);
    },

    begin: (request) => begin(world, request),

    async closeAbandonedTurn({ conversation, head, body }) {
      const closing = [nextEntry(world, head, body)];
      const refused = await table.writeAll([
        releaseWrite(conversation, conversation.epoch + 1),
        ...entryWrites(conversation.id, closing),
      ]);
      return refused === undefined;
    },

    appendOutsideTurn: (request) => note(world, request),

    async requestStop({ id, epoch, lease }) {
      if (lease === null) return;
      await table.write({ update: conversationKey(id), set: { stop: true }, when: { epoch } });
    },
  };
}

const parseCheckpoint = ({ number, opening, step, at, text, thought }: TableItem): Checkpoint => ({
  number: Number(number),
  opening: Number(opening),
  step: Number(step),
  at: Number(at),
  text: String(text),
  ...(thought === undefined ? {} : { thought: thought as NonNullable<Checkpoint["thought"]> }),
});

async function begin(
  world: JournalDeps,
  { conversation, head, turn_id, bodies, key, opening, claim }: Parameters<Journal["begin"]>[0],
): Promise<BeginResult> {
  const epoch = conversation.epoch + 1;
  const now = world.clock.now();
  const entries = chainEntries(world, head, bodies);
  const last = entries.at(-1);
  if (last === undefined) throw new Error("a turn begins with an entry");
  const { leaseMs: ms } = world;
  const lease = { turn_id, epoch, expires_at: now + ms, ms, stop: false };
  const active = { ...conversation, updated_at: last.at };
  const writes: TableWrite[] = [
    {
      update: conversationKey(conversation.id),
      set: {
        ...opening,
        epoch,
        updated_at: last.at,
        ...leaseAttributes(lease),
        ...listingAttributes(active),
      },
      when: {
        ...leaseUnchanged(conversation),
        deleted: false,
        title: conversation.title,
        household_id: conversation.household_id,
      },
    },
    ...entryWrites(conversation.id, entries),
    ...(key === undefined ? [] : [idempotencyWrite(key, turn_id, last.seq, now)]),
  ];
  const { slot, refused } = await commitWithSlot(world, conversation, writes, claim);
  if (refused !== undefined) return reasonNotBegun(refused, conversation);
  const writer = openTurnWriter({ ...world, conversation, lease, head: last });
  return { kind: "begun", entries, slot, writer };
}

/** Applies all writes or none, and takes the claimed slot in the same transaction. */
async function commitWithSlot(
  world: JournalDeps,
  { id: conversation_id, epoch }: Conversation.Info,
  writes: TableWrite[],
  claim: SlotRequest | undefined,
): Promise<{ slot?: ClaimedSlot; refused?: FailedWrite[] | undefined }> {
  const { table } = world;
  if (claim === undefined) return { refused: await table.writeAll(writes) };
  const commit = async (slot: TableWrite) => {
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

const idempotencyWrite = (
  key: RequestKey,
  turn_id: string,
  seq: number,
  now: number,
): TableWrite => ({
  put: {
    ...requestKey(key.scope),
    turn_id,
    seq,
    body_hash: key.body_hash,
    expires: Math.ceil(now / 1_000) + keyHours * 3_600,
  },
  when: "new",
});

/** Why a turn could not begin. The sender's own earlier request takes precedence over another turn's. */
function reasonNotBegun(refused: FailedWrite[], conversation: Conversation.Info): BeginResult {
  const request = refused.find(({ found }) => String(found?.pk).startsWith("REQ#"));
  if (request?.found !== undefined) return { kind: "known", request: knownRequest(request.found) };
  const taken = refused.find(({ index }) => index === 0)?.found;
  return taken !== undefined && taken.epoch !== conversation.epoch
    ? { kind: "rival" }
    : { kind: "moved" };
}

/** Throws when the stored request cannot be parsed: starting again could run the turn twice. */
const knownRequest = (item: TableItem): StoredRequest =>
  parseStored(KnownRequest, item, "Idempotency-Key");

const KnownRequest = z.object({
  turn_id: z.string(),
  seq: z.int().positive(),
  body_hash: z.string(),
});

async function note(
  world: StoreDeps,
  request: Parameters<Journal["appendOutsideTurn"]>[0],
): Promise<boolean> {
  const { table } = world;
  const key = conversationKey(request.conversation_id);
  for (let attempt = 0; attempt < noteAttempts; attempt += 1) {
    const [head = Entry.emptyHead] = await newestEntries(table, request.conversation_id, 1);
    const item = await table.get(key);
    const before = item === undefined ? undefined : parseConversation(item);
    const change = before === undefined || before.deleted ? undefined : request.change(before);
    if (before === undefined || change === undefined) return false;
    const refused = await table.writeAll([
      changeWrite(before, change),
      ...entryWrites(before.id, [nextEntry(world, head, request.body)]),
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

/** A deleted conversation is removed from the list but stays in the record. */
function changeWrite(before: Conversation.Info, change: ConversationChange): TableWrite {
  const { title, household_id } = before;
  const after = { ...before, ...change };
  const { card, ...place } = listingAttributes(after);
  return {
    update: conversationKey(before.id),
    set: { ...change, card, ...(after.deleted ? {} : place) },
    remove: after.deleted ? ["gsi_pk", "gsi_sk"] : [],
    when: { deleted: false, title, household_id, updated_at: before.updated_at },
  };
}

/** Releases a dead turn's lease. The new epoch keeps that turn from writing again. */
const releaseWrite = (conversation: Conversation.Info, epoch: number): TableWrite => ({
  update: conversationKey(conversation.id),
  set: { epoch, ...leaseAttributes(null) },
  when: leaseUnchanged(conversation),
});
