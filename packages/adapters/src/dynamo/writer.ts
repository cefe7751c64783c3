import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
import { chained, puts } from "./chain.ts";
import { leaseAttributes } from "./conversation-item.ts";
import type { Write } from "./expression.ts";
import { conversationKey, draftKey } from "./keys.ts";
import { newestEntries } from "./read-entries.ts";
import type { World } from "./world.ts";

const draftSeconds = 3_600;

/**
 * Writes one turn. Every entry takes the next place in the record, and whoever takes a conversation
 * over takes that place first: so a turn that lost its lease finds its place taken and can write no more.
 */
export function openWriter(
  given: World & {
    conversation: Conversation.Info;
    epoch: number;
    turn_id: string;
    head: Entry.Head;
  },
): Writer {
  const { table, clock, leaseMs, conversation, epoch, turn_id } = given;
  const meta = conversationKey(conversation.id);
  let head = given.head;
  let drafts = 0;

  /** Stores the entry; a place taken by a note is no loss, one taken by a rival is. */
  async function place(body: Entry.Body, last: boolean): Promise<void> {
    for (;;) {
      const entry = chained(given, head, body);
      if (await stored(entry, last)) {
        head = entry;
        return;
      }
      head = await rejoin();
    }
  }

  async function stored(entry: Entry.Info, last: boolean): Promise<boolean> {
    const [first, ...more] = puts(conversation.id, [entry]);
    const rest = last ? [...more, release] : more;
    const refused =
      rest.length === 0
        ? [(await table.write(first)) ?? []].flat()
        : ((await table.writeAll([first, ...rest])) ?? []);
    return refused.length === 0 || refused.some(({ found }) => found?.mark === entry.mark);
  }

  const release: Write = {
    update: meta,
    set: leaseAttributes(null),
    when: { epoch, lease_turn: turn_id },
  };

  /**
   * The head after somebody else wrote: still ours when only notes were added. It is read before the
   * lease: whoever takes over after that takes the place behind it.
   */
  async function rejoin(): Promise<Entry.Head> {
    const [newest = head] = await newestEntries(table, conversation.id, 1);
    const item = await table.get(meta);
    if (item?.epoch !== epoch || item.lease_turn !== turn_id) throw lost();
    return newest;
  }

  return {
    conversation_id: conversation.id,
    turn_id,
    epoch,
    append: (body) => place(body, false),
    finish: (body) => place(body, true),

    async renew() {
      const refused = await table.write({
        update: meta,
        set: { lease_until: clock.now() + leaseMs },
        when: { epoch, lease_turn: turn_id, stop: false },
      });
      if (refused === undefined) return { stop: false };
      const { found } = refused;
      if (found?.epoch !== epoch || found.lease_turn !== turn_id) throw lost();
      return { stop: true };
    },

    async draft(step, text) {
      drafts += 1;
      const key = draftKey(conversation.id, turn_id, epoch * 100_000 + drafts);
      const expires = Math.ceil(clock.now() / 1_000) + draftSeconds;
      await table.write({ put: { ...key, epoch, step, text, expires }, when: "any" });
    },
  };
}

const lost = (): Fault =>
  new Fault(
    "conflict",
    "lease_lost",
    "Another request took this conversation over. Reload it to see where it stands.",
  );
