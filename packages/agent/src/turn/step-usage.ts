import type * as Entry from "@advisor/domain/entry";
import { addUsage, subtractUsage, type Usage } from "@advisor/domain/model/usage";

/** The usage of a turn's last step: that of the whole turn minus that of the earlier steps. */
export function lastUsage(
  { usage: whole, own_estimated }: Pick<Entry.Answer, "usage" | "own_estimated">,
  steps: readonly Usage[],
): Usage {
  if (whole === null) return null;
  const before = steps.reduce<Usage>(addUsage, null);
  const { estimated: _, ...last } = before === null ? whole : subtractUsage(whole, before);
  return own_estimated === true ? { ...last, estimated: true } : last;
}
