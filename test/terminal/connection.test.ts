import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ended, piped, start } from "./program.ts";
import { startService } from "./scripted-service.ts";

let service: Awaited<ReturnType<typeof startService>>;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

const slow = ["research", "--question", "Pays?", "--companies", "Acme, Slow, Bolt"];

/** Runs the program until it prints this on standard error. */
async function until(child: ReturnType<typeof start>, said: string): Promise<void> {
  let notes = "";
  for (;;) {
    const [piece] = (await once(child.stderr, "data")) as [Buffer];
    notes += piece.toString();
    if (notes.includes(said)) return;
  }
}

const run = () => [...service.research.runs.values()][0];

describe("a run whose connection is lost", () => {
  test("continues from the last event, and reports loss and reconnection once", async () => {
    const child = start(slow, { url: service.url });
    const whole = ended(child);
    await until(child, "[Slow / Pays?] Researching");
    await service.vanish();
    await until(child, "Connection lost.");
    await service.back();
    await until(child, "Connected again.");
    run()?.cancel();
    const { code, answers, notes } = await whole;
    expect(notes.match(/Connection lost\. Trying again for up to 300 seconds\./g)).toHaveLength(1);
    expect(notes.match(/Connected again\./g)).toHaveLength(1);
    expect(notes.match(/\[Acme \/ Pays\?\] Researching/g)).toHaveLength(1);
    expect(answers.match(/^Acme/gm)).toHaveLength(1);
    expect(code).toBe(4);
  });

  test("is abandoned after the stated time, with instructions to resume", async () => {
    const child = start([...slow, "--patience", "1"], { url: service.url });
    const whole = ended(child);
    await until(child, "[Slow / Pays?] Researching");
    await service.vanish();
    const { code, notes } = await whole;
    expect(code).toBe(1);
    expect(notes).toContain(
      `The run may go on at the service. Come back with: advisor research --resume ${run()?.plan.id}\n`,
    );
    expect(notes).toMatch(/No connection to http:\S+ for 1 second\.\n$/);
    run()?.cancel();
  });

  test("continues when only the stream breaks", async () => {
    const child = start(slow, { url: service.url });
    const whole = ended(child);
    await until(child, "[Slow / Pays?] Researching");
    for (const stream of service.research.streams) stream.destroy();
    await until(child, "Connected again.");
    run()?.cancel();
    expect((await whole).answers.match(/^Acme/gm)).toHaveLength(1);
  });
});

test("an answer whose connection is lost is resumed", async () => {
  const { code, answers, notes } = await piped(["lost"], { url: service.url });
  expect([code, answers]).toEqual([0, "The first half, and the second.\n"]);
  expect(notes.match(/Connection lost/g)).toHaveLength(1);
});

test("a service that was never reachable is not retried", async () => {
  await service.vanish();
  const { code, notes } = await piped(["What?"], { url: service.url });
  expect([code, notes]).toEqual([
    1,
    `Nothing answers at ${service.url}. Start the service (npm run dev), or name its address with --url.\n`,
  ]);
});

test("an invalid token is reported with the variable to set", async () => {
  const { code, notes } = await piped(["What?"], {
    url: service.url,
    environment: { ADVISOR_TOKEN: "old" },
  });
  expect([code, notes]).toEqual([
    1,
    "unauthenticated: Sign in first. Set ADVISOR_TOKEN to a valid token and try again.\n",
  ]);
});

describe("an interruption", () => {
  test("pauses the run and shows its results", async () => {
    const child = start(slow, { url: service.url });
    const whole = ended(child);
    await until(child, "[Slow / Pays?] Researching");
    child.kill("SIGINT");
    const { code, answers, notes } = await whole;
    expect(code).toBe(130);
    expect(answers).toContain("Acme | Pays? | positive");
    expect(notes).toContain("Stopping. Press Ctrl-C again to leave at once.");
    expect(notes).toContain("Go on with: advisor research --resume");
    expect(run()?.state.status).toBe("resting");
  });

  test("stops an answer", async () => {
    const child = start(["slow"], { url: service.url });
    const whole = ended(child);
    await once(child.stdout, "data");
    child.kill("SIGINT");
    const { code, notes } = await whole;
    expect([code, notes]).toEqual([
      130,
      "Stopping. Press Ctrl-C again to leave at once.\nStopped.\n",
    ]);
  });

  test("pressed twice exits at once, whatever the service does", async () => {
    const child = start(slow, { url: service.url });
    const whole = ended(child);
    await until(child, "[Slow / Pays?] Researching");
    await service.vanish();
    child.kill("SIGINT");
    await until(child, "Stopping.");
    child.kill("SIGINT");
    expect((await whole).code).toBe(130);
    run()?.cancel();
  });
});

test("a closed output pipe ends the program silently", async () => {
  const child = start(["research", "--question", "Pays?", "--companies", "Acme, Slow"], {
    url: service.url,
  });
  child.stdout.destroy();
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  run()?.cancel();
});
