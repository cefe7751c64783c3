import { embeddedMarket } from "@advisor/adapters/market/embedded/market";
import { market as dataset } from "@advisor/sample-data/market/market";
import { seed } from "@advisor/sample-data/seed";
import { openTestStore } from "./test-store.ts";

/** The embedded market over a store with the sample data, and the original data. */
export async function openEmbeddedStore() {
  const { table, close } = await openTestStore();
  await seed(table);
  return { market: embeddedMarket(table), data: dataset(), close };
}

export const source = (delay: string, as_of: string) => ({
  as_of,
  provider: "embedded",
  delay,
  simulated: true,
});
