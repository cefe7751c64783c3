import { maxHouseholdsPerRead } from "@advisor/adapters/dynamo/household/household-record-store";
import type { BookEntry } from "@advisor/tools/ports";
import type { Stores } from "../runtime.ts";

const cardsAtOnce = 210;
/** How many reads, each of several households, run in parallel. */
const readsAtOnce = 4;

type ReadRecords = (ids: readonly string[]) => ReturnType<Stores["records"]["read"]>;

/** Streams the records of all of the advisor's households, by name. Checks that each is the advisor's own. */
export async function* readAdvisorBook(
  runtime: Pick<Stores, "households" | "records" | "log">,
  advisorId: string,
  wanted: { papers: boolean },
): AsyncGenerator<BookEntry> {
  const read: ReadRecords = (ids) => runtime.records.read(ids, wanted);
  let cursor: string | undefined;
  do {
    const page = await runtime.households.list(advisorId, { cursor, limit: cardsAtOnce });
    for await (const { id, name, found } of inOrder(page.items, read)) {
      if (found.status === "rejected") {
        runtime.log.error("household_not_read", { household_id: id }, found.reason);
        yield { name, filed: undefined };
      } else if (found.value?.snapshot.household.advisor_id === advisorId) {
        yield { name, filed: found.value };
      }
    }
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
}

interface NamedBook {
  id: string;
  name: string;
}

/** Reads in parallel, and yields the households in the order of the list. */
async function* inOrder(cards: readonly NamedBook[], read: ReadRecords) {
  const batches = Array.from({ length: Math.ceil(cards.length / maxHouseholdsPerRead) }, (_, n) =>
    cards.slice(n * maxHouseholdsPerRead, (n + 1) * maxHouseholdsPerRead),
  );
  const start = async (batch: readonly NamedBook[]) => {
    const found = await read(batch.map(({ id }) => id));
    return batch.flatMap(({ id, name }, at) => {
      const one = found[at];
      return one === undefined ? [] : [{ id, name, found: one }];
    });
  };
  const running: ReturnType<typeof start>[] = [];
  for (const batch of batches) {
    const reading = start(batch);
    reading.catch(() => undefined); // Failures are thrown where it is awaited, unless an earlier read failed.
    running.push(reading);
    const first = running.length < readsAtOnce ? undefined : running.shift();
    if (first !== undefined) yield* await first;
  }
  for (const reading of running) yield* await reading;
}
