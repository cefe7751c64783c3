import {
  eventCharacters,
  failedStepIsPaid,
  requestCharacters,
  requestMicroUsd,
} from "@advisor/agent/model/estimate";
import type { Model, ModelEvent, ModelRequest } from "@advisor/agent/model/model";
import { estimateUsage, type Usage } from "@advisor/domain/model/usage";
import * as Spend from "@advisor/domain/spend";
import { type BillingDeps, reserveCallCost } from "./reserve-call-cost.ts";

/**
 * A model for calls outside turns, such as titles. The cost of each call is reserved in the advisor's
 * day before it and recorded after it, unless the model is free or its price is unknown.
 */
export const chargedModel = (billing: BillingDeps, model: Model, advisor_id: string): Model => {
  const price = Spend.priceOf(model.id, billing.spending.prices);
  return {
    ...model,
    stream(request, signal) {
      const asked = requestCharacters(request);
      return charged(billing, { model, price, advisor_id, request, asked, signal });
    },
  };
};

interface Call {
  model: Model;
  price: Spend.Price | null;
  advisor_id: string;
  request: ModelRequest;
  /** The characters of the request. */
  asked: number;
  signal: AbortSignal;
}

async function* charged(billing: BillingDeps, call: Call): AsyncGenerator<ModelEvent> {
  const { price, advisor_id, request, asked } = call;
  const { max_tokens } = request;
  const micro_usd = requestMicroUsd(price, { asked, max_tokens }, call.model);
  if (micro_usd === 0) return yield* call.model.stream(request, call.signal);
  const bill = await reserveCallCost(billing, { advisor_id, micro_usd, whole: false });
  const used = { said: 0, usage: undefined as Usage | undefined };
  try {
    yield* withUsage(call, used);
  } catch (error) {
    if (used.said === 0 && !failedStepIsPaid(error)) used.usage = null;
    throw error;
  } finally {
    // After an early return or a failure, the output so far is paid for.
    const usage = used.usage === undefined ? estimateUsage({ asked, said: used.said }) : used.usage;
    await bill.settle(Spend.costMicroUsd(price, usage) ?? 0, usage);
  }
}

/** Passes the events on and notes the usage, which is estimated if the model does not state it. */
async function* withUsage(
  { model, request, asked, signal }: Call,
  used: { said: number; usage: Usage | undefined },
): AsyncGenerator<ModelEvent> {
  for await (const event of model.stream(request, signal)) {
    used.said += eventCharacters(event);
    if (event.type === "end") {
      used.usage = event.usage ?? estimateUsage({ asked, said: used.said });
      yield { ...event, usage: used.usage };
    } else {
      yield event;
    }
  }
}
