import type * as Source from "@advisor/domain/source";
import type { Sourced } from "@advisor/tools/sourced";
import { datasetInfoKey } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { providerFault } from "../http/provider-fault.ts";

/** Labels a value as coming from the embedded dataset, and so as simulated. */
export const simulatedValue = <Value>(
  value: Value,
  as_of: string,
  delay: Source.Info["delay"],
): Sourced<Value> => ({
  value,
  source: { as_of, provider: "embedded", delay, simulated: true },
});

/** The dataset's date, for results that have no date of their own. */
export async function datasetDay(table: Table): Promise<string> {
  const about = await table.get(datasetInfoKey, { eventual: true });
  if (about === undefined) {
    throw providerFault(
      "upstream",
      "embedded",
      "has no data in this store yet. Whoever runs this system loads it with npm run seed.",
    );
  }
  return String(about.as_of);
}
