import {
  EventBridgeClient,
  PutEventsCommand,
  type PutEventsRequestEntry,
  TestEventPatternCommand,
} from "@aws-sdk/client-eventbridge";
import { afterEach, describe, expect, test } from "vitest";
import type { DeliveryOptions } from "./delivery.ts";
import type { BusEvent } from "./entry.ts";
import { type Bus, startBus } from "./start.ts";

describe("the bus", () => {
  const open: { bus: Bus; client: EventBridgeClient }[] = [];

  afterEach(async () => {
    for (const { bus, client } of open.splice(0)) {
      client.destroy();
      await bus.close();
    }
  });

  async function start(options: DeliveryOptions) {
    const bus = await startBus(options);
    const client = new EventBridgeClient({
      endpoint: bus.url,
      region: "us-east-1",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    });
    open.push({ bus, client });
    const put = (...Entries: PutEventsRequestEntry[]) =>
      client.send(new PutEventsCommand({ Entries }));
    return { bus, client, put };
  }

  test("delivers the whole event to each rule it matches", async () => {
    const delivered: [string, BusEvent][] = [];
    const rule = (name: string, status: string) => ({
      name,
      pattern: { "detail-type": ["run.finished"], detail: { properties: { status: [status] } } },
      target: async (event: BusEvent) => void delivered.push([name, event]),
    });
    const { bus, put } = await start({ rules: [rule("failures", "failed"), rule("wins", "won")] });

    const answer = await put({
      ...entry({ properties: { status: "failed" } }),
      Time: new Date("2026-11-21T10:00:00Z"),
      Resources: ["run_1"],
    });
    await bus.idle();

    expect(answer).toMatchObject({
      FailedEntryCount: 0,
      Entries: [{ EventId: expect.any(String) }],
    });
    expect(delivered).toEqual([
      [
        "failures",
        {
          version: "0",
          id: answer.Entries?.[0]?.EventId,
          "detail-type": "run.finished",
          source: "advisor.test",
          account: "000000000000",
          time: "2026-11-21T10:00:00Z",
          region: "us-east-1",
          resources: ["run_1"],
          detail: { properties: { status: "failed" } },
        },
      ],
    ]);
  });

  test("refuses single entries and accepts the others", async () => {
    const delivered: unknown[] = [];
    const { bus, put } = await start({
      rules: [every(async ({ detail }) => delivered.push(detail))],
    });

    const answer = await put(
      entry({ n: 1 }),
      { ...entry({}), Detail: "{not json" },
      { ...entry({}), Detail: "[1]" },
      { ...entry({}), Source: "" },
    );
    await bus.idle();

    expect(answer).toMatchObject({
      FailedEntryCount: 3,
      Entries: [
        { EventId: expect.any(String) },
        { ErrorCode: "MalformedDetail", ErrorMessage: "Detail is malformed." },
        { ErrorCode: "MalformedDetail", ErrorMessage: "Detail is malformed." },
        {
          ErrorCode: "InvalidArgument",
          ErrorMessage: "Parameter Source is not valid. Reason: Source is a required argument.",
        },
      ],
    });
    expect(delivered).toEqual([{ n: 1 }]);
  });

  test("accepts one to ten entries of 256 KB in total", async () => {
    const { put } = await start({ rules: [] });
    const many = Array.from({ length: 11 }, () => entry({}));
    const half = { text: "x".repeat(130 * 1024) };
    const refused = { name: "ValidationException" };

    await expect(put()).rejects.toMatchObject(refused);
    await expect(put(...many)).rejects.toMatchObject(refused);
    await expect(put(entry(half), entry(half))).rejects.toMatchObject({
      ...refused,
      message: "Total size of the entries in the request is over the limit.",
    });
    await expect(put(entry(half))).resolves.toMatchObject({ FailedEntryCount: 0 });
  });

  test("retries a failing target with the event as it was sent", async () => {
    const seen: unknown[] = [];
    const target = async ({ detail }: BusEvent) => {
      seen.push({ ...detail });
      detail.spoilt = true;
      if (seen.length < 3) throw new Error("not yet");
    };
    const { bus, put } = await start({ rules: [every(target)], retry: { ...soon, attempts: 3 } });

    await put(entry({ n: 1 }));
    await bus.idle();

    expect(seen).toEqual([{ n: 1 }, { n: 1 }, { n: 1 }]);
  });

  test("an undeliverable event becomes a dead letter and delays no other rule", async () => {
    const dead: unknown[] = [];
    const delivered: unknown[] = [];
    const pauses: number[] = [];
    const { bus, put } = await start({
      rules: [
        every(() => Promise.reject(new Error("down"))),
        every(async ({ detail }) => delivered.push(detail)),
      ],
      retry: { attempts: 3, delayMs: (attempt) => Number(pauses.push(attempt) < 0) },
      deadLetter: ({ detail }, error) => dead.push([detail, error]),
    });

    await put(entry({ n: 1 }));
    await bus.idle();

    expect(dead).toEqual([[{ n: 1 }, new Error("down")]]);
    expect(delivered).toEqual([{ n: 1 }]);
    expect(pauses).toEqual([1, 2]);
  });

  test("answers before the target finishes, and close cancels pauses", async () => {
    const dead: unknown[] = [];
    const { bus, client, put } = await start({
      rules: [every(() => Promise.reject(new Error("down")))],
      retry: { attempts: 9, delayMs: () => 60_000 },
      deadLetter: (event) => dead.push(event.detail),
    });

    await put(entry({ n: 1 }));
    open.length = 0;
    client.destroy();
    await bus.close();

    expect(dead).toEqual([{ n: 1 }]);
  });

  test("an unknown matcher is refused at the start", async () => {
    const odd = { ...every(async () => {}), pattern: { source: [{ regex: ".*" }] } };

    await expect(startBus({ rules: [odd as never] })).rejects.toThrow();
  });

  test("tests a pattern against an event", async () => {
    const { client } = await start({ rules: [] });
    const ask = (EventPattern: string) =>
      client.send(new TestEventPatternCommand({ EventPattern, Event: '{"source":"a"}' }));

    expect(await ask('{"source":["a"]}')).toMatchObject({ Result: true });
    expect(await ask('{"source":["b"]}')).toMatchObject({ Result: false });
    await expect(ask('{"source":"a"}')).rejects.toMatchObject({
      name: "InvalidEventPatternException",
    });
  });
});

const soon = { delayMs: () => 0 };

function entry(detail: unknown): PutEventsRequestEntry {
  return { Source: "advisor.test", DetailType: "run.finished", Detail: JSON.stringify(detail) };
}

function every(target: (event: BusEvent) => Promise<unknown>) {
  return {
    name: "every",
    pattern: { source: [{ prefix: "" }] },
    target: async (event: BusEvent) => void (await target(event)),
  };
}
