// Loaded before: what loads while the world runs would take real time.
import "@advisor/domain/brokerage/derived";
import "@advisor/domain/ips-check/compare";
import "@advisor/domain/returns/measured-performance";
import "@advisor/domain/text/document-search";
import { taskStore } from "@advisor/adapters/dynamo/household/paper-store";
import { spendKey } from "@advisor/adapters/dynamo/keys";
import { claimedOnDay, spentOnDay } from "@advisor/adapters/dynamo/spend/spend-item";
import type * as Entry from "@advisor/domain/entry";
import * as Spend from "@advisor/domain/spend";
import type { Stores } from "@advisor/functions/runtime";
import { vi } from "vitest";
import { openBookings } from "./bookings.ts";
import { type Answer, type Client, openClient, type Pending, v1 } from "./client.ts";
import { type Desk, emptyDesk } from "./desk.ts";
import {
  endFaults,
  foreignFaults,
  grammarFaults,
  readingFaults,
  sentMessageFaults,
} from "./final-checks.ts";
import { deliver, openFleet } from "./fleet.ts";
import { memoryTable } from "./memory-table.ts";
import { type Mutation, none } from "./mutations.ts";
import { advisors, settle } from "./people.ts";
import { watchRecords } from "./record-watch.ts";
import { newReading } from "./stream-reader.ts";
import { work } from "./tab.ts";
import { taskFaults } from "./task-checks.ts";
import { owningTimers, type VirtualTime, virtualTime } from "./virtual-time.ts";
import { diceOf, heal, openHistory, type World, weatherOf } from "./world.ts";

const begin = Date.parse("2026-11-21T10:00:00.000Z");
const tabsEach = 2;
const actionsEach = 32;
/** No world needs more steps; beyond this, something loops. */
const mostSteps = 2_000_000;

export interface Simulated {
  turns: number;
  steps: number;
  /** A hash of the whole history: equal exactly if the same things happened. */
  digest: string;
}

let modules: Promise<unknown> | undefined;

/**
 * Simulates one world from start to finish. Throws at the first broken promise, with the seed and
 * the step.
 */
export async function simulate(seed: number, mutation: Mutation): Promise<Simulated> {
  // The product imports some modules when they are first used. That takes real time, which no seed
  // decides, so a world whose result does not matter waits for them.
  modules ??= owned(
    virtualTime(begin, () => vi.dynamicImportSettled()),
    1,
    none,
  );
  await modules;
  return owned(virtualTime(begin), seed, mutation);
}

async function owned(time: VirtualTime, seed: number, mutation: Mutation): Promise<Simulated> {
  const giveBack = owningTimers(time);
  try {
    return await lived(seed, mutation, time);
  } finally {
    giveBack();
  }
}

