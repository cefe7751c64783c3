import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
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
  const ended = over();

  /**
   * Stores the entry; a place taken by a note is no loss, one taken by a rival is. One taken by the
   * end of this very turn was ours: its answer never came, and no other end may stand behind it.
   */
  async function place(body: Entry.Body): Promise<Entry.Info[]> {
    const noted: Entry.Info[] = [];
    for (;;) {
      const entry = chained(given, head, body);
      if (await stored(given, entry)) {
        head = entry;
        return noted;
      }
      const others = await rejoin();
      if (others.some((other) => Entry.turnOf(other) === turn_id && Entry.rests(other)))
        throw ended;
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
    if (item?.epoch !== epoch || item.lease_turn !== turn_id) throw lost();
    return others;
  }

  return {
    conversation_id: conversation.id,
    turn_id,
    epoch,
    append: place,

    // The entry first: with it the turn is over, and a lease that nobody gives back runs out by itself.
    async finish(body, spent) {
      const when = { epoch, lease_turn: turn_id };
      const release = async (): Promise<void> => {
        const set = { ...leaseAttributes(null), ...summed(spent) };
        await table.write({ update: meta, set, when }).catch(outlived);
      };
      const noted = await place(body).catch(async (error: unknown) => {
        if (error === ended) await release();
        throw error;
      });
      await release();
      return noted;
    },

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

/** True when the entry stands where it belongs, also when it was met there again. */
async function stored(
  { table, conversation }: Pick<World, "table"> & { conversation: Conversation.Info },
  entry: Entry.Info,
): Promise<boolean> {
  const [first, ...more] = puts(conversation.id, [entry]);
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

/** The turn is recorded: a store that fails now must not make another end of it. */
function outlived(error: unknown): undefined {
  if (!(error instanceof Fault)) throw error;
}

const over = (): Fault =>
  new Fault(
    "busy",
    "storage_unavailable",
    "The store did not answer in time. What was written is kept: reload the conversation to see it.",
  );
