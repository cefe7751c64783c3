import type { Spending } from "@advisor/agent/spending";
import type * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import * as Spend from "@advisor/domain/spend";
import { budgetFault, rateHeaders, turnsFault } from "./limit-fault.ts";
import type { Runtime } from "./runtime.ts";

type Given = Pick<Runtime, "spends" | "spending" | "model" | "log">;

export interface Admitted {
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
  admit(conversation: Conversation.Info): Promise<Admitted>;
}

export const admission = (runtime: Given, advisorId: string): Admission => ({
  async admit({ id, spent, epoch }) {
    const { limits } = runtime.spending;
    const { conversation_micro_usd } = limits;
    if (used(spent.micro_usd, conversation_micro_usd)) {
      throw budgetFault("conversation", conversation_micro_usd, spent.micro_usd);
    }
    const entered = await runtime.spends.enter({
      advisor_id: advisorId,
      conversation_id: id,
      epoch,
      limits,
    });
    if (entered.kind === "entered") return admitted(runtime, advisorId, spent, entered);
    const { kind, today } = entered;
    throw kind === "spent"
      ? budgetFault("day", limits.day_micro_usd ?? 0, today.spent.micro_usd, today.day)
      : turnsFault(kind, today, limits);
  },
});

const used = (spent: number, budget: number | null): budget is number =>
  budget !== null && spent >= budget;

function admitted(
  { spending, model, log }: Given,
  advisor_id: string,
  before: Conversation.Spent,
  { place, today }: Extract<Spend.Entered, { kind: "entered" }>,
): Admitted {
  const { limits, prices } = spending;
  let own = Spend.nothing;
  let booked = Spend.nothing;
  let day = today.spent.micro_usd;
  let left: Promise<void> | undefined;
  const failed = (event: string, error: unknown) =>
    log.error(event, { advisor_id, day: today.day, micro_usd: own.micro_usd }, error);

  return {
    headers: rateHeaders(today, limits),
    spending: {
      price: Spend.priceOf(model.id, prices),
      count(micro_usd, usage) {
        const { input_tokens = 0, output_tokens = 0 } = usage ?? {};
        own = Spend.add(own, { micro_usd, input_tokens, output_tokens });
      },
      /** A booking that fails costs no answer: the next one, or leaving, makes up for it. */
      async book() {
        const asked = own;
        if (asked.micro_usd > booked.micro_usd) {
          await place.book(asked).then(
            (spent) => {
              day = spent.micro_usd;
              booked = asked;
            },
            (error: unknown) => {
              if (!(error instanceof Fault)) throw error;
              failed("spend_not_booked_yet", error);
            },
          );
        }
        const unbooked = own.micro_usd - booked.micro_usd;
        const conversation = before.micro_usd + own.micro_usd;
        check(limits, { turn: own.micro_usd, conversation, day: day + unbooked }, today.day);
      },
    },
    leave() {
      left ??= place.leave(own).catch((error: unknown) => failed("spend_not_booked", error));
      return left;
    },
  };
}

function check(
  limits: Spend.Limits,
  spent: { turn: number; conversation: number; day: number },
  day: string,
): void {
  const { turn_micro_usd, conversation_micro_usd, day_micro_usd } = limits;
  if (used(spent.turn, turn_micro_usd)) throw budgetFault("turn", turn_micro_usd, spent.turn);
  if (used(spent.conversation, conversation_micro_usd)) {
    throw budgetFault("conversation", conversation_micro_usd, spent.conversation);
  }
  if (used(spent.day, day_micro_usd)) throw budgetFault("day", day_micro_usd, spent.day, day);
}
