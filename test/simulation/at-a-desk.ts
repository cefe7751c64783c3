import * as z from "zod";
import type { Answer, Client, Fleet } from "./client.ts";
import type { Desk, Talk } from "./desk.ts";
import type { Reading } from "./stream-reader.ts";
import type { World } from "./world.ts";

export interface Tab {
  world: World;
  client: Client;
  fleet: Fleet;
  desk: Desk;
  /** Conversations of the other advisor. */
  foreign: () => Talk[];
}

const Problem = z.object({ code: z.string() });

export function someOf<Value>({ dice }: World, values: readonly Value[]): Value | undefined {
  return values[dice.between(0, Math.max(values.length - 1, 0))];
}

export const keyed = (world: World): string | undefined =>
  world.dice.chance(0.85) ? `key-${world.count()}` : undefined;

/** Repeats a request with the same key until it is answered, like a screen does. */
export async function insisting(
  { world: { time, dice } }: Tab,
  ask: () => Promise<Answer>,
): Promise<Exclude<Answer, { kind: "cut" }> | undefined> {
  for (let tries = 0; tries < 5; tries += 1) {
    const answer = await ask();
    const passes = answer.kind === "answered" && [409, 429, 503].includes(answer.status);
    if (answer.kind !== "cut" && !passes) return answer;
    if (dice.chance(0.25)) return undefined;
    await time.sleep(dice.between(100, 9_000));
  }
  return undefined;
}

/** Whether the situation explains a status; any other status is a failure. */
export function expected({ world }: Tab, talk: Talk, answer: Answer, codes: string[]): void {
  if (answer.kind !== "answered" || answer.status < 300) return;
  const { code } = Problem.parse(answer.body);
  const gone = talk.deleting && code === "not_found";
  const passing = ["storage_unavailable", "conflict"];
  if (gone || passing.includes(code) || codes.includes(code)) return;
  world.broken(`an answer that nothing explains: ${answer.text}`);
}

/** Adds approvals that were read to the desk. */
export function noticed(desk: Desk, talk: Talk, reading: Reading): void {
  const ids = reading.approvals.filter((id) => !desk.wanted.some((one) => one.ids.includes(id)));
  // A stream stops at one step, whose approvals are decided together.
  const sure = reading.ends.at(-1) === "finish";
  if (ids.length > 0) desk.wanted.push({ talk, ids: [...new Set(ids)], sure, answers: [] });
}
