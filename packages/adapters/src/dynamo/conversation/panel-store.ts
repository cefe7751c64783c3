import * as Panel from "@advisor/domain/panel";
import { panelKey } from "../keys.ts";
import type { Item, Table } from "../table.ts";

/** A panel that cannot be read is as it was at first. */
export const panelOf = (item: Item | undefined): Panel.Info =>
  Panel.Info.safeParse({ ...Panel.untouched, ...item }).data ?? Panel.untouched;

/** One write keeps a change, without a read before it. */
export const panelStore = (table: Table): Panel.Store => ({
  get: async (conversationId) => panelOf(await table.get(panelKey(conversationId))),

  async put(conversationId, change) {
    await table.write({
      merge: panelKey(conversationId),
      set: change,
      ...("last_updated" in change ? { unlessAfter: { last_updated: change.last_updated } } : {}),
    });
  },
});
