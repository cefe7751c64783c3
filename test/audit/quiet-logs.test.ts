import { structuredLog } from "@advisor/adapters/log";
import { expect, test, vi } from "vitest";
import { v1, withApi } from "../api/api.fixture.ts";
import { answered } from "./turns.fixture.ts";

const api = withApi();

test("no log line contains messages, client data, or the content of traces and records", async () => {
  const said: string[] = [];
  const spies = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, "write").mockImplementation((text) => {
      said.push(String(text));
      return true;
    }),
  );
  try {
    const app = api.open("offline", { log: structuredLog("DEBUG") });
    const id = await api.start("hh_d1");
    const ids = await answered(api, id, "What do they own? Canary-7f3a", { app });
    const note = "Canary-9c1e";
    const call = (route: string, body?: unknown) =>
      api.call(route, body === undefined ? { app } : { app, body }).then((one) => one.text());
    await call(`POST ${v1}/messages/${ids.reply}/feedback`, { rating: "down", note });
    await call(`POST ${v1}/messages/${ids.reply}/feedback`, { rating: "Canary-2b2b" });
    await call("POST /api/chat", { message: "account value Canary-1d4d", household_id: "hh_d1" });
    const trace = await call(`GET /api/v1/traces/${ids.turn}`);
    const record = await call(`GET ${v1}/conversations/${id}/audit`);
    await call(`GET ${v1}/conversations/${id}/audit?verify=1`);
    expect([trace, record].map((text) => text.includes("Canary-7f3a"))).toEqual([true, true]);
    expect(record).toContain(note);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  const logged = said.join("");
  expect(logged).toContain('"answered"');
  expect(logged).not.toMatch(/Canary|Smith|\$\d|hh_d1.*\d{3},\d{3}|What do they own/i);
});
