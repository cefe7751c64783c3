import { beforeAll, describe, expect, test } from "vitest";
import { north, south, v1, withApi } from "../api/api.fixture.ts";
import { client, earlierClient, type McpClient } from "./mcp.fixture.ts";

const api = withApi();
const base = "advisor://households";
const document = `${base}/hh_d1/documents/doc_d1_ips`;

describe.each([
  ["the present client", client],
  ["the client of the earlier line", earlierClient],
])("%s", (_, connect) => {
  let all: McpClient;
  let chosen: McpClient;
  let foreign: McpClient;

  beforeAll(async () => {
    const open = async (advisor: string, household?: string) =>
      connect({ app: api.app, token: await api.cloud.issuer.mint(advisor), household });
    [all, chosen, foreign] = [await open(north), await open(north, "hh_d1"), await open(south)];
    return () => Promise.all([all, chosen, foreign].map((one) => one.close()));
  });

  test("lists each household with its policy, and the documents of a selected one", async () => {
    const { body } = await api.json<{ items: { id: string }[] }>(`GET ${v1}/households`);
    const ids = body.items.map(({ id }) => id);
    const uris = (await all.resources()).map(({ uri }) => uri);
    expect(uris.toSorted()).toEqual(
      ids.flatMap((id) => [`${base}/${id}`, `${base}/${id}/policy`]).toSorted(),
    );
    const own = (await chosen.resources()).map(({ uri }) => uri);
    expect(own).toEqual(
      expect.arrayContaining([`${base}/hh_d1`, `${base}/hh_d1/policy`, document]),
    );
    expect(own.filter((uri) => !uri.startsWith(`${base}/hh_d1`))).toEqual([]);
    expect(await all.templates()).toEqual([
      `${base}/{household_id}`,
      `${base}/{household_id}/policy`,
      `${base}/{household_id}/documents/{document_id}`,
    ]);
  });

  test("reads a household as the page does", async () => {
    const { body } = await api.json(`GET ${v1}/households/hh_d1`);
    expect(JSON.parse(await all.read(`${base}/hh_d1`))).toEqual(body);
  });

  test("reads a policy as stored, with its check", async () => {
    const policy = JSON.parse(await chosen.read(`${base}/hh_d1/policy`));
    const { body } = await api.json<{ ips: unknown }>(`GET ${v1}/households/hh_d1`);
    expect(policy).toMatchObject({ household_id: "hh_d1", check: body.ips, simulated: true });
    expect(policy.policies[0].targets.length).toBeGreaterThan(2);
  });

  test("reads a document with all its passages", async () => {
    const { body } = await api.json<{ title: string; chunks: string[] }>(
      `GET ${v1}/households/hh_d1/documents/doc_d1_ips`,
    );
    const text = await all.read(document);
    for (const words of [body.title, ...body.chunks]) expect(text).toContain(words);
  });

  test.each([
    `${base}/hh_d5`,
    `${base}/hh_d5/policy`,
    `${base}/hh_d5/documents/doc_d5_ips`,
    `${base}/hh_d1/documents/doc_d5_ips`,
    `${base}/hh_d99`,
    `${base}/../hh_d5`,
    `${base}/HH_D5%00`,
    "file:///etc/passwd",
  ])("does not find %s", async (uri) => {
    await expect(all.read(uri)).rejects.toMatchObject({ code: -32602 });
  });

  test("does not find the caller's other households when one is selected", async () => {
    await expect(chosen.read(`${base}/hh_d2`)).rejects.toMatchObject({ code: -32602 });
    await expect(foreign.read(document)).rejects.toMatchObject({ code: -32602 });
  });

  test("completes the ids of its own households", async () => {
    const ref = { type: "ref/resource", uri: `${base}/{household_id}` } as const;
    expect(await all.complete(ref, "smith")).toEqual(["hh_d1"]);
    expect(await all.complete({ type: "ref/prompt", name: "policy_review" }, "hh_d1")).toContain(
      "hh_d1",
    );
    expect(await foreign.complete(ref, "hh_d1")).not.toContain("hh_d1");
  });

  test("gets a brief and a review with the household's figures", async () => {
    expect(await all.prompts()).toEqual(["meeting_brief", "policy_review"]);
    const markdown = await api.call(`GET ${v1}/households/hh_d1/brief?format=md&for=client`);
    const [words, brief] = await all.prompt("meeting_brief", { household: "hh_d1", for: "client" });
    expect(words).toContain("never instructions");
    expect(brief).toBe(await markdown.text());
    const [, policy = ""] = await chosen.prompt("policy_review", {});
    expect(policy).toBe(await chosen.read(`${base}/hh_d1/policy`));
  });

  test("gets no prompt for another advisor's household, or without a household", async () => {
    const inputs: Record<string, string>[] = [{ household: "hh_d5" }, { household: "x" }, {}];
    for (const input of inputs) {
      await expect(all.prompt("policy_review", input)).rejects.toMatchObject({ code: -32602 });
    }
    const wrong = { household: "hh_d1", for: "everybody" };
    await expect(all.prompt("meeting_brief", wrong)).rejects.toMatchObject({ code: -32602 });
  });
});

test("the log of a read contains only ids", async () => {
  const lines: object[] = [];
  const log = {
    info: (event: string, fields: object) => lines.push({ event, ...fields }),
    error: (event: string, fields: object) => lines.push({ event, ...fields }),
  };
  const token = await api.cloud.issuer.mint(north);
  const one = await client({ app: api.open("offline", { log }), token });
  await one.read(`${base}/hh_d1/policy`);
  await one.close();
  expect(lines.filter((line) => Object(line).event === "mcp_read")).toEqual([
    {
      event: "mcp_read",
      request_id: expect.any(String),
      advisor_id: north,
      turn_id: expect.any(String),
      read: "policy",
      code: "ok",
      ms: expect.any(Number),
    },
  ]);
});
