import * as Entry from "@advisor/domain/entry";
import { entryHash } from "@advisor/domain/record/audit-chain";
import { compareText } from "@advisor/domain/text/compare-text";
import { toWellFormed } from "@advisor/domain/text/well-formed";
import { sha256 } from "../../sha256.ts";
import type { TableWrite } from "../expression.ts";
import type { StoreDeps } from "../store-deps.ts";
import { entryItems } from "./entry-item.ts";

export const entryWrites = (
  conversationId: string,
  entries: Entry.Info[],
): [TableWrite, ...TableWrite[]] => {
  const writes = entries.flatMap((entry) =>
    entryItems(conversationId, entry).map((put): TableWrite => ({ put, when: "new" })),
  );
  const [first, ...rest] = writes;
  if (first === undefined) throw new Error("an entry has an item");
  return [first, ...rest];
};

export function chainEntries(
  world: StoreDeps,
  head: Entry.Head,
  bodies: Entry.Body[],
): Entry.Info[] {
  const entries: Entry.Info[] = [];
  for (const body of bodies) entries.push(nextEntry(world, entries.at(-1) ?? head, body));
  return entries;
}

/** The next entry after `head`. Its time is never before the previous entry's, even if the clock goes back. */
export function nextEntry(
  { clock, newId }: Pick<StoreDeps, "clock" | "newId">,
  head: Entry.Head,
  body: Entry.Body,
): Entry.Info {
  const now = new Date(clock.now()).toISOString();
  const content = {
    seq: head.seq + 1,
    at: compareText(now, head.at) < 0 ? head.at : now,
    mark: newId("evt"),
    // Validated before writing: an invalid body could never be read again.
    body: Entry.Body.parse(toWellFormed(body)),
  };
  return { ...content, previous: head.hash, hash: entryHash(content, head.hash, sha256) };
}
