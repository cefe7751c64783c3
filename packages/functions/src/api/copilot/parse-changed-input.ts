import { Fault } from "@advisor/domain/fault";
import type { Tool } from "@advisor/tools/tool";
import * as z from "zod";

const Parsed = z.record(z.string(), z.unknown());

/**
 * The arguments of a write as the advisor changed them, parsed by the tool's own schema. Fault
 * `invalid_arguments` names each field that the tool would refuse.
 */
export async function parseChangedInput(
  catalog: readonly Tool[],
  name: string,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const tool = await catalog.find((one) => one.name === name)?.load();
  const parsed = tool?.input.safeParse(input);
  if (parsed?.success === true) return Parsed.parse(parsed.data);
  const faults = (parsed?.error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".") || "input"}: ${message}`,
  );
  throw new Fault(
    "invalid",
    "invalid_arguments",
    `The changed arguments do not fit ${name}: ${faults.join("; ") || "there is no such tool"}.`,
  );
}
