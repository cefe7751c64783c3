import type { Portfolio } from "@advisor/domain/portfolio/portfolio";
import { holdingsFaults } from "./compared-holdings.ts";
import { policyFaults } from "./compared-policy.ts";
import { returnFaults } from "./compared-returns.ts";
import { saleFaults } from "./compared-sales.ts";
import type { Ask } from "./differs.ts";
import type { FileHousehold } from "./file.ts";

/** Each figure of the tools that differs from the one computed here. */
export async function disagreements(
  file: FileHousehold,
  seed: number,
  ask: Ask,
): Promise<string[]> {
  return [
    ...holdingsFaults(file, await ask<Portfolio>("get_household_holdings", {})),
    ...(await policyFaults(file, seed, ask)),
    ...(await saleFaults(file, seed, ask)),
    ...(await returnFaults(file, ask)),
  ];
}
