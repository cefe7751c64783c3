import { readSum, Spent } from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import { nothing, type Place } from "@advisor/domain/spend";
import type { Key } from "./keys.ts";
import type { Item, Table } from "./table.ts";

/** What the day counts of a turn stands beside the day's sums, as a text that a write can compare. */
const written = ({ micro_usd, input_tokens, output_tokens }: Spent): string =>
  `${micro_usd} ${input_tokens} ${output_tokens}`;

function read(text: string): Spent {
  const [micro_usd, input_tokens, output_tokens] = text.split(" ").map(Number);
  return spentOf({ micro_usd, input_tokens, output_tokens });
}

export const unbooked = written(nothing);
const countedPrefix = "counted_";
export const countedAttribute = (id: string): string => `${countedPrefix}${id}`;

export const spentOf = (item: Item | undefined): Spent => ({
  micro_usd: readSum(item?.micro_usd),
  input_tokens: readSum(item?.input_tokens),
  output_tokens: readSum(item?.output_tokens),
});

/** What the day keeps of turns that never left: more than sleep at one time, little beside an item's size. */
const mostDead = 200;

/** Counts of turns that died long ago: of so many that none of them is waiting to wake. */
export function oldCounts(item: Item): string[] {
  const held = new Set(
    Object.entries(item).flatMap(([name, id]) =>
      name.startsWith("place_") ? [countedAttribute(String(id))] : [],
    ),
  );
  const counts = Object.keys(item).filter((name) => name.startsWith(countedPrefix));
  return counts
    .filter((name) => !held.has(name))
    .toSorted()
    .slice(0, -mostDead);
}

const attempts = 4;

/**
 * Every booking names what the day counts of the turn by now and what it is to count, and adds the
 * difference: a booking whose answer was lost is met again as done, and one that failed is made up
 * for by the next. The count outlives the place, so a turn that wakes after its place was given away
 * books nothing twice.
 */
export function openPlace(given: { table: Table; key: Key; place: number; id: string }): Place {
  const { table, key, place, id } = given;
  const counted = countedAttribute(id);
  /** What the day counts of this turn, as far as is known. */
  let known = nothing;
  let before: Promise<unknown> = Promise.resolve();

  const inOrder = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = before.then(work, work);
    before = next.catch(() => undefined);
    return next;
  };

  /** One write; undefined when the day counts something else of this turn than was thought. */
  async function tryBook(spent: Spent): Promise<Item | undefined> {
    const answer = await table.update({
      update: key,
      set: { [counted]: written(spent) },
      add: { ...difference(spent, known) },
      when: { [counted]: written(known) },
    });
    if ("now" in answer) return answer.now;
    known = read(String(answer.found?.[counted] ?? written(known)));
    return undefined;
  }

  async function book(wanted: Spent): Promise<Spent> {
    const spent = Spent.parse(wanted);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const item = await tryBook(spent);
      if (item === undefined) continue;
      known = spent;
      return spentOf(item);
    }
    throw new Fault("busy", "storage_unavailable", "The spending of the day could not be stored.");
  }

  /** Refused when the place is another's by now, or was given back already: then only the count goes. */
  async function release(): Promise<void> {
    const own = ["place", "conversation", "epoch", "until"].map((name) => `${name}_${place}`);
    const when = { [`place_${place}`]: id };
    const refused = await table.write({ update: key, set: {}, remove: [...own, counted], when });
    if (refused?.found?.[counted] === undefined) return;
    await table.write({ update: key, set: {}, remove: [counted], when: {} });
  }

  return {
    book: (spent) => inOrder(() => book(spent)),
    leave: (spent) =>
      inOrder(async () => {
        try {
          if (written(spent) !== written(known)) await book(spent);
        } finally {
          await release();
        }
      }),
  };
}

const difference = (a: Spent, b: Spent): Spent => ({
  micro_usd: a.micro_usd - b.micro_usd,
  input_tokens: a.input_tokens - b.input_tokens,
  output_tokens: a.output_tokens - b.output_tokens,
});
