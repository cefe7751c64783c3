import type { FailedWrite, Table, TableItem } from "@advisor/adapters/dynamo/table";
import { Fault } from "@advisor/domain/fault";
import { died, type Machine } from "./machine.ts";
import type { World } from "./world.ts";

const fates = {
  well: 980,
  slow: 8,
  throttled: 5,
  /** Done, but the SDK retries and finds its own write. */
  retried: 7,
  /** Done, but the response is lost. */
  lost: 3,
  /** Done, and done again later. */
  twice: 5,
  crashBefore: 2,
  crashAfter: 2,
  pause: 2,
};
type Fate = keyof typeof fates;

const onlyWrites: ReadonlySet<Fate> = new Set(["retried", "lost", "twice"]);

function fateOf({ dice, weather }: World, writes: boolean): Fate {
  const { store, crash, pause } = weather;
  const fate = dice.weighted<Fate>({
    ...fates,
    slow: fates.slow * store,
    throttled: fates.throttled * store,
    retried: fates.retried * store,
    lost: fates.lost * store,
    twice: fates.twice * store,
    crashBefore: fates.crashBefore * crash,
    crashAfter: fates.crashAfter * crash,
    pause: fates.pause * pause,
  });
  return !writes && onlyWrites.has(fate) ? "well" : fate;
}

/** A process's connection to the shared table: seeded faults of the network and the SDK. */
export function faultyTable(world: World, machine: Machine): Table {
  const { table } = world;
  const read = <Answer>(name: string, run: () => Promise<Answer>) =>
    call(world, machine, { name, run, writes: false, again: run });
  return {
    get: (key, options) => read(`get ${key.pk} ${key.sk}`, () => table.get(key, options)),
    getMany: (keys, options) => read("getMany", () => table.getMany(keys, options)),
    query: (query) => read(`query ${query.pk}`, () => table.query(query)),
    write: (write) => {
      const run = () => table.write(write);
      return call(world, machine, { name: named(write), run, writes: true, again: run });
    },
    update: (update) => {
      const run = (): Promise<{ now: TableItem } | FailedWrite> => table.update(update);
      return call(world, machine, { name: named(update), run, writes: true, again: run });
    },
    writeAll: (writes) => {
      // The SDK sends the same token with every attempt of a transaction, and gets the first
      // response again.
      let first: ReturnType<Table["writeAll"]> | undefined;
      const run = () => {
        first ??= table.writeAll(writes);
        return first;
      };
      const name = writes.map(named).join(" + ");
      return call(world, machine, { name, run, writes: true, again: run });
    },
  };
}

const named = (write: object): string => {
  const [kind = "", key] = Object.entries(write)[0] ?? [];
  const { pk, sk } = key as { pk: string; sk: string };
  return `${kind} ${pk} ${sk}`;
};

interface Call<Answer> {
  name: string;
  writes: boolean;
  run: () => Promise<Answer>;
  again: () => Promise<Answer>;
}

function call<Answer>(world: World, machine: Machine, given: Call<Answer>): Promise<Answer> {
  const { dice, time } = world;
  if (!machine.alive) return Promise.reject(died());
  const fate = fateOf(world, given.writes);
  const there = dice.between(1, 8);
  const back = dice.between(1, 8);
  world.note(`${machine.id} ${given.name} ${fate}`);
  const answered = Promise.withResolvers<Answer>();
  const dead = (): void => answered.reject(died());
  const answer = (from: Promise<Answer>, after: number) =>
    time.after(after, () => machine.deliver(() => answered.resolve(from), dead));
  const unavailable = (after: number) =>
    time.after(after, () => machine.deliver(() => answered.reject(silent()), dead));
  /** A request sent before a crash may or may not arrive. */
  const arrive = (then: () => void, after = there) => {
    const arrives = dice.chance(0.5);
    time.after(after, () => {
      if (machine.alive || arrives) then();
      else dead();
    });
  };
  const outcomes: Record<Fate, () => void> = {
    well: () => arrive(() => void answer(given.run(), back)),
    slow: () => arrive(() => void answer(given.run(), back), dice.between(200, 3_500)),
    throttled: () => void unavailable(dice.between(300, 1_500)),
    retried: () =>
      arrive(() => {
        void given.run();
        time.after(dice.between(30, 2_600), () => void answer(given.again(), back));
      }),
    lost: () =>
      arrive(() => {
        void given.run();
        unavailable(dice.between(2_500, 10_500));
      }),
    twice: () =>
      arrive(() => {
        void answer(given.run(), back);
        time.after(dice.between(1, 6_000), () => void given.again());
      }),
    crashBefore: () => {
      machine.crash();
      dead();
    },
    crashAfter: () =>
      void time.after(there, () => {
        void given.run();
        machine.crash();
        dead();
      }),
    pause: () =>
      void time.after(there, () => {
        const ran = given.run();
        machine.pause(dice.between(3_000, 45_000));
        answer(ran, back);
      }),
  };
  outcomes[fate]();
  return answered.promise;
}

const silent = (): Fault =>
  new Fault("busy", "storage_unavailable", "The store did not answer. Try again in a moment.");
