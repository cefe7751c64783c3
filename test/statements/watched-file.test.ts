import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type StatementWatch, watchStatements } from "@advisor/local/watch-statements";
import { d11 } from "@advisor/sample-data/brokerage/d11";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withApi } from "../api/api.fixture.ts";

const api = withApi();

let folder: string;
let file: string;
let lines: string[];
let arrived: (() => void) | undefined;
let watched: StatementWatch | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "statements-"));
  file = join(folder, "own.json");
  lines = [];
});
afterEach(async () => {
  await watched?.close();
  watched = undefined;
  await rm(folder, { recursive: true });
  await start(null);
});

async function start(from: string | null = file): Promise<void> {
  watched = await watchStatements({
    endpoint: String(process.env.AWS_ENDPOINT_URL_DYNAMODB),
    file: from ?? undefined,
    report(line) {
      lines.push(line);
      arrived?.();
    },
  });
}

/** Makes the change and waits for the line it causes. */
async function reported(change: () => Promise<unknown>): Promise<string> {
  const next = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  await change();
  await next;
  return lines.at(-1) ?? "";
}

const save = (content: unknown) =>
  writeFile(file, typeof content === "string" ? content : JSON.stringify(content));
const valued = (total_value: unknown) => ({
  account_summary: {
    as_of: "2026-01-16",
    accounts: [{ account: "Brokerage", total_value, total_cash: "10.00", settled_cash: "10.00" }],
  },
});

/**
 * The stated account value by its route and by a question (which also has the computed one), and
 * the positions.
 */
async function seen() {
  const summary = await api.json<{ data: { totals: { total_value: number } } }>(
    "GET /api/account_summary",
  );
  const answer = await api.json<{ answer_markdown: string }>("POST /api/chat", {
    body: { message: "account value" },
  });
  const { total_value } = summary.body.data.totals;
  return [total_value, /states (\$[\d,.]+\d)/.exec(answer.body.answer_markdown)?.[1]];
}
const sample = [128450.22, "$128,450.22"];

test("a file replaces the sample's statements, and changes to it apply at once", async () => {
  await save(valued("500.25"));
  await start();
  expect(lines).toEqual([`BROKERAGE_FILE ${file}: account_summary in use from now on.`]);
  expect(await seen()).toEqual([500.25, "$500.25"]);
  await reported(() => save(valued(1234.5)));
  expect(await seen()).toEqual([1234.5, "$1,234.50"]);
});

test("sections missing from the file are the sample's", async () => {
  await save({ ...valued("1.00"), positions: { ...d11.positions, positions: [] } });
  await start();
  const count = async () =>
    (await api.json<{ data: { total: number } }>("GET /api/positions_list")).body.data.total;
  const quotes = await api.json<{ data: { quotes: unknown[] } }>("GET /api/quotes");
  expect([await count(), quotes.body.data.quotes.length]).toEqual([0, 4]);
  await reported(() => save(valued("2.00")));
  expect([await count(), await seen()]).toEqual([3, [2, "$2.00"]]);
});

test("an invalid file is reported with its position, the last valid one stays, and a repaired one is loaded", async () => {
  await save(valued("500.25"));
  await start();
  for (const [broken, place] of [
    ['{"account_summary": ', "Unexpected end of JSON input."],
    ['{\n"account_summary": NaN}', "(line 2)."],
    [valued("NaN"), "account_summary.accounts[0].total_value: a decimal written as text"],
    [{ account_summary: null }, "account_summary: Invalid input"],
    [{ positions: d11.positions, extra: 1 }, 'Unrecognized key: "extra"'],
  ] as const) {
    const line = await reported(() => save(broken));
    expect(line).toContain(`BROKERAGE_FILE ${file}: not used, the last good statements stay.`);
    expect(line).toContain(place);
    expect(line).not.toContain("\n");
    expect(await seen()).toEqual([500.25, "$500.25"]);
  }
  await reported(() => save(valued("600.00")));
  expect(await seen()).toEqual([600, "$600.00"]);
});

test("a file replaced by an editor is detected", async () => {
  await save(valued("1.00"));
  await start();
  const next = join(folder, ".own.json.swp");
  await writeFile(next, JSON.stringify(valued("2.00")));
  await reported(() => rename(next, file));
  expect(await seen()).toEqual([2, "$2.00"]);
});

test("a missing file is reported, and loaded when it appears", async () => {
  await start();
  expect(lines).toEqual([
    `BROKERAGE_FILE ${file}: not used, the last good statements stay. There is no such file.`,
  ]);
  expect(await seen()).toEqual(sample);
  await reported(() => save(valued("3.00")));
  expect(await seen()).toEqual([3, "$3.00"]);
});

test("starting without the file restores the sample's statements; starting with an invalid one does not", async () => {
  await save(valued("4.00"));
  await start();
  await watched?.close();
  await save("{");
  await start();
  expect(await seen()).toEqual([4, "$4.00"]);
  await watched?.close();
  await start(null);
  expect(await seen()).toEqual(sample);
  expect(await readFile(file, "utf8")).toBe("{");
});

test("other households keep their statements", async () => {
  const d1 = async () => (await api.json("GET /api/account_summary?household_id=D1")).body;
  const before = await d1();
  await save(valued("5.00"));
  await start();
  expect(await d1()).toEqual(before);
});
