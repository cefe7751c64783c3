import { openStores } from "@advisor/functions/runtime";
import { inlineTools } from "@advisor/functions/tools/inline-tools";
import type { RunTool } from "@advisor/tools/run-tool";
import { beforeAll, describe, expect, test } from "vitest";
import { north, south, v1, withApi } from "../api/api.fixture.ts";
import { argumentsOf } from "./arguments.ts";
import { answered, crashes, placedTools, session } from "./catalog.fixture.ts";
import { eachValueOnce, hostileArguments, third, whole } from "./hostile.ts";

const api = withApi();
let inline: RunTool;
let headers: Record<string, string>;
/** Names of the other advisor's households. */
let secrets: string[];

beforeAll(async () => {
  inline = inlineTools(openStores())(session);
  const token = await api.cloud.issuer.mint(north, { scope: "copilot:write" });
  headers = {
    authorization: `Bearer ${token}`,
    accept: "application/json, text/event-stream",
    "x-household-id": "hh_d1",
  };
  const { body } = await api.json<{ items: { name: string }[] }>(`GET ${v1}/households`, {
    as: south,
  });
  secrets = body.items.map(({ name }) => name);
  expect(secrets.length).toBeGreaterThan(0);
});

const codeOf = (answer: object): string | undefined =>
  "code" in answer ? `${answer.code}` : undefined;

describe.each(placedTools)("%s", (name, tool, place) => {
  const { good, odd, hostile } = argumentsOf(tool);

  test("answers valid arguments, and unusual ones without a crash", async () => {
    for (const input of good) expect(await answered(inline, tool, input)).toHaveProperty("result");
    for (const input of odd) {
      expect(crashes).not.toContain(codeOf(await answered(inline, tool, input)));
    }
  });

  test("refuses hostile arguments", async () => {
    for (const input of hostile) {
      expect(await answered(inline, tool, input)).toMatchObject({ code: "invalid_arguments" });
    }
  });

  test("never crashes, whatever its arguments are", async () => {
    const crashed = [];
    for (const { name, input } of [...hostileArguments(tool), ...whole]) {
      const code = codeOf(await answered(inline, tool, input));
      if (code !== undefined && crashes.includes(code)) crashed.push(name);
    }
    expect(crashed).toEqual([]);
  });

  test("causes no internal error over the protocol and reveals nothing about another advisor", async () => {
    const wrong = [];
    const cases = [...third(eachValueOnce(tool), place), ...third(whole, place)];
    for (const { name: called, input } of cases) {
      const params = { name, arguments: input };
      const body = { jsonrpc: "2.0", id: 1, method: "tools/call", params };
      const response = await api.call("POST /mcp", { as: null, headers, body });
      const text = await response.text();
      const leaked = secrets.some((secret) => text.includes(secret));
      const crashed = crashes.some((code) => text.includes(`"code":"${code}"`));
      if (response.status >= 500 || leaked || crashed) wrong.push(called);
    }
    expect(wrong).toEqual([]);
  });
});
