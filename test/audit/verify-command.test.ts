import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type * as Entry from "@advisor/domain/entry";
import { verifyFile } from "@advisor/local/verify-file";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit } from "./audit-command.ts";
import { everyKind, exported, recordOf } from "./record.fixture.ts";

const length = everyKind.length;
const head = everyKind.at(-1)?.hash ?? "";
let folder: string;
let whole: string;
let lines: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "audit-"));
  whole = await exported(everyKind);
  lines = whole.trimEnd().split("\n");
});
afterAll(() => rm(folder, { recursive: true }));

const verify = (input: string, ...args: string[]) =>
  audit(["verify", "-", ...args], { cwd: folder, input });
const joined = (all: readonly string[]): string => all.map((line) => `${line}\n`).join("");

test("a record with every kind of entry is verified from its file alone", async () => {
  expect(await verify(whole)).toEqual({
    code: 0,
    out: `valid: ${length} entries, head ${head}\n`,
    complaint: "",
  });
});

describe("a change to a file is reported with its line", () => {
  const order =
    "it does not follow the entry before it: a line was removed, added, moved or hashed again";
  const content = "it is not what was hashed: its text was changed";
  const changed = (line: number, from: string | RegExp, to: string): string[] => {
    const text = lines[line - 1] ?? "";
    expect(text).toMatch(from);
    return lines.with(line - 1, text.replace(from, to));
  };
  const cases: Record<string, [() => string[], string]> = {
    "changed text": [
      () => changed(3, "How much cash?", "How much gold?"),
      `broken at line 3 (entry 2): ${content}`,
    ],
    "a changed time": [
      () => changed(9, "15:00:07", "15:00:06"),
      `broken at line 9 (entry 8): ${content}`,
    ],
    "an added field": [
      () => changed(4, /^\{/, '{"remark":"",'),
      `broken at line 4 (entry 3): ${content}`,
    ],
    "a field named twice": [
      () => changed(3, '"text":', '"text":"Something else","text":'),
      "broken at line 3 (entry 2): it names a field twice",
    ],
    "a removed line": [() => lines.toSpliced(4, 1), `broken at line 5 (entry 4): ${order}`],
    "a removed first entry": [() => lines.toSpliced(1, 1), `broken at line 2 (entry 1): ${order}`],
    "swapped lines": [
      () => lines.with(5, lines[6] ?? "").with(6, lines[5] ?? ""),
      `broken at line 6 (entry 5): ${order}`,
    ],
    "a line twice": [
      () => lines.toSpliced(5, 0, lines[4] ?? ""),
      `broken at line 6 (entry 5): ${order}`,
    ],
    "an inserted line of other text": [
      () => lines.toSpliced(5, 0, "approved by phone"),
      "broken at line 6 (entry 5): it is not JSON",
    ],
    "an inserted object": [
      () => lines.toSpliced(5, 0, '{"approved":true}'),
      "broken at line 6 (entry 5): it is not an entry",
    ],
    "a list": [() => lines.with(2, "[]"), "broken at line 3 (entry 2): it is not an entry"],
    "broken JSON": [() => changed(7, /\}$/, ""), "broken at line 7 (entry 6): it is not JSON"],
    "a second first line": [
      () => lines.toSpliced(1, 0, lines[0] ?? ""),
      "broken at line 2 (entry 1): it is not an entry",
    ],
    "another conversation's first line": [
      () => changed(1, `con_${"7".repeat(26)}`, `con_${"8".repeat(26)}`),
      "broken at line 3 (entry 2): it belongs to another conversation than the first line says",
    ],
    "a last entry that was cut off": [
      () => lines.toSpliced(-2, 1),
      `broken at line ${length + 1} (entry ${length}): the end names ${length} entries and the head ${head}; the file holds ${length - 1} entries and the head ${everyKind.at(-2)?.hash}`,
    ],
    "something after the end": [
      () => [...lines, lines.at(-2) ?? ""],
      `broken at line ${length + 3}: something follows the end of the record`,
    ],
    "a cut end": [
      () => lines.slice(0, -2),
      `cut: ${length - 1} entries, head ${everyKind.at(-2)?.hash}; the end of the file is missing, compare the head with one kept elsewhere (--head)`,
    ],
    "an empty file": [() => [], "broken: the file is empty"],
  };

  test.each(Object.entries(cases))("%s", async (_, [tampered, words]) => {
    const bytes = Readable.from([Buffer.from(joined(tampered()))]);
    expect(await verifyFile(bytes, undefined)).toEqual({ valid: false, words });
  });

  test("bytes that are not text", async () => {
    const file = join(folder, "bytes.ndjson");
    await writeFile(file, Buffer.concat([Buffer.from(`${lines[0]}\n`), Buffer.from([0xff, 0x0a])]));
    expect(await audit(["verify", file], { cwd: folder })).toMatchObject({
      code: 1,
      out: "broken at line 2 (entry 1): it is not text in UTF-8, or too long for an entry\n",
    });
  });
});

