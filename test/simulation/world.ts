import { createHash } from "node:crypto";
import type { Table } from "@advisor/adapters/dynamo/table";
import { type Dice, dice } from "./dice.ts";
import type { Mutation } from "./mutations.ts";
import type { VirtualTime } from "./virtual-time.ts";

/** How often things go wrong, as a factor; 0 means never. */
export interface Weather {
  store: number;
  model: number;
  crash: number;
  pause: number;
}

/** Everything the parts of a simulation share. */
export interface World {
  seed: number;
  dice: Dice;
  time: VirtualTime;
  weather: Weather;
  /** The shared table of all processes. */
  table: Table;
  mutation: Mutation;
  /** The next number, used to make unique words. */
  count(): number;
  /** Adds a line to the history. */
  note(line: string): void;
  /** Reports a broken promise and ends the simulation. */
  broken(promise: string): void;
}

export interface History {
  note(line: string): void;
  broken(promise: string): void;
  check(): void;
  digest(): string;
}

/** How many history lines are printed with a failure. */
const linesKept = 80;

/** The history of one seed. Equal hashes mean equal runs. */
export function openHistory(seed: number, time: VirtualTime): History {
  const hash = createHash("sha256");
  const last: string[] = [];
  let fault: string | undefined;
  return {
    note(line) {
      const full = `${time.step} ${time.now} ${line}`;
      hash.update(`${full}\n`);
      last.push(full);
      if (last.length > linesKept) last.shift();
    },
    broken(promise) {
      fault ??= [
        `seed ${seed}, step ${time.step}: ${promise}`,
        `Replay it with: SIMULATION_SEED=${seed} npx vitest run test/simulation`,
        ...last,
      ].join("\n");
    },
    check() {
      if (fault !== undefined) throw new Error(fault);
    },
    digest: () => hash.digest("hex"),
  };
}

const calm: Weather = { store: 0, model: 0, crash: 0, pause: 0 };

/** Some worlds are calm, some have one kind of fault, some have all. */
export function weatherOf({ weighted }: Dice): Weather {
  const climates = {
    calm: { ...calm, model: 1 },
    usual: { store: 1, model: 1, crash: 1, pause: 1 },
    throttled: { ...calm, store: 4, model: 1 },
    crashing: { ...calm, store: 0.5, model: 0.5, crash: 4 },
    stalling: { ...calm, store: 1, model: 0.5, crash: 0.5, pause: 5 },
    hostile: { ...calm, store: 0.5, model: 3 },
    storm: { store: 3, model: 2, crash: 3, pause: 3 },
  };
  return climates[
    weighted({ calm: 1, usual: 6, throttled: 2, crashing: 3, stalling: 3, hostile: 2, storm: 2 })
  ];
}

/** Stops all faults. */
export const heal = (weather: Weather): Weather => Object.assign(weather, calm);

export const diceOf = (seed: number): Dice => dice(Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995);
