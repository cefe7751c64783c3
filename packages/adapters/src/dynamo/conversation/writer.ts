import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
import type { Write } from "../expression.ts";
import { checkpointKey, conversationKey } from "../keys.ts";
import type { World } from "../world.ts";
import { chained, puts } from "./chain.ts";
import { leaseAttributes } from "./conversation-item.ts";
import { entriesAfter } from "./read-entries.ts";

const draftSeconds = 3_600;
const othersAtOnce = 50;

/**
 * Writes one turn. Every entry takes the next place in the record, and whoever takes a conversation
 * over takes that place first: so a turn that lost its lease finds its place taken and can write no more.
 */
export function openWriter(
  given: World & {
    conversation: Conversation.Info;
    lease: Conversation.Lease;
    head: Entry.Head;
  },
): Writer {
  const { table, clock, conversation } = given;
  const { epoch, turn_id, ms, expires_at } = given.lease;
  const meta = conversationKey(conversation.id);
  const opening = given.head.seq;
  let head = given.head;
  let checkpoints = 0;
  let until = expires_at;

  /**
   * Stores the entry; a place taken by a note is no loss, one taken by a rival is. One taken by the
   * end of this very turn was ours: its answer never came, and no other end may stand behind it.
   */
  async function place(body: Entry.Body, beside: Write[] = []): Promise<Entry.Info[]> {
    const noted: Entry.Info[] = [];
    for (;;) {
      const entry = chained(given, head, body);
      if (await stored(given, entry, beside)) {
        head = entry;
        return noted;
      }
      const others = await rejoin();
      noted.push(...others);
      head = others.at(-1) ?? head;
    }
  }

  /**
   * What others wrote: the lease is still ours when only notes were added. They are read before the
   * lease: whoever takes over after that takes the place behind them.
   */
  async function rejoin(): Promise<Entry.Info[]> {
    const others = await entriesAfter(table, conversation.id, head.seq, othersAtOnce);
    const item = await table.get(meta);
    if (item?.epoch === epoch && others.some(endsIt)) throw over();
    if (item?.epoch !== epoch || item.lease_turn !== turn_id) throw lost();
    return others;
  }

  const endsIt = (entry: Entry.Info) => Entry.turnOf(entry) === turn_id && Entry.rests(entry);

  return {
    conversation_id: conversation.id,
    turn_id,
    epoch,
    append: place,

    // Both or neither: a turn that is over holds nothing, and one that holds its lease is not over.
    finish: (body, spent) =>
      place(body, [
        {
          update: meta,
          set: { ...leaseAttributes(null), ...summed(spent) },
          when: { epoch, lease_turn: turn_id },
        },
      ]),

    async renew() {
      // It grows whatever the clock does: others see by that that its holder lives.
      until = Math.max(clock.now() + ms, until + 1);
      const refused = await table.write({
        update: meta,
        set: { lease_until: until },
        when: { epoch, lease_turn: turn_id, stop: false },
      });
      if (refused === undefined) return { stop: false };
      const { found } = refused;
      if (found?.epoch !== epoch || found.lease_turn !== turn_id) throw lost();
      return { stop: true };
    },

    async checkpoint(piece) {
      checkpoints += 1;
      const number = epoch * 100_000 + checkpoints;
      const key = checkpointKey(conversation.id, turn_id, number);
      const expires = Math.ceil(clock.now() / 1_000) + draftSeconds;
      await table.write({ put: { ...key, ...piece, opening, number, expires }, when: "any" });
    },
  };
}

/** A sum that can be none is not kept: the one before it stays. */
const summed = (spent: Conversation.Spent): { spent?: Conversation.Spent } =>
  Conversation.Spent.safeParse(spent).success ? { spent } : {};

/** True when the entry stands where it belongs, with what is written beside it; also when it was met there again. */
async function stored(
  { table, conversation }: Pick<World, "table"> & { conversation: Conversation.Info },
  entry: Entry.Info,
  beside: Write[],
): Promise<boolean> {
  const [first, ...parts] = puts(conversation.id, [entry]);
  const more = [...parts, ...beside];
  const refused =
    more.length === 0
      ? [(await table.write(first)) ?? []].flat()
      : ((await table.writeAll([first, ...more])) ?? []);
  return refused.length === 0 || refused.some(({ found }) => found?.mark === entry.mark);
}

const lost = (): Fault =>
  new Fault(
    "conflict",
    "lease_lost",
    "Another request took this conversation over. Reload it to see where it stands.",
  );

const over = (): Fault =>
  new Fault(
    "busy",
    "storage_unavailable",
    "The store did not answer in time. What was written is kept: reload the conversation to see it.",
  );
