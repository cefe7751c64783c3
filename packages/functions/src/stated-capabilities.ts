import { capabilityNames, type StatedCapabilities } from "@advisor/adapters/model/capabilities";
import type * as z from "zod";

/**
 * Parses `MODEL_CAPABILITIES`, such as `forced_choice=no, most_tokens=4096, thinks_unopened=yes`.
 * Capabilities that it does not list are tried, and learned from the model's refusals.
 */
export function statedCapabilities(text: string, context: z.RefinementCtx): StatedCapabilities {
  const items = text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
  const all = items.map(parseItem);
  const wrong = items.filter((_, at) => all[at] === undefined);
  for (const item of wrong) {
    context.addIssue(
      `${item}: name=yes or name=no, with a name of ${names}; or most_tokens=NUMBER`,
    );
  }
  const lacks = all.flatMap((one) => one?.lacks ?? []);
  return Object.assign({}, ...all, { lacks });
}

const names = [...capabilityNames, "thinks_unopened"].join(", ");

/** Parses one item; undefined if it is not recognized. */
function parseItem(item: string): StatedCapabilities | undefined {
  const [name = "", value = ""] = item.split("=").map((one) => one.trim());
  if (name === "most_tokens") {
    return /^[1-9]\d*$/.test(value) ? { most_tokens: Number(value) } : undefined;
  }
  if (value !== "yes" && value !== "no") return undefined;
  if (name === "thinks_unopened") return { thinks_unopened: value === "yes" };
  const capability = capabilityNames.find((one) => one === name);
  if (capability === undefined) return undefined;
  return value === "no" ? { lacks: [capability] } : {};
}
