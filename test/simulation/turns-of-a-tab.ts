import { expected, insisting, keyed, noticed, someOf, type Tab } from "./at-a-desk.ts";
import { type Answer, v1 } from "./client.ts";
import type { SentMessage, Talk, Wanted } from "./desk.ts";
import { wishes } from "./simulated-model.ts";
import { newReading, readingAt } from "./stream-reader.ts";

export async function say(tab: Tab, talk: Talk): Promise<void> {
  const { world, desk, client } = tab;
  const wish = world.dice.weighted({ plain: 8, task: 5, loop: 0.5 });
  const about = wish === "plain" ? "How are we doing?" : wishes[wish];
  const text = `${about} ${client.advisor.mark} message ${world.count()}.`;
  const sentMessage: SentMessage = {
    talk,
    text,
    key: keyed(world),
    sent: 0,
    contested: false,
    readings: [],
  };
  desk.sentMessage.push(sentMessage);
  await send(tab, sentMessage);
}

/** Sends a message, and repeats it with the same key until its outcome is known. */
async function send(tab: Tab, sentMessage: SentMessage): Promise<void> {
  if (sentMessage.key === undefined) {
    await once(tab, sentMessage, sentMessage.text);
    return;
  }
  await insisting(tab, () => once(tab, sentMessage, sentMessage.text));
}

async function once(tab: Tab, sentMessage: SentMessage, message: string): Promise<Answer> {
  const { world, client, desk } = tab;
  const { talk, key } = sentMessage;
  sentMessage.sent += 1;
  const reading = newReading();
  const body = { conversation_id: talk.id, message };
  const route = `POST ${v1}/chat/stream?protocol=ui`;
  const patience = world.dice.chance(0.12) ? world.dice.between(5, 6_000) : undefined;
  const answer = await client.ask(route, { body, key }, reading, patience);
  if (reading.start !== undefined) sentMessage.readings.push(reading);
  noticed(desk, talk, reading);
  const codes = ["turn_in_progress", "in_progress", "too_many_turns", "budget_exceeded"];
  expected(tab, talk, answer, sentMessage.contested ? [...codes, "idempotency_mismatch"] : codes);
  return answer;
}

export async function again(tab: Tab): Promise<void> {
  const sentMessage = someOf(
    tab.world,
    tab.desk.sentMessage.filter(({ key }) => key !== undefined),
  );
  if (sentMessage !== undefined) await send(tab, sentMessage);
}

export async function twoTabs(tab: Tab, talk: Talk): Promise<void> {
  const { dice } = tab.world;
  const sentMessage = someOf(
    tab.world,
    tab.desk.sentMessage.filter(({ key }) => key !== undefined),
  );
  const other =
    sentMessage !== undefined && dice.chance(0.4) ? send(tab, sentMessage) : say(tab, talk);
  await Promise.all([say(tab, talk), other]);
}

export async function otherBody(tab: Tab): Promise<void> {
  const sentMessage = someOf(
    tab.world,
    tab.desk.sentMessage.filter(({ key }) => key !== undefined),
  );
  if (sentMessage?.key === undefined) return;
  const { advisor } = tab.client;
  const reading = newReading();
  sentMessage.contested = true;
  const body = {
    conversation_id: sentMessage.talk.id,
    message: `${advisor.mark} not what the key is for`,
  };
  const route = `POST ${v1}/chat/stream?protocol=ui`;
  const answer = await tab.client.ask(route, { body, key: sentMessage.key }, reading);
  const acknowledged = sentMessage.readings.length > 0;
  if (answer.kind === "read" && acknowledged) {
    tab.world.broken(`the key of ${sentMessage.text} was taken for another message`);
  }
  const codes = ["idempotency_mismatch", "turn_in_progress", "in_progress", "too_many_turns"];
  expected(tab, sentMessage.talk, answer, codes);
}

/** Resumes a stream from some point already read, or from the start. */
export async function comeBack(tab: Tab, talk: Talk): Promise<void> {
  const { world, client, desk } = tab;
  const all = desk.sentMessage.flatMap((sentMessage) =>
    sentMessage.readings.map((reading) => ({ talk: sentMessage.talk, reading })),
  );
  const from = world.dice.chance(0.8)
    ? someOf(world, [...all.slice(-6), ...desk.readings.slice(-4)])
    : undefined;
  const read = from?.reading.frames.length ?? 0;
  const reading =
    from === undefined ? newReading() : readingAt(from.reading, world.dice.between(0, read));
  const back = from?.talk ?? talk;
  const patience = world.dice.chance(0.2) ? world.dice.between(5, 4_000) : undefined;
  const route = `GET ${v1}/chat/${back.id}/stream?protocol=ui`;
  const answer = await client.ask(route, { lastId: reading.lastId }, reading, patience);
  expected(tab, back, answer, []);
  if (answer.kind === "answered") return;
  desk.readings.push({ talk: back, reading });
  noticed(desk, back, reading);
}

export async function decide(tab: Tab): Promise<void> {
  const { world, desk } = tab;
  const wanted = someOf(world, desk.wanted.slice(-4));
  if (wanted === undefined) return;
  const key = keyed(world);
  const approved = world.dice.chance(0.75);
  const decision = { wanted, approved, key };
  if (world.dice.chance(0.25)) {
    const other = { wanted, approved: world.dice.chance(0.5), key: keyed(world) };
    await Promise.all([decideOnce(tab, decision), decideOnce(tab, other)]);
    return;
  }
  if (key === undefined) await decideOnce(tab, decision);
  else await insisting(tab, () => decideOnce(tab, decision));
}

async function decideOnce(
  tab: Tab,
  { wanted, approved, key }: { wanted: Wanted; approved: boolean; key: string | undefined },
): Promise<Answer> {
  const { world, client, desk } = tab;
  const scope = world.dice.chance(0.1) && key === undefined ? "conversation" : "once";
  wanted.answers.push({ approved, scope });
  const approvals = wanted.ids.map((approval_id) => ({ approval_id, approved, scope }));
  const body = { conversation_id: wanted.talk.id, approvals };
  const reading = newReading();
  const route = `POST ${v1}/chat/stream?protocol=ui`;
  const answer = await client.ask(route, { body, key }, reading);
  if (answer.kind !== "answered" && reading.start !== undefined) {
    desk.readings.push({ talk: wanted.talk, reading });
    noticed(desk, wanted.talk, reading);
  }
  const late = ["already_decided", "expired", "approvals_incomplete", "too_many_turns"];
  if (!wanted.sure) late.push("not_found");
  expected(tab, wanted.talk, answer, [
    ...late,
    "turn_in_progress",
    "in_progress",
    "budget_exceeded",
  ]);
  return answer;
}
