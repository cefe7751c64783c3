import { firstStepMicroUsd } from "@advisor/agent/model/estimate";
import type { StartedTurn } from "@advisor/agent/open/opening";
import { copilotBounds } from "@advisor/agent/turn/bounds";
import type { Spending } from "@advisor/agent/turn/spending";
import type * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import * as Spend from "@advisor/domain/spend";
import type { Runtime } from "../runtime.ts";
import { openLedger } from "../spend/ledger.ts";
import { budgetFault, dayBudgetFault, rateHeaders, turnLimitFault } from "../spend/limit-fault.ts";

type AdmissionDeps = Pick<Runtime, "spends" | "spending" | "model" | "log">;

export interface AdmittedTurn {
  /** Rate limit headers: the advisor's limits and what is left of them. */
  headers: Record<string, string>;
  spending: Spending;
  /** Releases the turn's slot; repeated calls do nothing. Call it when the turn is over, however it ended. */
  releaseSlot(): Promise<void>;
}

/** Reads the advisor's day early, in parallel with other reads. Undefined on failure; it is then read again. */
export function prefetchSlotCheck(
  { spends, spending }: Pick<Runtime, "spends" | "spending">,
  advisorId: string,
): Promise<Spend.SlotCheck | undefined> {
  return spends.checkSlot(advisorId, spending.limits).catch(() => undefined);
}

/**
 * Checks whether a turn may start, and returns the slot that it then takes when it is stored. Throws
 * Faults `budget_exceeded` (402), `too_many_turns` and `rate_limited` (429), and the store's own.
 * `ahead` is an earlier read, which can allow a turn but not refuse one, because it may be outdated.
 */
export async function claimSlot(
  { spends, spending, model }: AdmissionDeps,
  { advisor_id, spent }: Pick<Conversation.Info, "advisor_id" | "spent">,
  ahead?: Promise<Spend.SlotCheck | undefined>,
): Promise<Spend.SlotRequest> {
  const { limits } = spending;
  const { conversation_micro_usd, day_micro_usd } = limits;
  if (used(spent.micro_usd, conversation_micro_usd)) {
    throw budgetFault("conversation", conversation_micro_usd, spent.micro_usd);
  }
  const refusal = ({ kind, today }: Spend.SlotRefusal): Fault =>
    kind === "spent" ? dayBudgetFault(limits, today) : turnLimitFault(kind, today, limits);
  const seen = await ahead;
  const look = seen?.kind === "free" ? seen : await spends.checkSlot(advisor_id, limits);
  if (look.kind !== "free") throw refusal(look);
  const price = Spend.priceOf(model.id, spending.prices);
  const step = firstStepMicroUsd(price, copilotBounds.maxTokens);
  const wanted_micro_usd = day_micro_usd === null ? 0 : step;
  return { advisor_id, limits, wanted_micro_usd, day: look.day, refusal };
}

const used = (spent: number, budget: number | null): budget is number =>
  budget !== null && spent >= budget;

export function slotOf({ slot }: Pick<StartedTurn, "slot">): Spend.ClaimedSlot {
  if (slot === undefined) throw new Error("a turn that runs was admitted");
  return slot;
}

/** The spending of a turn that took its slot: checks budgets, records costs, releases the slot. */
export function openTurnSpending(
  { spending: { limits, prices }, model, log }: AdmissionDeps,
  { advisor_id, spent: before }: Pick<Conversation.Info, "advisor_id" | "spent">,
  { account, today, held_micro_usd }: Spend.ClaimedSlot,
): AdmittedTurn {
  const price = Spend.priceOf(model.id, prices);
  const ledger = openLedger(limits, today, held_micro_usd);
  let left: Promise<void> | undefined;
  const failed = (event: string, error: unknown) => {
    const { micro_usd } = ledger.own();
    log.error(event, { advisor_id, day: today.day, micro_usd }, error);
  };

  /** Checks the turn's and the conversation's budget; returns how much of the wanted amount they cover. */
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

  const leave = (): Promise<void> => {
    left ??= account
      .close(ledger.own())
      .catch((error: unknown) => failed("spend_not_booked", error));
    return left;
  };

  return {
    headers: rateHeaders(today, limits),
    spending: {
      price,
      count: ledger.count,
      /** A failed record does not fail the turn: the next one, or releasing the slot, includes it. */
      async hold(wanted) {
        if (!ledger.holds(wanted)) {
          const { day_micro_usd } = limits;
          const own = ledger.own();
          const micro_usd = day_micro_usd === null ? 0 : wanted;
          await account.book(own, { micro_usd, day_micro_usd }).then(
            (held) => ledger.booked(own, held),
            (error: unknown) => {
              if (!(error instanceof Fault)) throw error;
              failed("spend_not_booked_yet", error);
            },
          );
        }
        const most = within(wanted);
        const day = ledger.dayLeft(wanted);
        if (day <= 0 && limits.day_micro_usd !== null) throw dayBudgetFault(limits, ledger.today());
        return Math.min(most, day);
      },
      settle: () => void leave(),
    },
    releaseSlot: leave,
  };
}
