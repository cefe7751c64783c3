import { repairRecord } from "@advisor/functions/export-record";
import { openStores } from "@advisor/functions/runtime";
import { verifyFile } from "@advisor/local/verify-file";
import { expect, test } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";
import { filled } from "../long/record.fixture.ts";
import { damage, entryAt, rewritten } from "./damage.ts";

const api = withApi();

const usage = (value: string) => (text: string) =>
  text.replace(/"usage":\{"input_tokens":\d+/, `"usage":{"input_tokens":${value}`);

/** Ways to damage a stored entry. */
const damages: [string, (item: Record<string, unknown>) => Record<string, unknown>][] = [
  ["tokens of 1.5", rewritten(usage("1.5"))],
  ["tokens in quotes", rewritten(usage('"100"'))],
  ["tokens of 1e300", rewritten(usage("1e300"))],
  ["tokens below zero", rewritten(usage("-5"))],
  ["an unknown kind", rewritten((text) => text.replace('"kind":"', '"kind":"x'))],
  ["no body", rewritten(() => '{"seq":1}')],
  ["no JSON", rewritten((text) => text.slice(0, 20))],
  ["bytes that are not packed", (item) => ({ ...item, bytes: Buffer.from("torn") })],
  ["text for bytes", (item) => ({ ...item, bytes: "torn" })],
  ["no bytes", ({ bytes: _, ...item }) => item],
  ["no parts", ({ parts: _, bytes: __, ...item }) => item],
];

interface Line {
  type?: string;
  seq?: number;
  body?: { kind: string };
}

async function linesOf(id: string): Promise<{ text: string; lines: Line[] }> {
  const text = await (await api.call(`GET ${v1}/conversations/${id}/audit`)).text();
  const lines = text
    .trim()
    .split("\n")
    .map((line): Line => JSON.parse(line));
  return { text, lines };
}

const verdict = async (id: string) =>
  (await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`)).body;

/** A conversation of two turns, each with a tool call. */
async function talked(): Promise<{ id: string; kinds: [number, string][] }> {
  const id = await api.start("hh_d1");
  const entries = await filled(id, 2, 1);
  return { id, kinds: entries.map(({ seq, body }) => [seq, body.kind]) };
}

/**
 * Each kind of damage to each kind of entry, alternating between the first and last of the kind.
 */
const places = damages.map(([name, change], damage) => ({
  name,
  change,
  at: ["user", "step", "answer"].map((kind, nth) => ({ kind, nth: -((damage + nth) % 2) })),
}));

test.each(places)(
  "an entry with $name does not affect other entries",
  async ({ change, at }) => {
    let damaged = 0;
    for (const { kind, nth } of at) {
      const { id, kinds } = await talked();
      const [seq = 0] = kinds.filter((one) => one[1] === kind).at(nth) ?? [];
      if (!(await changes(id, seq, change))) continue;
      damaged += 1;
      const { lines } = await linesOf(id);
      expect(lines.filter(({ type }) => type === "unreadable")).toMatchObject([{ seq }]);
      expect(lines).toHaveLength(kinds.length + 2);
      expect(await verdict(id)).toMatchObject({ valid: false, at: seq - 1 });
      await readable(id, kinds);
      expect(await (await api.send(id, "And how much in bonds?")).text()).toContain(
        '"type":"finish"',
      );
      await repaired(id);
      expect((await api.call(`DELETE ${v1}/conversations/${id}`)).status).toBe(204);
    }
    // Only the user's entry has no tokens.
    expect(damaged).toBeGreaterThanOrEqual(2);
  },
  120_000,
);

/** Checks that every way of reading continues and reports what cannot be read. */
async function readable(id: string, kinds: [number, string][]): Promise<void> {
  const shown = await api.json<{ items: object[] }>(`GET ${v1}/conversations/${id}/messages`);
  expect(shown.status).toBe(200);
  expect(JSON.stringify(shown.body)).toMatch(/unreadable|cannot be read/);
  expect(shown.body.items.length).toBeGreaterThanOrEqual(3);
  expect((await api.call(`GET ${v1}/conversations/${id}`)).status).toBe(200);
  expect((await api.call(`GET ${v1}/conversations`)).status).toBe(200);
  expect((await api.call(`GET ${v1}/chat/${id}/stream`)).status).toBe(204);
  for (const [at] of kinds.filter((one) => one[1] === "user")) {
    const trace = await api.call(`GET /api/v1/traces/turn_${id.slice(4)}_${at}`);
    expect([200, 404]).toContain(trace.status);
  }
}

/** Whether the damage changes this kind of entry at all. */
async function changes(
  id: string,
  seq: number,
  change: (item: Record<string, unknown>) => Record<string, unknown>,
): Promise<boolean> {
  await damage(...entryAt(id, seq), change);
  const { lines } = await linesOf(id);
  return lines.some(({ type }) => type === "unreadable");
}

/** Checks that the chain is valid again once the entry is named, in the store and in a file. */
async function repaired(id: string): Promise<void> {
  const { journal } = openStores();
  expect(await repairRecord(journal, id)).toHaveLength(1);
  expect(await repairRecord(journal, id)).toEqual([]);
  expect(await verdict(id)).toMatchObject({ valid: true, unreadable: 1 });
  const { text, lines } = await linesOf(id);
  expect(lines.at(-2)?.body?.kind).toBe("repaired");
  const file = async function* () {
    yield Buffer.from(text);
  };
  expect(await verifyFile(file(), undefined)).toMatchObject({
    valid: true,
    words: expect.stringContaining("1 of them unreadable"),
  });
}

test("an entry with a count of parts beyond measure is read whole", async () => {
  const { id, kinds } = await talked();
  const [seq = 0] = kinds.find(([, kind]) => kind === "answer") ?? [];
  expect(await changes(id, seq, (item) => ({ ...item, parts: 1e9 }))).toBe(false);
  expect((await linesOf(id)).lines).toHaveLength(kinds.length + 2);
  expect(await verdict(id)).toMatchObject({ valid: true });
});

test("an entry damaged again after its repair breaks the chain again", async () => {
  const { id } = await talked();
  await damage(...entryAt(id, 1), (item) => ({ ...item, bytes: Buffer.from("torn") }));
  await repaired(id);
  await damage(...entryAt(id, 1), (item) => ({ ...item, bytes: Buffer.from("torn again") }));
  expect(await verdict(id)).toMatchObject({ valid: false, at: 0 });
});
