import { describe, expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";

const api = withApi();
const conversations = `${v1}/conversations`;

interface Page {
  items: { id: string }[];
}

describe("a pinned conversation", () => {
  const pin = (id: string, pinned: boolean, as = north) =>
    api.json(`PATCH ${conversations}/${id}`, { as, body: { pinned } });
  const first = async () => (await api.json<Page>(`GET ${conversations}`)).body.items[0]?.id;

  test("is first in the list until it is unpinned", async () => {
    const [older, newer] = [await api.start("hh_d1"), await api.start("hh_d1")];
    await (await api.send(newer, "What do they own?")).text();
    expect(await first()).toBe(newer);
    expect(await pin(older, true)).toEqual({
      status: 200,
      body: { conversation_id: older, pinned: true },
    });
    expect(await first()).toBe(older);
    expect((await api.json(`GET ${conversations}/${older}`)).body.pinned).toBe(true);
    await pin(older, false);
    expect(await first()).toBe(newer);
  });

  test("is recorded once, however often the request is repeated", async () => {
    const id = await api.start();
    for (const pinned of [false, true, true]) await pin(id, pinned);
    const record = await (await api.call(`GET ${conversations}/${id}/audit`)).text();
    expect(record.match(/"kind":"pinned"/g)).toHaveLength(1);
  });

  test("can be pinned only by its own advisor", async () => {
    const id = await api.start();
    expect((await pin(id, true, south)).status).toBe(404);
    expect((await api.json(`GET ${conversations}/${id}`)).body.pinned).toBe(false);
  });
});
