import { maxHouseholdsPerRead } from "@advisor/adapters/dynamo/household/household-record-store";
import type { BookEntry } from "@advisor/tools/ports";
import type { Stores } from "../runtime.ts";

const cardsAtOnce = 210;
/** Reads of several households each that run side by side. */
const readsAtOnce = 4;

type ReadRecords = (ids: readonly string[]) => ReturnType<Stores["records"]["read"]>;

/** What is on file of every household of the advisor, by name, as it is read; each is checked to be the advisor's. */
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

/** A few reads are always under way, and their households come in the order of the list. */
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
    reading.catch(() => undefined); // Whoever waits for it hears of it; nobody does once another failed.
    running.push(reading);
    const first = running.length < readsAtOnce ? undefined : running.shift();
    if (first !== undefined) yield* await first;
  }
  for (const reading of running) yield* await reading;
}
