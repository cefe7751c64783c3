import type * as Entry from "../entry.ts";
import { addUsage, type Usage } from "../model/usage.ts";

/** The usage of a turn; dollars, in millionths, are null when the cost of a step is unknown. */
export interface Total {
  usage: Usage;
  micro_usd: number | null;
}

/** The total of a turn's recorded steps, and of its answer if there is one. */
export const totalOf = (turn: readonly Entry.Info[]): Total =>
  turn.reduce<Total>(
    (total, { body }) => {
      if (body.kind === "step" || body.kind === "asked") return addStep(total, body);
      if (body.kind === "stopped") return withUnrecorded(total, body);
      if (body.kind !== "answer") return total;
      // An answer entry states the tokens of the whole turn, but only the cost of its own step.
      const { usage, micro_usd = null } = body;
      return { usage, micro_usd: addMicro(total.micro_usd, micro_usd) };
    },
    { usage: null, micro_usd: 0 },
  );

export const addStep = (
  total: Total,
  {
    usage,
    micro_usd = null,
    tools_micro_usd = 0,
  }: Pick<Entry.Step, "usage" | "micro_usd" | "tools_micro_usd">,
): Total => ({
  usage: addUsage(total.usage, usage),
  micro_usd: addMicro(addMicro(total.micro_usd, micro_usd), tools_micro_usd),
});

/** A turn that stopped may have paid for a step that was not recorded otherwise. */
const withUnrecorded = (
  total: Total,
  { usage = null, micro_usd = 0 }: Pick<Entry.Stopped, "usage" | "micro_usd">,
): Total => ({
  usage: addUsage(total.usage, usage),
  micro_usd: addMicro(total.micro_usd, micro_usd),
});

/** Adds costs; null as soon as one of them is unknown. */
export const addMicro = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;
