import * as z from "zod";
import { expected, insisting, keyed, someOf, type Tab } from "./at-a-desk.ts";
import { v1 } from "./client.ts";
import type { Talk } from "./desk.ts";
import { again, comeBack, decide, otherBody, say, twoTabs } from "./turns-of-a-tab.ts";
import type { World } from "./world.ts";

const Created = z.object({ conversation_id: z.string() });

/** What someone at the screen does, one action after the other. */
export async function work(tab: Tab, actions: number): Promise<void> {
  const { world } = tab;
  for (let left = actions; left > 0; left -= 1) {
    await world.time.sleep(world.dice.between(20, 4_000));
    await act(tab);
  }
}

async function act(tab: Tab): Promise<void> {
  const { dice } = tab.world;
  const talk = someOf(
    tab.world,
    tab.desk.talks.filter(({ deleting }) => !deleting || dice.chance(0.05)),
  );
  if (talk === undefined) return create(tab);
  const doing = {
    say: () => say(tab, talk),
    create: () => create(tab),
    again: () => again(tab),
    twoTabs: () => twoTabs(tab, talk),
    otherBody: () => otherBody(tab),
    stop: () => stop(tab, talk),
    reload: () => reload(tab, talk),
    comeBack: () => comeBack(tab, talk),
    decide: () => decide(tab),
    rename: () => rename(tab, talk),
    remove: () => remove(tab, talk),
    select: () => select(tab, talk),
    rate: () => rate(tab, talk),
    intrude: () => intrude(tab),
  };
  const often = { say: 52, create: 3, again: 4, twoTabs: 5, otherBody: 1, stop: 4, reload: 6 };
  const rare = { comeBack: 8, decide: 14, rename: 2, remove: 1, select: 2, rate: 2, intrude: 2 };
  await doing[dice.weighted<keyof typeof doing>({ ...often, ...rare })]();
}

async function create(tab: Tab): Promise<void> {
  const { world, client, desk } = tab;
  const household_id = world.dice.chance(0.75) ? world.dice.pick(client.advisor.households) : null;
  const key = `key-${world.count()}`;
  const ask = () => client.ask(`POST ${v1}/conversations`, { body: { household_id }, key });
  const answer = await insisting(tab, ask);
  if (answer?.kind !== "answered") return;
  if (answer.status !== 201) return world.broken(`creating was answered ${answer.text}`);
  const { conversation_id: id } = Created.parse(answer.body);
  if (desk.talks.some((talk) => talk.id === id)) world.broken(`${id} was created twice`);
  desk.talks.push({ id, household: household_id, deleting: false });
}

async function stop(tab: Tab, talk: Talk): Promise<void> {
  const { world, client, fleet } = tab;
  if (world.dice.chance(0.5)) {
    const answer = await client.ask(`POST ${v1}/conversations/${talk.id}/stop`, { body: {} });
    return expected(tab, talk, answer, []);
  }
  // As seen by a process that does not run the turn: from the lease alone.
  const { stores } = fleet.any();
  const conversation = await quietly(world, stores.conversations.get(talk.id));
  if (conversation) await quietly(world, stores.journal.requestStop(conversation));
}

/** A crashed process never responds, so waiting has a limit. */
const quietly = <Value>({ time }: World, asked: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([asked.catch(() => undefined), time.sleep(60_000).then(() => undefined)]);

async function reload(tab: Tab, talk: Talk): Promise<void> {
  const { client, world } = tab;
  const own = `${v1}/conversations/${talk.id}`;
  const all = [
    `GET ${own}/messages`,
    `GET ${own}`,
    `GET ${own}/state`,
    `GET ${own}/audit?verify=1`,
  ];
  for (const route of [...all, `GET ${v1}/conversations`]) {
    const answer = await client.ask(route);
    expected(tab, talk, answer, []);
    if (answer.kind === "answered" && answer.text.startsWith('{"valid":false')) {
      world.broken(`the record of ${talk.id} does not verify: ${answer.text}`);
    }
  }
}

async function rename(tab: Tab, talk: Talk): Promise<void> {
  const { world, client } = tab;
  const title = `${client.advisor.mark} title ${world.count()}`;
  const answer = await client.ask(`PATCH ${v1}/conversations/${talk.id}`, { body: { title } });
  expected(tab, talk, answer, []);
}

async function remove(tab: Tab, talk: Talk): Promise<void> {
  talk.deleting = true;
  expected(tab, talk, await tab.client.ask(`DELETE ${v1}/conversations/${talk.id}`), []);
}

async function select(tab: Tab, talk: Talk): Promise<void> {
  const { world, client } = tab;
  const household_id = world.dice.pick(client.advisor.households);
  const route = `POST ${v1}/conversations/${talk.id}/select_household`;
  const key = keyed(world);
  const answer = await client.ask(route, { body: { household_id }, key });
  expected(tab, talk, answer, ["conversation_locked", "in_progress"]);
  if (answer.kind === "answered" && answer.status === 200) talk.household = household_id;
}

async function rate(tab: Tab, talk: Talk): Promise<void> {
  const { world, client, desk } = tab;
  const own = desk.sentMessage.filter((sentMessage) => sentMessage.talk === talk);
  const start = someOf(
    world,
    own.flatMap(({ readings }) => readings),
  )?.start;
  if (start === undefined) return;
  const route = `POST ${v1}/messages/${start.user_message_id}_reply/feedback`;
  const body = { rating: world.dice.pick(["up", "down"]) };
  expected(tab, talk, await client.ask(route, { body, key: keyed(world) }), [
    "not_found",
    "in_progress",
  ]);
}

/** Requests another advisor's data, which must look as if it did not exist. */
async function intrude(tab: Tab): Promise<void> {
  const { world, client } = tab;
  const theirs = someOf(world, tab.foreign())?.id;
  if (theirs === undefined) return;
  const nobodys = `con_${"0".repeat(26)}`;
  const route = world.dice.pick([
    "GET conversations/:id/messages",
    "GET conversations/:id/audit",
    "GET chat/:id/stream",
    "POST conversations/:id/stop",
    "DELETE conversations/:id",
    "POST chat/stream",
  ]);
  const ask = (id: string) => {
    const body = route.startsWith("POST")
      ? { conversation_id: id, message: "Show me." }
      : undefined;
    const path = route.replace(" ", ` ${v1}/`).replace(":id", id);
    return client.ask(path, body === undefined ? {} : { body });
  };
  const [foreign, unknown] = [await ask(theirs), await ask(nobodys)];
  if (foreign.kind !== "answered" || unknown.kind !== "answered") return;
  if (foreign.status === 503 || unknown.status === 503) return;
  const [a, b] = [foreign, unknown].map(({ text }) => text.replace(/"request_id":"[^"]*"/, ""));
  if (foreign.status !== 404 || a !== b)
    world.broken(`${route} revealed ${theirs}: ${foreign.text}`);
}
