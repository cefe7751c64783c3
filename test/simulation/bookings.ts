import type { Spent } from "@advisor/domain/conversation";
import type * as Spend from "@advisor/domain/spend";

/** What turns asked a day to count of them, and what they were told it counts. */
export interface Bookings {
  heard(store: Spend.Store): Spend.Store;
  /** Where the days, which come to this, do not count what they were asked to and said they do. */
  faults(microUsd: number): string[];
}

interface Booked {
  asked: number;
  told: number;
}

export function openBookings(): Bookings {
  const all: Booked[] = [];
  const listen = (place: Spend.Place): Spend.Place => {
    const own: Booked = { asked: 0, told: 0 };
    all.push(own);
    const counts = async <Answer>(spent: Spent, work: () => Promise<Answer>): Promise<Answer> => {
      own.asked = Math.max(own.asked, spent.micro_usd);
      const answer = await work();
      own.told = Math.max(own.told, spent.micro_usd);
      return answer;
    };
    return {
      book: (spent) => counts(spent, () => place.book(spent)),
      leave: (spent) => counts(spent, () => place.leave(spent)),
    };
  };
  return {
    heard: (store) => ({
      ...store,
      async enter(given) {
        const entered = await store.enter(given);
        return entered.kind === "entered" ? { ...entered, place: listen(entered.place) } : entered;
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
