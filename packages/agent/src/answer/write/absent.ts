import { listed } from "../format.ts";
import { type Looked, nothing, type Reply } from "../reply.ts";

/** What is not on file, why, and what is on file instead. */
export function absent(
  { reason, available }: { reason: string | null; available: string[] },
  looked: readonly Looked<unknown>[],
): Reply {
  const instead = available.length === 0 ? "" : ` On file: ${listed(available)}.`;
  return nothing(`${reason ?? "There is nothing on file."}${instead}`, looked);
}
