import type { Spent } from "@advisor/domain/conversation";
import type { Usage } from "@advisor/domain/model/usage";
import * as Spend from "@advisor/domain/spend";

/**
 * Tracks in memory what one turn has spent, and what the advisor's day has recorded and reserved for
 * it. Amounts are millionths of a US dollar.
 */
export function openLedger(
  { day_micro_usd: budget }: Spend.Limits,
  today: Spend.Today,
  held_micro_usd: number,
) {
  let own = Spend.zeroSpent;
  let booked = Spend.zeroSpent;
  let held = held_micro_usd;
  /** Spending and reservations of the day without this turn, when it was last read. */
  let others = today.spent.micro_usd + today.held_micro_usd - held;
  const unbooked = (): number => own.micro_usd - booked.micro_usd;

  return {
    own: (): Spent => own,
    count(micro_usd: number, usage: Usage): void {
      const { input_tokens = 0, output_tokens = 0 } = usage ?? {};
      own = Spend.add(own, { micro_usd, input_tokens, output_tokens });
    },
    /** Whether everything spent and the next amount are already recorded or reserved. */
    holds: (wanted: number): boolean =>
      budget === null ? unbooked() === 0 : unbooked() + wanted <= held,
    booked(spent: Spent, answer: Spend.Reservation): void {
      booked = spent;
      held = answer.held_micro_usd;
      others = answer.day_micro_usd - spent.micro_usd - held;
    },
    /** How much of the wanted amount the day's budget still covers, as far as known; 0 or less when it is used up. */
    dayLeft(wanted: number): number {
      if (budget === null) return wanted;
      const left = budget - others - own.micro_usd;
      return wanted === 0 ? left : Math.min(wanted, Math.max(held - unbooked(), 0) || left);
    },
    /** The day's totals for error messages. */
    today(): Spend.Today {
      const spent = { ...today.spent, micro_usd: others + own.micro_usd };
      return { ...today, spent, held_micro_usd: 0 };
    },
  };
}