describe("a head hash that was noted earlier", () => {
  const forged = recordOf(
    everyKind.map(({ body }) => (body.kind === "answer" ? { ...body, text: "No task." } : body)),
  );

  test("reveals entries that were hashed again, which the file alone cannot", async () => {
    const file = await exported(forged);
    const forgedHead = forged.at(-1)?.hash;
    expect([await verify(file), await verify(file, "--head", head)]).toMatchObject([
      { code: 0, out: `valid: ${length} entries, head ${forgedHead}\n` },
      {
        code: 1,
        out: `broken: ${length} entries, head ${forgedHead}; no entry has the given head\n`,
      },
    ]);
  });

  test("is found in a longer, newer record", async () => {
    expect(await verify(whole, "--head", everyKind[4]?.hash ?? "")).toMatchObject({
      code: 0,
      out: `valid: ${length} entries, head ${head}; the given head is entry 5\n`,
    });
  });

  test("is sufficient if only the end line is missing", async () => {
    const cut = joined(lines.slice(0, -1));
    expect([
      await verify(cut, "--head", head),
      await verify(cut, "--head", everyKind[4]?.hash ?? ""),
    ]).toMatchObject([{ code: 0 }, { code: 1, out: expect.stringMatching(/^cut: /) }]);
  });
});

test("several files are each reported, and one invalid or missing file fails the command", async () => {
  const good = join(folder, "good.ndjson");
  const bad = join(folder, "bad.ndjson");
  const gone = join(folder, "gone.ndjson");
  await writeFile(good, whole);
  await writeFile(bad, joined(lines.toSpliced(2, 1)));
  const both = await audit(["verify", good, good], { cwd: folder });
  const three = await audit(["verify", good, bad, gone], { cwd: folder });
  const valid = `valid: ${length} entries, head ${head}`;
  expect(both).toMatchObject({ code: 0, out: `${good}: ${valid}\n${good}: ${valid}\n` });
  expect(three.code).toBe(1);
  expect(three.out.split("\n")).toEqual([
    `${good}: ${valid}`,
    expect.stringContaining(`${bad}: broken at line 3 (entry 2): `),
    expect.stringContaining(`${gone}: cannot be read: ENOENT`),
    "",
  ]);
});

test.each([
  [[], "Choose verify, export or repair."],
  [["check"], "Choose verify, export or repair."],
  [["verify"], "Name the exported record: verify FILE."],
  [["verify", "a", "b", "--head", "x"], "--head goes with one file."],
  [["verify", "a", "--table", "x"], "Unknown option '--table'."],
  [["export"], "Name one record: export CONVERSATION_ID|RUN_ID."],
  [["export", "a", "b"], "Name one record: export CONVERSATION_ID|RUN_ID."],
  [["export", "a", "--head", "--out", "b"], "Choose either --head or --out."],
  [["repair"], "Name one record: repair CONVERSATION_ID."],
])("%j is a usage error", async (args, message) => {
  expect(await audit(args, { cwd: folder })).toMatchObject({
    code: 64,
    out: "",
    complaint: `${message}\nnpm run audit -- --help says how it is used.\n`,
  });
});

test("a long record is read line by line in constant memory", async () => {
  const [user] = everyKind.filter(({ body }) => body.kind === "user");
  if (user?.body.kind !== "user") throw new Error("a user entry");
  const text = "word ".repeat(20_000);
  const long = recordOf(
    Array.from({ length: 1_500 }, () => ({ ...user.body, text }) as Entry.Body),
  );
  const file = join(folder, "long.ndjson");
  await writeFile(file, await exported(long));
  const environment = { NODE_OPTIONS: "--max-old-space-size=48" };
  expect(await audit(["verify", file], { cwd: folder, environment })).toEqual({
    code: 0,
    out: `valid: 1500 entries, head ${long.at(-1)?.hash}\n`,
    complaint: "",
  });
});
