import { firstStepMicroUsd } from "@advisor/agent/model/estimate";
import { copilotBounds } from "@advisor/agent/turn/bounds";
import type { Spending } from "@advisor/agent/turn/spending";
import type * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import * as Spend from "@advisor/domain/spend";
import type { Runtime } from "../runtime.ts";
import { openLedger } from "../spend/ledger.ts";
import { budgetFault, dayFault, rateHeaders, turnsFault } from "../spend/limit-fault.ts";

type AdmissionDeps = Pick<Runtime, "spends" | "spending" | "model" | "log">;

export interface AdmittedTurn {
  /** What the advisor's limits are and what is left of them. */
  headers: Record<string, string>;
  spending: Spending;
  /** Gives the turn's place back, once. To be called when the turn is over, however it ended. */
  leave(): Promise<void>;
}

export interface Admission {
  /**
   * Lets a turn begin, before anything of it is stored. Faults: `budget_exceeded` (402),
   * `too_many_turns`, `rate_limited` (429); a store that does not answer lets nobody in.
   */
  admit(conversation: Conversation.Info): Promise<AdmittedTurn>;
}

export const admission = (runtime: AdmissionDeps, advisorId: string): Admission => ({
  async admit({ id, spent, epoch }) {
    const { limits } = runtime.spending;
    const { conversation_micro_usd } = limits;
    if (used(spent.micro_usd, conversation_micro_usd)) {
      throw budgetFault("conversation", conversation_micro_usd, spent.micro_usd);
    }
    const price = Spend.priceOf(runtime.model.id, runtime.spending.prices);
    const entered = await runtime.spends.enter({
      advisor_id: advisorId,
      conversation_id: id,
      epoch,
      limits,
      wanted_micro_usd:
        limits.day_micro_usd === null ? 0 : firstStepMicroUsd(price, copilotBounds.maxTokens),
    });
    if (entered.kind === "entered") return admitTurn(runtime, { advisorId, price, spent }, entered);
    const { kind, today } = entered;
    throw kind === "spent" ? dayFault(limits, today) : turnsFault(kind, today, limits);
  },
});

const used = (spent: number, budget: number | null): budget is number =>
  budget !== null && spent >= budget;

interface AdmissionRequest {
  advisorId: string;
  price: Spend.Price | null;
  /** Of the conversation, before this turn. */
  spent: Conversation.Spent;
}

function admitTurn(
  { spending: { limits }, log }: AdmissionDeps,
  { advisorId, price, spent: before }: AdmissionRequest,
  { slot, today, held_micro_usd }: Extract<Spend.SlotResult, { kind: "entered" }>,
): AdmittedTurn {
  const ledger = openLedger(limits, today, held_micro_usd);
  let left: Promise<void> | undefined;
  const failed = (event: string, error: unknown) => {
    const { micro_usd } = ledger.own();
    log.error(event, { advisor_id: advisorId, day: today.day, micro_usd }, error);
  };

  /** Checks a budget, and says how much of it is left for what is wanted. */
  function within(wanted: number): number {
    const turn = ledger.own().micro_usd;
    const conversation = before.micro_usd + turn;
    const { turn_micro_usd, conversation_micro_usd } = limits;
    if (used(turn, turn_micro_usd)) throw budgetFault("turn", turn_micro_usd, turn);
    if (used(conversation, conversation_micro_usd)) {
      throw budgetFault("conversation", conversation_micro_usd, conversation);
    }
    return Math.min(
      wanted,
      (turn_micro_usd ?? Number.POSITIVE_INFINITY) - turn,
      (conversation_micro_usd ?? Number.POSITIVE_INFINITY) - conversation,
    );
  }

  return {
    headers: rateHeaders(today, limits),
    spending: {
      price,
      count: ledger.count,
      /** A booking that fails costs no answer: the next one, or leaving, makes up for it. */
      async hold(wanted) {
        if (!ledger.holds(wanted)) {
          const { day_micro_usd } = limits;
          const own = ledger.own();
          const micro_usd = day_micro_usd === null ? 0 : wanted;
          await slot.book(own, { micro_usd, day_micro_usd }).then(
            (held) => ledger.booked(own, held),
            (error: unknown) => {
              if (!(error instanceof Fault)) throw error;
              failed("spend_not_booked_yet", error);
            },
          );
        }
        const most = within(wanted);
        const day = ledger.dayLeft(wanted);
        if (day <= 0 && limits.day_micro_usd !== null) throw dayFault(limits, ledger.today());
        return Math.min(most, day);
      },
    },
    leave() {
      left ??= slot
        .leave(ledger.own())
        .catch((error: unknown) => failed("spend_not_booked", error));
      return left;
    },
  };
}
