import type { Journal } from "@advisor/domain/journal";
import { openRuntime } from "@advisor/functions/runtime";
import { describe, expect, test } from "vitest";
import { type App, v1 } from "../api/api.fixture.ts";
import { collected, eventsOf, whole } from "./readers.ts";
import { type Protocol, question, reading, withResume } from "./resume.fixture.ts";

const api = withResume();

/** An app that counts its reads of unfinished steps. */
function counting(): { app: App; reads(): number } {
  const { journal } = openRuntime();
  let reads = 0;
  const counted: Journal = {
    ...journal,
    checkpoints(...given) {
      reads += 1;
      return journal.checkpoints(...given);
    },
  };
  return { app: api.open("paced", { journal: counted }), reads: () => reads };
}

const ask = (id: string, app: App, protocol: Protocol = "ui") =>
  api.call(`POST ${v1}/chat/stream?protocol=${protocol}`, {
    body: { conversation_id: id, message: question },
    app,
  });

describe.each<Protocol>(["ui", "ui7", "data"])(
  "a reader in the turn's own process, in the %s encoding",
  (protocol) => {
    test("receives everything live, after one read of the store", async () => {
      const id = await api.start();
      const { app, reads } = counting();
      const live = reading(await ask(id, app, protocol), protocol);
      const first = await live.next();
      const [fromStart, fromFirst, all] = await Promise.all([
        api
          .resume(id, undefined, { protocol, app })
          .then((stream) => collected(reading(stream, protocol))),
        api.rest(id, first.value.id, { protocol, app }),
        collected(live),
      ]);
      expect(reads()).toBe(2);
      expect(whole(fromStart)).toEqual(whole([first.value, ...all]));
      expect(whole(fromFirst)).toEqual(whole(all));
      expect(fromStart.at(-1)?.id).toBe(all.at(-1)?.id);
    });
  },
);

test("readers that reconnect within a text read each character once", async () => {
  const id = await api.start();
  const { app } = counting();
  const live = eventsOf(await ask(id, app));
  const first = await live.next();
  const all = collected(live);
  const read: { id: number; value: unknown }[] = [first.value];
  for (const count of [5, 9, 17, 33, 1_000]) {
    const stream = await api.resume(id, read.at(-1)?.id, { app });
    for await (const one of eventsOf(stream)) {
      read.push(one);
      if (read.length % count === 0) break;
    }
  }
  const rest = await api.resume(id, read.at(-1)?.id, { app });
  if (rest.status === 200) read.push(...(await collected(eventsOf(rest))));
  expect(whole(read)).toEqual(whole([first.value, ...(await all)]));
});

test("readers of one advisor are limited, and served again when one has left", async () => {
  const id = await api.start();
  const { app } = counting();
  const live = eventsOf(await ask(id, app));
  await live.next();
  const all = await Promise.all(
    Array.from({ length: 61 }, () => api.resume(id, undefined, { app })),
  );
  const refused = all.filter(({ status }) => status === 429);
  expect(all.filter(({ status }) => status === 200)).toHaveLength(60);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toMatchObject({ code: "too_many_streams", retryable: true });
  await Promise.all(all.flatMap((one) => (one.status === 200 ? one.body?.cancel() : [])));
  await collected(live);
  await expect.poll(async () => (await api.resume(id, undefined, { app })).status).toBe(204);
});
