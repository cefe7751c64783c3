import { expect, it } from "vitest";
import { connection, pausesMs } from "./connection.ts";

/** A connection to a service that can be made unreachable, with a controlled clock. */
function placed(reachable: boolean) {
  const world = {
    reachable,
    now: 0,
    online: true,
    probes: 0,
    waiting: [] as { ms: number; call(): void }[],
  };
  const link = connection({
    probe: async () => {
      world.probes += 1;
      if (!world.reachable) throw new TypeError("no network");
    },
    online: () => world.online,
    now: () => world.now,
    after(ms, call) {
      const one = { ms, call };
      world.waiting.push(one);
      return () => {
        world.waiting = world.waiting.filter((other) => other !== one);
      };
    },
  });
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    world,
    link,
    async later() {
      const [first] = world.waiting.splice(0, 1);
      world.now += first?.ms ?? 0;
      first?.call();
      await settle();
    },
    settle,
  };
}

it("a single failed request is not a lost connection", async () => {
  const { link, world } = placed(true);
  await link.failed();
  expect([link.link(), world.waiting]).toEqual([{ lost: false, next: undefined }, []]);
});

it("an unreachable service is retried with growing pauses until it responds", async () => {
  const { link, world, later } = placed(false);
  await link.failed();
  const pauses: number[] = [];
  for (const _ of pausesMs) {
    pauses.push((link.link().next ?? 0) - world.now);
    await later();
  }
  expect(pauses).toEqual(pausesMs);
  world.reachable = true;
  await later();
  expect([link.link(), world.waiting]).toEqual([{ lost: false, next: undefined }, []]);
});

it("many failures at once are one lost connection", async () => {
  const { link, world } = placed(false);
  await Promise.all([link.failed(), link.failed(), link.failed()]);
  expect([world.probes, world.waiting.length]).toEqual([1, 1]);
});

it("is retried at once on request, and never twice in parallel", async () => {
  const { link, world, settle } = placed(false);
  await link.failed();
  world.reachable = true;
  link.tryNow();
  link.tryNow();
  await settle();
  expect([link.link().lost, world.probes, world.waiting]).toEqual([false, 2, []]);
});

it("any response ends the waiting", async () => {
  const { link, world } = placed(false);
  await link.failed();
  link.answered();
  expect([link.link().lost, world.waiting]).toEqual([false, []]);
});

it("a browser without a network says since when, until it has one", async () => {
  const { link, world, later } = placed(true);
  world.now = 100;
  link.answered();
  Object.assign(world, { online: false, reachable: false, now: 200 });
  await link.failed();
  const since = [link.link()];
  await later();
  world.online = true;
  since.push(link.link());
  await later();
  since.push(link.link());
  expect(since.map(({ offlineSince, heardAt }) => [offlineSince, heardAt])).toEqual([
    [200, 100],
    [200, 100],
    [undefined, 100],
  ]);
});

it("a response that was under way when the network went does not end the watch", async () => {
  const { link, world, later } = placed(false);
  Object.assign(world, { online: false, now: 100 });
  await link.failed();
  link.answered();
  expect([link.link().lost, world.waiting.length]).toEqual([false, 1]);
  await later();
  expect(link.link()).toMatchObject({ lost: true, offlineSince: world.now, heardAt: 100 });
});

it("a service that responds without a network is looked at until there is one", async () => {
  const { link, world, later } = placed(true);
  world.online = false;
  await link.failed();
  await later();
  expect([link.link().lost, world.probes, world.waiting.length]).toEqual([false, 2, 1]);
  world.online = true;
  await later();
  expect([link.link().lost, world.probes, world.waiting]).toEqual([false, 3, []]);
});
