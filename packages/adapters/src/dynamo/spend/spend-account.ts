import { Spent } from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import type { Reservation, ReservationRequest, SpendAccount } from "@advisor/domain/spend";
import type { Key } from "../keys.ts";
import type { Table } from "../table.ts";
import {
  affordableAmount,
  claimedAmount,
  claimedOnDay,
  countsAttribute,
  decodeCounts,
  encodeCounts,
  type SpendCounts,
  zeroCounts,
} from "./spend-item.ts";

/** Concurrent turns near the end of a budget collide and retry. */
const attempts = 20;

interface AccountOptions {
  table: Table;
  key: Key;
  id: string;
  /** The turn's slot; undefined for a call outside of turns. */
  slot: number | undefined;
  /** The counts stored when the account was opened. */
  counted: SpendCounts;
  /** When money held now counts as spent. */
  heldUntil(): number;
}

const none: ReservationRequest = { micro_usd: 0, day_micro_usd: null };

/**
 * Books one turn's or call's spending on the advisor's day. Each booking is conditional on the stored
 * counts and adds the difference to the day's totals. So a retry after a lost response changes nothing,
 * and the next booking makes up for a failed one. Counts outlive the slot: a turn that wakes up after
 * losing its slot books nothing twice.
 */
export function openAccount(options: AccountOptions): SpendAccount {
  const { table, key, slot, id } = options;
  const counted = countsAttribute(id);
  /** The counts last known to be stored. */
  let known = options.counted;
  let before: Promise<unknown> = Promise.resolve();

  const inOrder = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = before.then(work, work);
    before = next.catch(() => undefined);
    return next;
  };

  /** The update that adds the difference between the known and the next counts to the day's totals. */
  const booking = (next: SpendCounts) => {
    const more = {
      micro_usd: claimedAmount(next) - claimedAmount(known),
      input_tokens: next.spent.input_tokens - known.spent.input_tokens,
      output_tokens: next.spent.output_tokens - known.spent.output_tokens,
    };
    const add = Object.fromEntries(Object.entries(more).filter(([, sum]) => sum !== 0));
    return { update: key, add };
  };

  /** Books with one write if the budget allows; otherwise returns the item that failed the condition. */
  const tryBook = (next: SpendCounts, budget: number | null) => {
    const more = claimedAmount(next) - claimedAmount(known);
    return table.update({
      ...booking(next),
      set: { [counted]: encodeCounts(next) },
      when: { [counted]: encodeCounts(known) },
      below: budget === null || next.held_micro_usd === 0 ? {} : { micro_usd: budget - more + 1 },
    });
  };

  async function book(stated: Spent, wanted: ReservationRequest): Promise<Reservation> {
    const spent = Spent.parse(stated);
    let held_micro_usd = wanted.micro_usd;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const next = { spent, held_micro_usd, held_until: options.heldUntil() };
      const answer = await tryBook(next, wanted.day_micro_usd);
      if ("now" in answer) {
        known = next;
        return { held_micro_usd, day_micro_usd: claimedOnDay(answer.now) };
      }
      known = decodeCounts(String(answer.found?.[counted] ?? encodeCounts(known)));
      const others = claimedOnDay(answer.found) - claimedAmount(known) + spent.micro_usd;
      held_micro_usd = affordableAmount(wanted.micro_usd, wanted.day_micro_usd, others);
    }
    throw new Fault("busy", "storage_unavailable", "The spending of the day could not be stored.");
  }

  /**
   * Books the final spending and frees the slot in one write. False if another turn has the slot by now.
   * Missing counts mean that an earlier attempt succeeded and its response was lost.
   */
  async function vacated(spent: Spent, from: number): Promise<boolean> {
    const own = ["place", "conversation", "epoch", "until"].map((name) => `${name}_${from}`);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const refused = await table.write({
        ...booking({ ...zeroCounts, spent }),
        set: {},
        remove: [...own, counted],
        when: { [`place_${from}`]: id, [counted]: encodeCounts(known) },
      });
      const stored = refused?.found?.[counted];
      if (stored === undefined) return true;
      if (stored === encodeCounts(known)) return false;
      known = decodeCounts(String(stored));
    }
    return false;
  }

  async function leave(stated: Spent): Promise<void> {
    const spent = Spent.parse(stated);
    if (slot !== undefined && (await vacated(spent, slot))) return;
    try {
      if (encodeCounts({ ...zeroCounts, spent }) !== encodeCounts(known)) await book(spent, none);
    } finally {
      const when = { [counted]: encodeCounts(known) };
      await table.write({ update: key, set: {}, remove: [counted], when });
    }
  }

  return {
    book: (spent, wanted) => inOrder(() => book(spent, wanted)),
    close: (spent) => inOrder(() => leave(spent)),
  };
}
