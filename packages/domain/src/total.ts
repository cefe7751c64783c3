import type * as Entry from "./entry.ts";

type Usage = Entry.Step["usage"];

/** What a turn has used; dollars, in millionths, are null when a step's are not known. */
export interface Total {
  usage: Usage;
  micro_usd: number | null;
}

/** Of the steps that are recorded of a turn; its answer, once there is one, included. */
export const totalOf = (turn: readonly Entry.Info[]): Total =>
  turn.reduce<Total>(
    (total, { body }) => {
      if (body.kind === "step" || body.kind === "asked") return withStep(total, body);
      if (body.kind !== "answer") return total;
      // An answer states the tokens of the whole turn, and the cost of its own step.
      const { usage, micro_usd = null } = body;
      return { usage, micro_usd: addMicro(total.micro_usd, micro_usd) };
    },
    { usage: null, micro_usd: 0 },
  );

export const withStep = (
  total: Total,
  { usage, micro_usd = null }: Pick<Entry.Step, "usage" | "micro_usd">,
): Total => ({
  usage: addUsage(total.usage, usage),
  micro_usd: addMicro(total.micro_usd, micro_usd),
});

/** Adds costs; unknown as soon as one of them is. */
export const addMicro = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;

/** Adds what is known; null only when nothing is. */
export const addUsage = (a: Usage, b: Usage): Usage =>
  a === null || b === null
    ? (a ?? b)
    : {
        input_tokens: a.input_tokens + b.input_tokens,
        output_tokens: a.output_tokens + b.output_tokens,
      };
