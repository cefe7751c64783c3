import { type Capability, capabilities, type Stated } from "@advisor/adapters/model/capabilities";
import type * as z from "zod";

/**
 * What `MODEL_CAPABILITIES` says of a model: `forced_choice=no, most_tokens=4096, thinks_unopened=yes`.
 * What it does not name is tried, and learned from the model's refusals.
 */
export function statedCapabilities(text: string, context: z.RefinementCtx): Stated {
  const lacks: Capability[] = [];
  let stated: Stated = {};
  for (const item of text
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [name = "", value = ""] = item.split("=").map((one) => one.trim());
    const capability = capabilities.find((one) => one === name);
    const known = value === "yes" || value === "no";
    if (capability !== undefined && known) {
      if (value === "no") lacks.push(capability);
    } else if (name === "most_tokens" && /^[1-9]\d*$/.test(value)) {
      stated = { ...stated, most_tokens: Number(value) };
    } else if (name === "thinks_unopened" && known) {
      stated = { ...stated, thinks_unopened: value === "yes" };
    } else {
      context.addIssue(
        `${item}: name=yes or name=no, with a name of ${names}; or most_tokens=NUMBER`,
      );
    }
  }
  return { ...stated, lacks };
}

const names = [...capabilities, "thinks_unopened"].join(", ");
