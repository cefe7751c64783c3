import type * as Entry from "../entry.ts";
import { addUsage, type Usage } from "../model/usage.ts";

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
      if (body.kind === "stopped") return withUnrecorded(total, body);
      if (body.kind !== "answer") return total;
      // An answer states the tokens of the whole turn, and the cost of its own step.
      const { usage, micro_usd = null } = body;
      return { usage, micro_usd: addMicro(total.micro_usd, micro_usd) };
    },
    { usage: null, micro_usd: 0 },
  );

export const withStep = (
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

/** A turn that stopped may have spent something on a step that it does not tell of otherwise. */
const withUnrecorded = (
  total: Total,
  { usage = null, micro_usd = 0 }: Pick<Entry.Stopped, "usage" | "micro_usd">,
): Total => ({
  usage: addUsage(total.usage, usage),
  micro_usd: addMicro(total.micro_usd, micro_usd),
});

/** Adds costs; unknown as soon as one of them is. */
export const addMicro = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;
