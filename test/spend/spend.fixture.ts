import { spendStore } from "@advisor/adapters/dynamo/spend/spend-store";
import { newId, random } from "@advisor/adapters/world";
import type { Account, Limits, SlotRequest, SlotResult } from "@advisor/domain/spend";
import { openTestStore } from "../store/test-store.ts";

export const limits: Limits = {
  turn_micro_usd: null,
  conversation_micro_usd: null,
  day_micro_usd: null,
  turns_at_once: 3,
  turns_per_minute: 1_200,
};

/** The spend store over a real store, with a new advisor for each test. */
export async function openSpendStore() {
  const store = await openTestStore();
  const { table, time, liveness } = store;
  const clock = { now: () => time.now, today: () => "2020-01-01" };
  return { ...store, spends: spendStore({ table, clock, newId, random, liveness }) };
}

export const advisor = (): string => newId("req").replace("req", "adv");

/** A turn of the advisor, in a new conversation. */
export const given = (
  advisor_id: string,
  some: Limits = limits,
  conversation_id = newId("con"),
) => ({
  advisor_id,
  conversation_id,
  epoch: 0,
  limits: some,
  wanted_micro_usd: 0,
});

/** The slot of an admitted turn, by default without a reservation. */
export function placeOf(entered: SlotResult) {
  if (entered.kind !== "entered") throw new Error(`not let in: ${entered.kind}`);
  return holdingNothing(entered.slot);
}

export const holdingNothing = (account: Account) => ({
  book: (of: Parameters<Account["book"]>[0], wanted: SlotRequest = nothing) =>
    account.book(of, wanted),
  leave: account.leave,
});

const nothing: SlotRequest = { micro_usd: 0, day_micro_usd: null };

/** A booking's result without a reservation. */
export const day = (day_micro_usd: number) => ({ held_micro_usd: 0, day_micro_usd });

export const spent = (micro_usd: number, input_tokens = 0, output_tokens = 0) => ({
  micro_usd,
  input_tokens,
  output_tokens,
});
