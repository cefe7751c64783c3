import * as Conversation from "@advisor/domain/conversation";
import * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
import { leaseAttributes } from "../conversation-item.ts";
import type { TableWrite } from "../expression.ts";
import { checkpointKey, conversationKey } from "../keys.ts";
import type { StoreDeps } from "../store-deps.ts";
import { entryWrites, nextEntry } from "./chain.ts";
import { entriesAfter } from "./read-entries.ts";

const draftSeconds = 3_600;
const othersAtOnce = 50;

/**
 * Writes one turn's entries. Each takes the next sequence number, and whoever takes over the conversation
 * takes that number first, so a turn that lost its lease finds it taken and cannot write any more.
 */
export function openTurnWriter(
  deps: StoreDeps & {
    conversation: Conversation.Info;
    lease: Conversation.Lease;
    head: Entry.Head;
  },
): Writer {
  const { table, clock, conversation } = deps;
  const { epoch, turn_id, ms, expires_at } = deps.lease;
  const meta = conversationKey(conversation.id);
  const opening = deps.head.seq;
  let head = deps.head;
  let checkpoints = 0;
  let until = expires_at;

  /**
   * Stores the entry, together with `beside`. If a note took its sequence number, tries the next one; if
   * another turn did, throws. If our own end did (its response was lost), throws too: a turn ends only once.
   */
  async function place(body: Entry.Body, beside: TableWrite[] = []): Promise<Entry.Info[]> {
    const noted: Entry.Info[] = [];
    for (;;) {
      const entry = nextEntry(deps, head, body);
      if (await stored(deps, entry, beside)) {
        head = entry;
        return noted;
      }
      const others = await rejoin();
      noted.push(...others);
      head = others.at(-1) ?? head;
    }
  }

  /**
   * Reads what others wrote; throws unless they only added notes. Entries are read before the lease, so
   * whoever takes over after that takes the next sequence number and our write fails.
   */
  async function rejoin(): Promise<Entry.Info[]> {
    const others = await entriesAfter(table, conversation.id, head.seq, othersAtOnce);
    const item = await table.get(meta);
    if (item?.epoch === epoch && others.some(endsIt)) throw turnAlreadyOver();
    if (item?.epoch !== epoch || item.lease_turn !== turn_id) throw leaseLost();
    return others;
  }

  const endsIt = (entry: Entry.Info) =>
    Entry.turnIdOf(entry) === turn_id && Entry.endsOrPausesTurn(entry);

  return {
    conversation_id: conversation.id,
    turn_id,
    epoch,
    append: place,

    // One transaction: the final entry and the release of the lease must not happen without each other.
    finish: (body, spent) =>
      place(body, [
        {
          update: meta,
          set: { ...leaseAttributes(null), ...validSpend(spent) },
          when: { epoch, lease_turn: turn_id },
        },
      ]),

    async renew() {
      // Always increases, whatever the clock does: that is how others see that the holder is alive.
      until = Math.max(clock.now() + ms, until + 1);
      const refused = await table.write({
        update: meta,
        set: { lease_until: until },
        when: { epoch, lease_turn: turn_id, stop: false },
      });
      if (refused === undefined) return { stop: false };
      const { found } = refused;
      if (found?.epoch !== epoch || found.lease_turn !== turn_id) throw leaseLost();
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

/** An invalid sum is not stored: the previous one stays. */
const validSpend = (spent: Conversation.Spent): { spent?: Conversation.Spent } =>
  Conversation.Spent.safeParse(spent).success ? { spent } : {};

/** Whether the entry was stored, together with `beside`, by this attempt or an earlier one with a lost response. */
async function stored(
  { table, conversation }: Pick<StoreDeps, "table"> & { conversation: Conversation.Info },
  entry: Entry.Info,
  beside: TableWrite[],
): Promise<boolean> {
  const [first, ...parts] = entryWrites(conversation.id, [entry]);
  const more = [...parts, ...beside];
  const refused =
    more.length === 0
      ? [(await table.write(first)) ?? []].flat()
      : ((await table.writeAll([first, ...more])) ?? []);
  return refused.length === 0 || refused.some(({ found }) => found?.mark === entry.mark);
}

const leaseLost = (): Fault =>
  new Fault(
    "conflict",
    "lease_lost",
    "Another request took over this conversation. Reload it to see its current state.",
  );

const turnAlreadyOver = (): Fault =>
  new Fault(
    "busy",
    "storage_unavailable",
    "The store did not answer in time. What was written is kept: reload the conversation to see it.",
  );