async function lived(seed: number, mutation: Mutation, time: VirtualTime): Promise<Simulated> {
  const history = openHistory(seed, time);
  const watch = watchRecords(history.broken);
  const dice = diceOf(seed);
  const weather = { ...weatherOf(dice) };
  let counted = 0;
  const table = memoryTable({ now: () => time.now }, watch.observe);
  const count = (): number => {
    counted += 1;
    return counted;
  };
  const { note, broken } = history;
  const world: World = { seed, dice, time, weather, table, mutation, count, note, broken };
  note(`weather ${JSON.stringify(weather)}`);
  await settle(table);

  const bookings = openBookings();
  const fleet = openFleet(world, {
    bookings,
    published: (event) => deliver(world, fleet.any, event),
  });
  const pending: Pending = new Set();
  const offices = advisors.map((advisor) => {
    const desk = emptyDesk();
    const onEnd = (turn_id: string, end: string): void => {
      const conversation = desk.talks.find(({ id }) => turn_id.includes(id.replace("con_", "")));
      const start = { turn_id, user_message_id: "" };
      const record = watch.of(conversation?.id ?? "");
      for (const fault of endFaults(record, { start, texts: new Map() }, end)) broken(fault);
    };
    return { advisor, desk, client: openClient(world, { fleet, pending, advisor, onEnd }) };
  });

  /** Runs until the promise settles; fails if no events are left. */
  async function until(done: Promise<unknown>, limit = mostSteps): Promise<void> {
    let over = false;
    done.then(
      () => {
        over = true;
      },
      (error: unknown) =>
        broken(
          `a screen met what it did not expect: ${error instanceof Error ? error.stack : String(error)}`,
        ),
    );
    while (!over) {
      const more = await time.next();
      if (!more) broken(`nothing happens any more, and these wait: ${[...pending].join("; ")}`);
      if (time.step > limit) broken("it goes on for ever");
      history.check();
    }
  }

  const tabs = offices.flatMap(({ desk, client }) =>
    Array.from({ length: tabsEach }, () => {
      const foreign = () =>
        offices.flatMap((other) => (other.client === client ? [] : other.desk.talks));
      return work({ world, client, fleet, desk, foreign }, actionsEach);
    }),
  );
  await until(Promise.all(tabs));
  heal(weather);
  // All leases and slots of crashed turns expire, including one taken by a clock five minutes fast
  // and seen by a clock five minutes slow.
  await until(time.sleep(1_000_000));
  if (pending.size > 0) broken(`never answered: ${[...pending].join("; ")}`);
  for (const { desk, client } of offices) await until(openAll(world, desk, client));
  await until(time.sleep(1_000));

  const records = watch.ids().map((id) => watch.of(id));
  for (const { desk, advisor } of offices) {
    for (const fault of await officeFaults(desk, advisor.id, watch.of)) broken(fault);
    await until(emptyHanded(world, fleet.any().stores, advisor.id));
  }
  const tasks = await Promise.all(
    advisors.flatMap(({ households }) =>
      households.map((id) => taskStore(table, () => time.now).list(id)),
    ),
  );
  for (const fault of taskFaults(
    records,
    tasks.flat(),
    offices.map(({ desk }) => desk),
  ))
    broken(fault);
  const days = await Promise.all(advisors.map(({ id }) => table.get(spendKey(id, "2026-11-21"))));
  const { micro_usd } = days.map((day) => spentOnDay(day, time.now)).reduce(Spend.add);
  // Including what they still reserve: the model call for a title may be in progress.
  const claimed = days.map(claimedOnDay).reduce((sum, one) => sum + one);
  if (claimed !== watch.counted()) {
    broken(`the days count ${claimed}, and their turns come to ${watch.counted()}`);
  }
  for (const fault of bookings.faults(micro_usd - watch.heldLate())) broken(fault);
  history.check();
  const turns = records.flat().filter(({ body }) => body.kind === "user").length;
  return { turns, steps: time.step, digest: history.digest() };
}

/** Opens every conversation and asks a plain question, which must work whatever happened before. */
async function openAll(world: World, { talks, sentMessage }: Desk, client: Client): Promise<void> {
  for (const talk of talks) {
    const page = await client.ask(`GET ${v1}/conversations/${talk.id}/messages`);
    const gone = page.kind === "answered" && page.status === 404 && talk.deleting;
    if (gone) continue;
    if (page.kind !== "answered" || page.status !== 200) {
      return world.broken(`${talk.id} cannot be opened: ${JSON.stringify(page)}`);
    }
    const text = `${client.advisor.mark} last words ${world.count()}.`;
    const reading = newReading();
    const body = { conversation_id: talk.id, message: text };
    const key = `key-${world.count()}`;
    const ask = () => client.ask(`POST ${v1}/chat/stream?protocol=ui`, { body, key }, reading);
    const answer = await patiently(world, ask);
    sentMessage.push({ talk, text, key, sent: 1, contested: false, readings: [reading] });
    if (answer.kind !== "read" || reading.ends.at(-1) !== "finish") {
      world.broken(
        `a plain message in ${talk.id} ended ${JSON.stringify(answer)} ${reading.ends.join()}`,
      );
    }
  }
}

/**
 * A process that sees a crashed turn's lease or slot for the first time waits until it has been
 * unchanged long enough.
 */
async function patiently({ time }: World, ask: () => Promise<Answer>): Promise<Answer> {
  for (let left = 10; left > 0; left -= 1) {
    const answer = await ask();
    const passes = answer.kind === "answered" && [409, 429].includes(answer.status);
    if (!passes) return answer;
    await time.sleep(13_000);
  }
  return ask();
}

/** No turn runs, so no slot may be taken. */
async function emptyHanded(world: World, { spends }: Stores, advisorId: string): Promise<void> {
  const { running } = await spends.today(advisorId);
  if (running > 0) world.broken(`${advisorId} still holds ${running} places`);
}

async function officeFaults(
  { talks, sentMessage, readings }: Desk,
  advisorId: string,
  recordOf: (id: string) => readonly Entry.Info[],
): Promise<string[]> {
  const own = await Promise.all(talks.map(({ id }) => grammarFaults(recordOf(id))));
  return [
    ...own.flat(),
    ...talks.flatMap(({ id }) => foreignFaults(advisorId, recordOf(id))),
    ...sentMessage.flatMap((one) => [
      ...sentMessageFaults(recordOf(one.talk.id), one),
      ...one.readings.flatMap((reading) => readingFaults(recordOf(one.talk.id), reading)),
    ]),
    ...readings.flatMap(({ talk, reading }) => readingFaults(recordOf(talk.id), reading)),
  ];
}
