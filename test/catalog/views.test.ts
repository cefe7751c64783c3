import { openStores } from "@advisor/functions/runtime";
import { inlineTools } from "@advisor/functions/tools/inline-tools";
import { views } from "@advisor/protocol/panel/views.gen";
import { catalog } from "@advisor/tools/catalog.gen";
import { expect, test } from "vitest";
import { withApi } from "../api/api.fixture.ts";
import { session } from "./catalog.fixture.ts";

withApi();

test("a tool that opens a view of results opens one that shows its own result", async () => {
  const run = inlineTools(openStores())(session);
  const shown = [];
  for (const tool of catalog.filter(({ hasView, effect }) => hasView && effect === "read")) {
    const { view, result } = await run(tool, tool.example, new AbortController().signal);
    const calls = view ? (views[view.view].resultsOf?.(view.view_state) ?? []) : [];
    if (calls.length === 0) continue;
    const own = calls.find((call) => call.tool === tool.name);
    expect([tool.name, { ...tool.example, ...result.data }]).toMatchObject([own?.tool, own?.input]);
    shown.push(tool.name);
  }
  expect(shown).toContain("get_etf_holdings");
});
