import type { Spent } from "@advisor/domain/conversation";
import type { Journal } from "@advisor/domain/journal";
import type * as Spend from "@advisor/domain/spend";

/** What turns asked a day to book, and the totals it returned. */
export interface Bookings {
  observe(store: Spend.Store): Spend.Store;
  observeTurns(journal: Journal): Journal;
  /** Where the days, which come to this, do not count what they were asked to and said they do. */
  faults(microUsd: number): string[];
}

interface Booked {
  asked: number;
  told: number;
}

export function openBookings(): Bookings {
  const all: Booked[] = [];
  const listen = (account: Spend.SpendAccount, own: Booked): Spend.SpendAccount => {
    const counts = async <Answer>(
      { micro_usd }: Spent,
      held: number,
      work: () => Promise<Answer>,
    ): Promise<Answer> => {
      own.asked = Math.max(own.asked, micro_usd + held);
      const answer = await work();
      own.told = Math.max(own.told, micro_usd);
      return answer;
    };
    return {
      book: (spent, wanted) => counts(spent, wanted.micro_usd, () => account.book(spent, wanted)),
      async close(spent) {
        await counts(spent, 0, () => account.close(spent));
        // The turn is settled, so none of its reservation counts.
        own.asked = spent.micro_usd;
      },
    };
  };
  /** A reservation counts even if its owner never returns. */
  const begun = (held: number): Booked => {
    const own: Booked = { asked: held, told: 0 };
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
          own.asked = 0;
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
          own.asked = 0;
          return opened;
        }
        return { ...opened, slot: { ...opened.slot, account: listen(opened.slot.account, own) } };
      },
    }),
    faults(micro_usd) {
      const told = all.reduce((sum, one) => sum + one.told, 0);
      const asked = all.reduce((sum, one) => sum + one.asked, 0);
      return micro_usd >= told && micro_usd <= asked
        ? []
        : [`the days count ${micro_usd}, and turns were told ${told} and asked for ${asked}`];
    },
  };
}
