import { openLiveness } from "@advisor/domain/record/liveness";
import { expect, test } from "vitest";
import { v1 } from "../api/api.fixture.ts";
import { chunksOf } from "../api/streams.ts";
import { collected, eventsOf } from "../resume/readers.ts";
import { withResume } from "../resume/resume.fixture.ts";

const api = withResume(20);

test.each([
  ["ahead", 300_000],
  ["behind", -300_000],
])(
  "a process whose clock is five minutes %s does not take over a live turn, and can stop it",
  async (_, skew) => {
    const now = () => Date.now() + skew;
    const clock = { now, today: () => "2026-11-21" };
    const app = api.open("paced", { clock, liveness: openLiveness(() => performance.now(), now) });
    const id = await api.start();
    const live = eventsOf(await api.ask(id));
    await live.next();

    const rival = await api.send(id, "And VTI?", { app });
    expect([rival.status, rival.headers.get("retry-after")]).toEqual([409, "2"]);
    expect(await rival.json()).toMatchObject({ code: "turn_in_progress" });
    const { body } = await api.json(`GET ${v1}/conversations/${id}`, { app });
    expect(body.running).toBe(true);
    const page = await api.json<{ items: { metadata: { status: string } }[] }>(
      `GET ${v1}/conversations/${id}/messages`,
      { app },
    );
    expect(page.body.items.at(-1)?.metadata.status).toBe("running");

    const stop = await api.call(`POST ${v1}/conversations/${id}/stop`, { app, body: {} });
    expect(stop.status).toBe(202);
    expect((await collected(live)).at(-1)?.value).toMatchObject({ type: "abort" });
    const next = await chunksOf(await api.send(id, "And VTI?", { app }));
    expect(next.at(-1)).toMatchObject({ type: "finish" });
  },
);
