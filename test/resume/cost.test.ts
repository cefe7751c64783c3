import { expect, test, vi } from "vitest";
import { counted } from "../long/record.fixture.ts";
import { collected, eventsOf } from "./readers.ts";
import { withResume } from "./resume.fixture.ts";

const api = withResume(15);

test("a reader that follows costs at most 4 read units a second, and writes nothing", async () => {
  const id = await api.start();
  const live = eventsOf(await api.ask(id));
  await live.next();
  vi.stubEnv("MODEL_ID", "paced");
  const { app, cost } = counted();
  vi.unstubAllEnvs();
  const began = performance.now();
  const spent = await cost(async () => {
    const rest = await collected(eventsOf(await api.resume(id, undefined, { app })));
    expect(rest.at(-1)?.value).toMatchObject({ type: "finish" });
  });
  const seconds = (performance.now() - began) / 1_000;
  await collected(live);
  process.stdout.write(
    `followed for ${seconds.toFixed(1)} s: ${spent.read} units in ${spent.reads} reads\n`,
  );
  expect(spent.written).toBe(0);
  // What the reader opens with: the conversation, its newest entries, the turn, its drafts.
  expect(spent.read).toBeLessThanOrEqual(8 + 4 * seconds);
});
