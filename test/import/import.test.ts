import { readdirSync, readFileSync } from "node:fs";
import { sortSnapshot } from "@advisor/adapters/dynamo/household/household-parts";
import { documentItem } from "@advisor/adapters/dynamo/household/paper-store";
import { findPolicyFaults } from "@advisor/domain/ips-check/bands";
import { readDraft } from "@advisor/import/read";
import { readCsv } from "@advisor/import/read-csv";
import { readJson } from "@advisor/import/read-json";
import { importDraft } from "@advisor/import/run";
import { samples } from "@advisor/sample-data/samples";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../store/test-store.ts";
import { apply, draftOf, example, household, writerOf } from "./import.fixture.ts";

const store = await openTestStore();
afterAll(store.close);

const fileOf = ({
  household: { summary: _, ...own },
  accounts,
  holdings,
}: (typeof samples)[number]["snapshot"]) => ({
  ...own,
  accounts: accounts.map(({ household_id: __, ...account }) => account),
  holdings,
});

test("every sample household written to a file is imported unchanged", async () => {
  // One sample deliberately has an invalid policy, and one a stated total that differs.
  const sound = samples
    .map(({ snapshot }) => snapshot)
    .filter(
      ({ household: { id, ips } }) =>
        id !== "hh_d11" && !ips.some((one) => findPolicyFaults(one).length > 0),
    );
  const { lines, accepted } = await apply(store, draftOf(...sound.map(fileOf)));
  expect(lines.at(-1)).toBe(
    `Imported: ${sound.length} households, ${sound.length} new, 0 changed, 0 unchanged.`,
  );
  expect(accepted).toBe(true);
  for (const snapshot of sound)
    expect(await store.households.snapshot(snapshot.household.id)).toEqual(sortSnapshot(snapshot));
});

test("an import says how many holdings have no price, and so count in no value", async () => {
  const unpriced = household();
  unpriced.id = "hh_unpriced";
  unpriced.holdings[0].price = null;
  const { lines } = await importDraft(
    draftOf(unpriced),
    { advisor: undefined, apply: false },
    writerOf(store),
  );
  expect(lines[0]).toBe(
    "hh_unpriced Rivers family: new, 2 accounts (2 added), 3 holdings (3 added), 1 without a price",
  );
});

test("CSV tables and JSON of a household are stored alike, from any editor", async () => {
  const said = await apply(store, await readDraft(`${example}households.json`));
  expect(said.lines).toEqual([
    "hh_rivers Rivers family: new, 2 accounts (2 added), 3 holdings (3 added)",
    "Imported: 1 household, 1 new, 0 changed, 0 unchanged.",
  ]);
  const written = await store.households.snapshot("hh_rivers");
  expect(written?.household.summary).toEqual({
    total_value: "98172.23",
    out_of_band: 1,
    as_of: "2026-11-20",
  });
  const unchanged = {
    accepted: true,
    lines: [
      "hh_rivers Rivers family: unchanged, 2 accounts, 3 holdings",
      "Imported: 1 household, 0 new, 0 changed, 1 unchanged.",
    ],
  };
  expect(await apply(store, await readDraft(`${example}csv`))).toEqual(unchanged);
  const windows = readdirSync(`${example}csv`).map((name) => {
    const text = readFileSync(`${example}csv/${name}`, "utf8").replaceAll("\n", "\r\n");
    return [name, new TextEncoder().encode(`\uFEFF${text}`)] as const;
  });
  expect(await apply(store, readCsv(new Map(windows)))).toEqual(unchanged);
  const marked = `\uFEFF${readFileSync(`${example}households.json`, "utf8")}`;
  expect(await apply(store, readJson("h.json", new TextEncoder().encode(marked)))).toEqual(
    unchanged,
  );
  expect(await store.households.snapshot("hh_rivers")).toEqual(written);
});

test("a dry run says what would change and writes nothing", async () => {
  const before = await store.households.snapshot("hh_rivers");
  const changed = household();
  changed.holdings[2].quantity = "401";
  changed.holdings.splice(1, 1);
  const said = await importDraft(
    draftOf(changed),
    { advisor: undefined, apply: false },
    writerOf(store),
  );
  expect(said.lines).toEqual([
    "hh_rivers Rivers family: changed, 2 accounts, 2 holdings (1 changed, 1 removed)",
    "Dry run, nothing written: 1 household, 0 new, 1 changed, 0 unchanged.",
  ]);
  expect(await store.households.snapshot("hh_rivers")).toEqual(before);
});

test("a household of another advisor is rejected with the whole file", async () => {
  const own = JSON.parse(JSON.stringify(household()).replaceAll("rivers", "mine"));
  const taken = { ...household(), advisor_id: "adv_south" };
  expect(await apply(store, draftOf(own, taken))).toEqual({
    accepted: false,
    lines: [
      "households.json:households[1].id: the household belongs to another advisor: use another id, or the right advisor",
      "Refused, nothing written: 1 fault.",
    ],
  });
  expect(await store.households.get("hh_mine")).toBeUndefined();
});

test("an advisor given as an option owns the households that name none", async () => {
  const { advisor_id: _, ...nameless } = JSON.parse(
    JSON.stringify(household()).replaceAll("rivers", "given"),
  );
  await apply(store, draftOf(nameless), "adv_given");
  const page = await store.households.list("adv_given", { cursor: undefined, limit: 10 });
  expect(page.items.map(({ id }) => id)).toEqual(["hh_given"]);
});

test("documents, notes and tasks stay when their household is replaced", async () => {
  const document = {
    id: "doc_1",
    household_id: "hh_rivers",
    title: "T",
    type: "other" as const,
    date: "2026-01-01",
    chunks: ["c"],
  };
  await store.table.write({ put: documentItem(document), when: "any" });
  await apply(store, draftOf({ ...household(), name: "Rivers and Lake" }));
  expect((await store.households.get("hh_rivers"))?.name).toBe("Rivers and Lake");
  expect(await store.documents.list("hh_rivers")).toEqual([document]);
});
