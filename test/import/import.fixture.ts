import { readFileSync } from "node:fs";
import { householdWriter } from "@advisor/adapters/dynamo/household/household-writer";
import { newId } from "@advisor/adapters/world";
import { readJson } from "@advisor/import/read-json";
import { importDraft } from "@advisor/import/run";
import type { TestStore } from "../store/test-store.ts";

export const example = new URL("./example/", import.meta.url).pathname;

/** A fresh copy of the example household, which tests may change. */
export const household = () =>
  JSON.parse(readFileSync(`${example}households.json`, "utf8")).households[0];

export const draftOf = (...households: unknown[]) =>
  readJson("households.json", new TextEncoder().encode(JSON.stringify({ households })));

export const writerOf = ({ table, time }: TestStore) =>
  householdWriter({ table, newId, clock: { now: () => time.now, today: () => "2026-11-21" } });

export const apply = (
  store: TestStore,
  draft: Parameters<typeof importDraft>[0],
  advisor?: string,
) => importDraft(draft, { advisor, apply: true }, writerOf(store));
