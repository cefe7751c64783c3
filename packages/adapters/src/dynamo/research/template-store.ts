import * as Template from "@advisor/domain/research/template";
import { advisorIndex, templateIndexKey, templateKey } from "../keys.ts";
import type { Table } from "../table.ts";

export const templateStore = (table: Table): Template.Store => ({
  async create(template) {
    const put = { ...templateKey(template.id), template, ...listed(template) };
    return (await table.write({ put, when: "new" })) === undefined;
  },

  async get(id) {
    const item = await table.get(templateKey(id));
    return item?.deleted === false ? Template.Info.parse(item.template) : undefined;
  },

  async replace(template) {
    const refused = await table.write({
      update: templateKey(template.id),
      set: { template, ...listed(template) },
      when: { version: template.version - 1, deleted: false },
    });
    return refused === undefined;
  },

  async remove(id) {
    const update = templateKey(id);
    await table.write({ update, set: { deleted: true }, remove: ["gsi_pk", "gsi_sk"], when: {} });
  },

  async list({ advisorId, cursor, limit }) {
    const { gsi_pk } = templateIndexKey(advisorId, "", "");
    const page = await table.query({
      pk: gsi_pk,
      index: advisorIndex,
      backwards: true,
      limit,
      cursor,
    });
    return { ...page, items: page.items.map((item) => Template.Card.parse(item.card)) };
  },
});

const listed = (template: Template.Info) => ({
  ...templateIndexKey(template.advisor_id, template.updated_at, template.id),
  version: template.version,
  deleted: false,
  card: Template.cardOf(template),
});
