import * as Panel from "@advisor/domain/panel";
import { panelKey } from "../keys.ts";
import type { Table } from "../table.ts";

/** One write keeps a change, without a read before it. A panel that cannot be read is as it was at first. */
export const panelStore = (table: Table): Panel.Store => ({
  async get(conversationId) {
    const item = await table.get(panelKey(conversationId));
    return Panel.Info.safeParse({ ...Panel.untouched, ...item }).data ?? Panel.untouched;
  },

  async put(conversationId, change) {
    await table.write({
      merge: panelKey(conversationId),
      set: change,
      ...("last_updated" in change ? { unlessAfter: { last_updated: change.last_updated } } : {}),
    });
  },
});
