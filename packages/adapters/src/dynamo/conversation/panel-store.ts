import * as Panel from "@advisor/domain/panel";
import { panelKey } from "../keys.ts";
import type { Table, TableItem } from "../table.ts";

/** Falls back to the initial panel when the stored one cannot be parsed. */
export const parsePanel = (item: TableItem | undefined): Panel.Info =>
  Panel.Info.safeParse({ ...Panel.initial, ...item }).data ?? Panel.initial;

/** Changes are merged by a single write, without reading first. */
export const panelStore = (table: Table): Panel.Store => ({
  get: async (conversationId) => parsePanel(await table.get(panelKey(conversationId))),

  async put(conversationId, change) {
    await table.write({
      merge: panelKey(conversationId),
      set: change,
      ...("last_updated" in change ? { unlessAfter: { last_updated: change.last_updated } } : {}),
    });
  },
});
