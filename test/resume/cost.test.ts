import { wait } from "@advisor/adapters/world";
import { expect, test, vi } from "vitest";
import { counted } from "../long/record.fixture.ts";
import { collected, eventsOf } from "./readers.ts";
import { withResume } from "./resume.fixture.ts";

const api = withResume(15);

/** The delays between a reader's polls of the store. */
const pauses = new Set([250, 500, 1_000, 2_000]);

test("a following reader costs at most 2 read units per poll, and writes nothing", async () => {
  const id = await api.start();
  const live = eventsOf(await api.ask(id));
  await live.next();
  vi.stubEnv("MODEL_ID", "paced");
  let polls = 0;
  const { app, cost } = counted({
    wait(milliseconds, signal) {
      if (pauses.has(milliseconds)) polls += 1;
      return wait(milliseconds, signal);
    },
  });
  vi.unstubAllEnvs();
  const spent = await cost(async () => {
    const rest = await collected(eventsOf(await api.resume(id, undefined, { app })));
    expect(rest.at(-1)?.value).toMatchObject({ type: "finish" });
  });
  await collected(live);
  expect(polls).toBeGreaterThan(1);
  expect(spent.written).toBe(0);
  // The initial reads: the conversation, its newest entries, the turn, its checkpoints.
  expect(spent.read).toBeLessThanOrEqual(8 + 2 * polls);
});
