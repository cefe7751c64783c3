import Big from "big.js";
import * as z from "zod";
import type { Spent } from "./conversation.ts";
import { decimal } from "./decimal.ts";
import { priceList } from "./price-list.ts";

const Dollars = z
  .string()
  .regex(/^\d{1,9}(\.\d{1,9})?$/, 'dollars written as text, for example "2.50"');

/** US dollars for a million tokens, as decimal text. */
export const Price = z.strictObject({ input_usd: Dollars, output_usd: Dollars });
export type Price = z.infer<typeof Price>;

/** Prices by model id, or by its name without region, maker and version. */
export const Prices = z.record(z.string(), Price);
export type Prices = z.infer<typeof Prices>;

/** A budget as it is configured: dollars as text, counted in millionths. */
export const Budget = Dollars.transform((usd) =>
  decimal(usd).times(1_000_000).round(0, Big.roundDown).toNumber(),
);

/** What a model costs: as configured, else as listed. Null when nobody has said so: unknown, never free. */
export function priceOf(modelId: string, configured: Prices): Price | null {
  const names = namesOf(modelId);
  for (const prices of [configured, priceList]) {
    const name = names.find((one) => Object.hasOwn(prices, one));
    if (name !== undefined) return prices[name] ?? null;
  }
  return null;
}

const region = /^(?:us-gov|us|eu|apac|jp|au|ca|sa|me|af|il|in|global)\./;
const maker = /^(?:anthropic|amazon|openai)\./;
const version = /(?:[-@]\d{8}|-\d{4}-\d{2}-\d{2}|-latest)?(?:-v\d+)?(?::\d+(?::\w+)?)?$/;

/** The id, and what is left of it without ARN, region, maker and version: the most exact name first. */
function namesOf(modelId: string): string[] {
  const name = modelId.slice(modelId.lastIndexOf("/") + 1);
  const regional = name.replace(region, "");
  const forms = [name, regional, regional.replace(maker, "")];
  return [modelId, ...forms.flatMap((form) => [form, form.replace(version, "")])];
}

/** The cost of a step in millionths of a dollar, rounded up; null when price or tokens are not known. */
export function microUsd(
  price: Price | null,
  usage: Pick<Spent, "input_tokens" | "output_tokens"> | null,
): number | null {
  if (price === null || usage === null) return null;
  const input = decimal(price.input_usd).times(usage.input_tokens);
  // A dollar for a million tokens is a millionth of a dollar for one.
  const cost = decimal(price.output_usd).times(usage.output_tokens).plus(input);
  return cost.round(0, Big.roundUp).toNumber();
}

export const nothing: Spent = { micro_usd: 0, input_tokens: 0, output_tokens: 0 };

export const add = (a: Spent, b: Spent): Spent => ({
  micro_usd: a.micro_usd + b.micro_usd,
  input_tokens: a.input_tokens + b.input_tokens,
  output_tokens: a.output_tokens + b.output_tokens,
});

/** Budgets are in millionths of a dollar; null where there is none. */
export interface Limits {
  turn_micro_usd: number | null;
  conversation_micro_usd: number | null;
  day_micro_usd: number | null;
  turns_at_once: number;
  turns_per_minute: number;
}

/** An advisor's day (UTC) so far. A turn belongs to the day on which it began. */
export interface Today {
  day: string;
  spent: Spent;
  turns: number;
  running: number;
  turns_this_minute: number;
  minute_ends_in_seconds: number;
}

/** A running turn's place among its advisor's. One whose turn died is free once its conversation is. */
export interface Place {
  /**
   * Makes the day count what the turn has spent so far, once, however often it is told; resolves to
   * what the day then comes to.
   */
  book(spent: Spent): Promise<Spent>;
  /** Books what is not booked yet, and gives the place back. */
  leave(spent: Spent): Promise<void>;
}

export type Entered =
  | { kind: "entered"; place: Place; today: Today }
  /** The day's budget is used up, too many turns run, or too many began in this minute: nothing was written. */
  | { kind: "spent" | "busy" | "too_fast"; today: Today };

export interface Store {
  /** `epoch` is the conversation's, before the turn. */
  enter(given: {
    advisor_id: string;
    conversation_id: string;
    epoch: number;
    limits: Limits;
  }): Promise<Entered>;
  today(advisorId: string): Promise<Today>;
}
