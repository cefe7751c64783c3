import { Spent } from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import type { Account, HeldSlot, SlotRequest } from "@advisor/domain/spend";
import type { Key } from "../keys.ts";
import type { Table } from "../table.ts";
import {
  claimedOf,
  claimOf,
  countedAttribute,
  grantOf,
  read,
  type SpendCounts,
  uncounted,
  written,
} from "./spend-item.ts";

/** Near the end of a budget the turns that meet there take what is left one after the other. */
const attempts = 20;

interface AccountOptions {
  table: Table;
  key: Key;
  id: string;
  /** Of a turn; a call outside of turns has none. */
  slot: number | undefined;
  /** What the day counts of it from the first. */
  counted: SpendCounts;
  /** Until when what is held now counts as held. */
  heldUntil(): number;
}

const none: SlotRequest = { micro_usd: 0, day_micro_usd: null };

/**
 * Every booking names what the day counts by now and what it is to count, and adds the difference: a
 * booking whose answer was lost is met again as done, and one that failed is made up for by the next.
 * The count outlives the place, so a turn that wakes after its place was given away books nothing twice.
 */
export function openAccount(options: AccountOptions): Account {
  const { table, key, slot, id } = options;
  const counted = countedAttribute(id);
  /** What the day counts, as far as is known. */
  let known = options.counted;
  let before: Promise<unknown> = Promise.resolve();

  const inOrder = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = before.then(work, work);
    before = next.catch(() => undefined);
    return next;
  };

  /** What the day counts more of it than before. */
  const booking = (next: SpendCounts) => {
    const more = {
      micro_usd: claimOf(next) - claimOf(known),
      input_tokens: next.spent.input_tokens - known.spent.input_tokens,
      output_tokens: next.spent.output_tokens - known.spent.output_tokens,
    };
    const add = Object.fromEntries(Object.entries(more).filter(([, sum]) => sum !== 0));
    return { update: key, add };
  };

  /** One write, that holds only within the budget; the item that refused it otherwise. */
  const tryBook = (next: SpendCounts, budget: number | null) => {
    const more = claimOf(next) - claimOf(known);
    return table.update({
      ...booking(next),
      set: { [counted]: written(next) },
      when: { [counted]: written(known) },
      below: budget === null || next.held_micro_usd === 0 ? {} : { micro_usd: budget - more + 1 },
    });
  };

  async function book(stated: Spent, wanted: SlotRequest): Promise<HeldSlot> {
    const spent = Spent.parse(stated);
    let held_micro_usd = wanted.micro_usd;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const next = { spent, held_micro_usd, held_until: options.heldUntil() };
      const answer = await tryBook(next, wanted.day_micro_usd);
      if ("now" in answer) {
        known = next;
        return { held_micro_usd, day_micro_usd: claimedOf(answer.now) };
      }
      known = read(String(answer.found?.[counted] ?? written(known)));
      const others = claimedOf(answer.found) - claimOf(known) + spent.micro_usd;
      held_micro_usd = grantOf(wanted.micro_usd, wanted.day_micro_usd, others);
    }
    throw new Fault("busy", "storage_unavailable", "The spending of the day could not be stored.");
  }

  /**
   * Books the rest and gives the place back, in one write. False where the place is another's by now. A
   * write that nobody answered and that is made again finds no count any more: it was done.
   */
  async function vacated(spent: Spent, from: number): Promise<boolean> {
    const own = ["place", "conversation", "epoch", "until"].map((name) => `${name}_${from}`);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const refused = await table.write({
        ...booking({ ...uncounted, spent }),
        set: {},
        remove: [...own, counted],
        when: { [`place_${from}`]: id, [counted]: written(known) },
      });
      const stored = refused?.found?.[counted];
      if (stored === undefined) return true;
      if (stored === written(known)) return false;
      known = read(String(stored));
    }
    return false;
  }

  async function leave(stated: Spent): Promise<void> {
    const spent = Spent.parse(stated);
    if (slot !== undefined && (await vacated(spent, slot))) return;
    try {
      if (written({ ...uncounted, spent }) !== written(known)) await book(spent, none);
    } finally {
      const when = { [counted]: written(known) };
      await table.write({ update: key, set: {}, remove: [counted], when });
    }
  }

  return {
    book: (spent, wanted) => inOrder(() => book(spent, wanted)),
    leave: (spent) => inOrder(() => leave(spent)),
  };
}
