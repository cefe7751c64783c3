import type * as Entry from "@advisor/domain/entry";
import { addUsage, subtractUsage, type Usage } from "@advisor/domain/model/usage";

/** The tokens of a turn's last step: those of the whole turn without those of the steps before it. */
export function lastUsage(
  { usage: whole, own_estimated }: Pick<Entry.Answer, "usage" | "own_estimated">,
  steps: readonly Usage[],
): Usage {
  if (whole === null) return null;
  const before = steps.reduce<Usage>(addUsage, null);
  const { estimated: _, ...last } = before === null ? whole : subtractUsage(whole, before);
  return own_estimated === true ? { ...last, estimated: true } : last;
}
