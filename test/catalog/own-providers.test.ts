import { openStores } from "@advisor/functions/runtime";
import { inlineTools } from "@advisor/functions/tools/inline-tools";
import { runToolEvent } from "@advisor/functions/tools/run-tool-event";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { recordedServer } from "../providers/recorded-server.ts";
import { session } from "./catalog.fixture.ts";

let cloud: Cloud;

beforeAll(async () => {
  cloud = await startCloud();
});
afterAll(() => cloud.close());

test("a tool's own provider is used only by that tool, in the process and in its function", async () => {
  const yahoo = await recordedServer(() => ({ status: 500, json: {} }));
  process.env.YAHOO_BASE_URL = yahoo.base;
  process.env.PROVIDERS_GET_TICKER_INFO = "yahoo";
  const stores = openStores();
  const inline = async (name: string, input: unknown) => {
    const tool = stores.catalog.find((one) => one.name === name);
    if (tool === undefined) throw new Error(`no ${name}`);
    return inlineTools(stores)(session)(tool, input, new AbortController().signal).then(
      ({ result }) => result.provider,
      ({ code }) => code,
    );
  };
  const event = async (name: string, input: unknown) => {
    const answer = await runToolEvent(stores, name, { session, input });
    return "outcome" in answer ? answer.outcome.result.provider : answer.error.code;
  };
  for (const run of [inline, event]) {
    expect(await run("get_ticker_info", { symbol: "AAPL" })).toBe("providers_failed");
    expect(await run("get_ticker_info_bulk", { symbols: ["AAPL"] })).toBe("embedded");
  }
});
