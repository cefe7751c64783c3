import { addUsage } from "@advisor/domain/total";
import type { Usage } from "@advisor/protocol/part";

/** The tokens of a turn's last step: the whole turn's without those of the steps before it. */
export const lastUsage = (whole: Usage, steps: readonly Usage[]): Usage => {
  const before = steps.reduce<Usage>(addUsage, null);
  return whole === null || before === null
    ? whole
    : {
        input_tokens: whole.input_tokens - before.input_tokens,
        output_tokens: whole.output_tokens - before.output_tokens,
      };
};
