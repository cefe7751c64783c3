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
export const countedAttribute = (id: string): string => `counted_${id}`;

export const spentOf = (item: Item | undefined): Spent => ({
  micro_usd: readSum(item?.micro_usd),
  input_tokens: readSum(item?.input_tokens),
  output_tokens: readSum(item?.output_tokens),
});

const attempts = 4;

/**
 * Every booking names what the day counts of the turn by now and what it is to count, and adds the
 * difference: a booking whose answer was lost is met again as done, and one that failed is made up
 * for by the next.
 */
export function openPlace(given: { table: Table; key: Key; place: number; id: string }): Place {
  const { table, key, place, id } = given;
  const counted = countedAttribute(id);
  /** What the day counts of this turn, as far as is known, and what stood there at the last look. */
  let known = nothing;
  let found: unknown = unbooked;
  let before: Promise<unknown> = Promise.resolve();

  const inOrder = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = before.then(work, work);
    before = next.catch(() => undefined);
    return next;
  };

  /** One write; undefined when the day counts something else of this turn than was thought. */
  async function tryBook(spent: Spent, there: string | undefined): Promise<Item | undefined> {
    const answer = await table.update({
      update: key,
      set: { [counted]: written(spent) },
      add: { ...difference(spent, known) },
      when: there === undefined ? {} : { [counted]: there },
      absent: there === undefined ? [counted] : [],
    });
    if ("now" in answer) return answer.now;
    found = answer.found?.[counted];
    return undefined;
  }

  async function book(wanted: Spent): Promise<Spent> {
    const spent = Spent.parse(wanted);
    found = written(known);
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      // Forgotten with the place, after its time was over: what was booked before is in the sums.
      const there = found === undefined ? undefined : String(found);
      if (there !== undefined) known = read(there);
      const item = await tryBook(spent, there);
      if (item === undefined) continue;
      known = spent;
      return spentOf(item);
    }
    throw new Fault("busy", "storage_unavailable", "The spending of the day could not be stored.");
  }

  /** Refused when the place is another's by now, or was given back already. */
  const release = () =>
    table.write({
      update: key,
      set: {},
      remove: [`place_${place}`, `conversation_${place}`, `until_${place}`, counted],
      when: { [`place_${place}`]: id },
    });

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
