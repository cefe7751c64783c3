import { type ApiProcess, openProcess, type Surroundings } from "./api-process.ts";
import { openMachine } from "./machine.ts";
import type { World } from "./world.ts";

/** Processes that start and crash; a crashed one is replaced. */
export function openFleet(world: World, around: Surroundings): { any(): ApiProcess } {
  const { dice, time } = world;
  const living: ApiProcess[] = [];
  let opened = 0;
  const farOff = dice.chance(0.1);
  function open(): void {
    opened += 1;
    const skew =
      farOff && dice.chance(0.3) ? dice.pick([-300_000, 300_000]) : dice.between(-1_500, 1_500);
    const machine = openMachine(world, `p${opened}`, skew);
    const fresh = openProcess(world, machine, around);
    living.push(fresh);
    machine.onCrash(() => {
      living.splice(living.indexOf(fresh), 1);
      if (living.length === 0) open();
      else time.after(dice.between(100, 3_000), open);
    });
  }
  for (let left = 3; left > 0; left -= 1) open();
  return {
    any() {
      const [first, ...more] = living;
      if (first === undefined) throw new Error("one process lives at any time");
      return dice.pick([first, ...more]);
    },
  };
}

/**
 * Delivers an event at least once at any time, or never, like a bus; failed deliveries are retried.
 */
export function deliver(
  { dice, time, note }: World,
  any: () => ApiProcess,
  event: { conversation_id: string; advisor_id: string },
): void {
  const times = Number(dice.weighted({ 0: 1, 1: 6, 2: 2, 3: 1 }));
  const attempt = (left: number): void => {
    const { machine, title } = any();
    note(`${machine.id} hears of ${event.conversation_id}`);
    machine.deliver(() => {
      title(event.conversation_id, event.advisor_id).catch(() => {
        if (left > 0) time.after(dice.between(1_000, 30_000), () => attempt(left - 1));
      });
    });
  };
  for (let nth = 0; nth < times; nth += 1) time.after(dice.between(0, 60_000), () => attempt(3));
}
