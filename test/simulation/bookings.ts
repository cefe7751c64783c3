import type { Spent } from "@advisor/domain/conversation";
import type { Journal } from "@advisor/domain/journal";
import type * as Spend from "@advisor/domain/spend";

/** What turns asked to book on a day, and the totals that were confirmed. */
export interface Bookings {
  observe(store: Spend.Store): Spend.Store;
  observeTurns(journal: Journal): Journal;
  /** Faults when the total of the days is below what was confirmed, or above what was requested. */
  faults(microUsd: number): string[];
}

interface Booked {
  requested: number;
  confirmed: number;
}

export function openBookings(): Bookings {
  const all: Booked[] = [];
  const listen = (account: Spend.SpendAccount, own: Booked): Spend.SpendAccount => {
    const counts = async <Answer>(
      { micro_usd }: Spent,
      held: number,
      work: () => Promise<Answer>,
    ): Promise<Answer> => {
      own.requested = Math.max(own.requested, micro_usd + held);
      const answer = await work();
      own.confirmed = Math.max(own.confirmed, micro_usd);
      return answer;
    };
    return {
      book: (spent, wanted) => counts(spent, wanted.micro_usd, () => account.book(spent, wanted)),
      async close(spent) {
        await counts(spent, 0, () => account.close(spent));
        // The turn is settled, so none of its reservation counts.
        own.requested = spent.micro_usd;
      },
    };
  };
  /** A reservation counts even if its owner never returns. */
  const begun = (held: number): Booked => {
    const own: Booked = { requested: held, confirmed: 0 };
    all.push(own);
    return own;
  };
  return {
    observe: (store) => ({
      ...store,
      async open(given) {
        const own = begun(given.wanted.micro_usd);
        const opened = await store.open(given);
        if (opened.kind !== "opened") {
          own.requested = 0;
          return opened;
        }
        return { ...opened, account: listen(opened.account, own) };
      },
    }),
    observeTurns: (journal) => ({
      ...journal,
      async begin(given) {
        const own = begun(given.claim?.wanted_micro_usd ?? 0);
        const opened = await journal.begin(given);
        if (opened.kind !== "begun" || opened.slot === undefined) {
          own.requested = 0;
          return opened;
        }
        return { ...opened, slot: { ...opened.slot, account: listen(opened.slot.account, own) } };
      },
    }),
    faults(micro_usd) {
      const confirmed = all.reduce((sum, one) => sum + one.confirmed, 0);
      const requested = all.reduce((sum, one) => sum + one.requested, 0);
      return micro_usd >= confirmed && micro_usd <= requested
        ? []
        : [
            `the days count ${micro_usd}, and turns confirmed ${confirmed} and requested ${requested}`,
          ];
    },
  };
}
