import { spendStore } from "@advisor/adapters/dynamo/spend/spend-store";
import { takeSlot } from "@advisor/adapters/dynamo/spend/take-slot";
import { newId, random } from "@advisor/adapters/world";
import { Fault } from "@advisor/domain/fault";
import type {
  Limits,
  ReservationRequest,
  SlotRefusal,
  SpendAccount,
  Today,
} from "@advisor/domain/spend";
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
  const world = { table, clock, newId, random, liveness };
  const spends = spendStore(world);
  return { ...store, spends, take: slotTaker(world, spends) };
}

type SpendWorld = Parameters<typeof spendStore>[0];

type Entered =
  | { kind: "entered"; slot: SpendAccount; today: Today; held_micro_usd: number }
  | SlotRefusal;

/** Takes a slot as the opening of a turn does, without a turn. */
export const slotTaker =
  (world: SpendWorld, spends: ReturnType<typeof spendStore>) =>
  async ({ conversation_id, epoch, ...wanted }: ReturnType<typeof given>): Promise<Entered> => {
    const look = await spends.checkSlot(wanted.advisor_id, wanted.limits);
    if (look.kind !== "free") return look;
    let full: SlotRefusal | undefined;
    const refusal = (no: SlotRefusal): Fault => {
      full = no;
      return new Fault("limit", "full", "There is no slot.");
    };
    const claim = { ...wanted, day: look.day, refusal };
    const taking = takeSlot(world, claim, { conversation_id, epoch }, async (slot) => {
      const refused = await world.table.writeAll([slot]);
      return refused && { slot: refused[0], others: [] };
    });
    try {
      const answer = await taking;
      if (!("taken" in answer)) throw new Error("nothing else was written");
      const { account, ...rest } = answer.taken;
      return { kind: "entered", slot: account, ...rest };
    } catch (error) {
      if (full === undefined) throw error;
      return full;
    }
  };

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

/** The place of a turn that was let in; it holds nothing unless it is said. */
export function placeOf(entered: Entered) {
  if (entered.kind !== "entered") throw new Error(`not let in: ${entered.kind}`);
  return holdingNothing(entered.slot);
}

export const holdingNothing = (account: SpendAccount) => ({
  book: (of: Parameters<SpendAccount["book"]>[0], wanted: ReservationRequest = nothing) =>
    account.book(of, wanted),
  leave: account.close,
});

const nothing: ReservationRequest = { micro_usd: 0, day_micro_usd: null };

/** A booking's result without a reservation. */
export const day = (day_micro_usd: number) => ({ held_micro_usd: 0, day_micro_usd });

export const spent = (micro_usd: number, input_tokens = 0, output_tokens = 0) => ({
  micro_usd,
  input_tokens,
  output_tokens,
});
