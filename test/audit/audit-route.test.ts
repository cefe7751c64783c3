import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sha256 } from "@advisor/adapters/sha256";
import { copilotDoor } from "@advisor/agent/door";
import { Fault } from "@advisor/domain/fault";
import { openStores } from "@advisor/functions/runtime";
import {
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from "@aws-sdk/client-dynamodb";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { south, v1, withApi } from "../api/api.fixture.ts";
import { audit } from "./audit-command.ts";
import { answered, bodiesOf, exported } from "./turns.fixture.ts";

const api = withApi();
let folder: string;
let client: DynamoDBClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "audit-"));
  client = new DynamoDBClient({});
});
afterAll(async () => {
  client.destroy();
  await rm(folder, { recursive: true });
});

/** The command with the store of these tests. */
const command = (...args: string[]) => {
  const { AWS_ENDPOINT_URL_DYNAMODB = "", TABLE_NAME = "" } = process.env;
  return audit(args, { cwd: folder, environment: { AWS_ENDPOINT_URL_DYNAMODB, TABLE_NAME } });
};

const verdict = async (id: string) =>
  (await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`)).body;

describe("the record of a conversation", () => {
  let id: string;
  let reply: string;

  beforeAll(async () => {
    id = await api.start();
    await api.call(`POST ${v1}/conversations/${id}/select_household`, {
      body: { household_id: "hh_d1" },
    });
    ({ reply } = await answered(api, id, "What do they own?"));
    await api.call(`PATCH ${v1}/conversations/${id}`, { body: { title: "Holdings" } });
    await api.call(`POST ${v1}/messages/${reply}/feedback`, { body: { rating: "up" } });
  });

  test("is a JSON Lines file that must not be cached", async () => {
    const { status, headers } = await api.call(`GET ${v1}/conversations/${id}/audit`);
    expect({ status, ...Object.fromEntries(headers) }).toMatchObject({
      status: 200,
      "content-type": "application/x-ndjson",
      "content-disposition": `attachment; filename="${id}.ndjson"`,
      "cache-control": "no-store",
    });
  });

  test("holds the prompt, the model, every call with its arguments and result, the answer, and every edit", async () => {
    const lines = await exported(api, id);
    const bodies = bodiesOf(lines);
    expect(bodies.map(({ kind }) => kind)).toEqual([
      "selected",
      "user",
      "step",
      "answer",
      "titled",
      "rated",
    ]);
    const [selected, user, step, answer, renamed, rated] = bodies;
    expect(selected).toEqual({ kind: "selected", household_id: "hh_d1" });
    expect(user).toMatchObject({
      text: "What do they own?",
      model_id: "offline",
      system_hash: sha256(copilotDoor.system),
    });
    expect(step).toMatchObject({
      calls: [{ name: "query_portfolio", input: expect.any(Object) }],
      results: [
        {
          status: "success",
          shown: expect.any(Object),
          result: { source_id: "tool:query_portfolio:v1", data: expect.any(Object) },
        },
      ],
    });
    expect(answer).toMatchObject({ text: expect.stringMatching(/\$/), stop_reason: "stop" });
    expect(renamed).toEqual({ kind: "titled", title: "Holdings", by: "advisor" });
    expect(rated).toEqual({ kind: "rated", message_id: reply, rating: "up", note: null });
    expect(lines[0]).toMatchObject({
      type: "record",
      conversation_id: id,
      advisor_id: "adv_north",
      household_id: "hh_d1",
      deleted: false,
    });
  });

  test("verifies in the store, and from its file alone", async () => {
    const lines = await exported(api, id);
    const { length, head } = lines.at(-1) ?? {};
    expect({ length, head }).toEqual({ length: 6, head: lines.at(-2)?.hash });
    expect(await verdict(id)).toEqual({ valid: true, length, head });
    const input = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    expect(await audit(["verify", "-"], { cwd: folder, input })).toMatchObject({
      code: 0,
      out: `valid: 6 entries, head ${head}\n`,
    });
  });

  test("is refused when `verify` is invalid", async () => {
    const { status, body } = await api.json(`GET ${v1}/conversations/${id}/audit?verify=yes`);
    expect({ status, code: body.code }).toEqual({ status: 400, code: "invalid_request" });
  });

  test("is empty and valid before the first message", async () => {
    const fresh = await api.start();
    expect((await exported(api, fresh)).slice(1)).toEqual([{ type: "end", length: 0, head: "" }]);
    expect(await verdict(fresh)).toEqual({ valid: true, length: 0, head: "" });
  });
});

describe("a deleted conversation", () => {
  let id: string;

  beforeAll(async () => {
    id = await api.start();
    await answered(api, id, "Hello");
    await api.call(`DELETE ${v1}/conversations/${id}`);
  });

  test("is hidden from its advisor like an unknown one", async () => {
    const unknown = `con_${"0".repeat(26)}`;
    for (const path of ["", "?verify=1"]) {
      const [hidden, never] = await Promise.all(
        [id, unknown].map((one) => api.json(`GET ${v1}/conversations/${one}/audit${path}`)),
      );
      expect({ ...hidden?.body, request_id: "" }).toEqual({ ...never?.body, request_id: "" });
      expect(hidden?.status).toBe(404);
    }
  });

  test("is exported whole by an operator, with who deleted what", async () => {
    const out = join(folder, "deleted.ndjson");
    expect(await command("export", id, "--out", out)).toEqual({ code: 0, out: "", complaint: "" });
    const text = await readFile(out, "utf8");
    const lines = text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({ conversation_id: id, advisor_id: "adv_north", deleted: true });
    expect(bodiesOf(lines).map(({ kind }) => kind)).toEqual(["user", "answer", "deleted"]);
    expect((await stat(out)).mode & 0o777).toBe(0o600);
    const head = lines.at(-1).head;
    expect(await command("verify", out)).toMatchObject({
      code: 0,
      out: `valid: 3 entries, head ${head}\n`,
    });
    const noted = await command("export", id, "--head");
    expect(noted).toEqual({ code: 0, out: `3 entries, head ${head}\n`, complaint: "" });
    expect((await command("export", id)).out.split("\n").slice(1)).toEqual(
      text.split("\n").slice(1),
    );
  });

  test("is not exported over an existing file, nor for an unknown id", async () => {
    const out = join(folder, "twice.ndjson");
    await command("export", id, "--out", out);
    const before = await readFile(out, "utf8");
    expect(await command("export", id, "--out", out)).toMatchObject({
      code: 1,
      complaint: expect.stringContaining("EEXIST"),
    });
    expect(await readFile(out, "utf8")).toBe(before);
    expect(await command("export", "con_unknown", "--out", join(folder, "none"))).toEqual({
      code: 1,
      out: "",
      complaint: "There is no conversation and no run of this id in the store.\n",
    });
    await expect(stat(join(folder, "none"))).rejects.toThrow("ENOENT");
  });

  test("is exported from the named table, with the permissions of the environment", async () => {
    const { AWS_ENDPOINT_URL_DYNAMODB = "", TABLE_NAME = "" } = process.env;
    const environment = { AWS_ENDPOINT_URL_DYNAMODB, AWS_REGION: "us-east-1" };
    const rights = { AWS_ACCESS_KEY_ID: "operator", AWS_SECRET_ACCESS_KEY: "secret" };
    const args = ["export", id, "--head", "--table", TABLE_NAME];
    expect(
      await audit(args, { cwd: folder, environment: { ...environment, ...rights } }),
    ).toMatchObject({ code: 0, out: expect.stringMatching(/^3 entries, head [0-9a-f]{64}\n$/) });
  });
});

describe("a store that was tampered with", () => {
  const keyOf = (id: string, seq: number) => ({
    pk: { S: `CON#${id}` },
    sk: { S: `ENTRY#${String(seq).padStart(10, "0")}` },
  });

  /** A record in which the bytes of entry `seq` were changed. */
  async function rewritten(seq: number, change: (bytes: Uint8Array) => Uint8Array) {
    const id = await api.start();
    await answered(api, id, "Hello");
    await answered(api, id, "Hello again");
    const TableName = process.env.TABLE_NAME;
    const { Item = {} } = await client.send(new GetItemCommand({ TableName, Key: keyOf(id, seq) }));
    const bytes = { B: change(Item.bytes?.B ?? new Uint8Array()) };
    await client.send(new PutItemCommand({ TableName, Item: { ...Item, bytes } }));
    return id;
  }

  const edited = (bytes: Uint8Array): Uint8Array =>
    gzipSync(gunzipSync(bytes).toString("utf8").replace('"text":"', '"text":"Not '));

  test.each([
    ["an edited entry", edited],
    ["valid JSON that is not an entry", () => gzipSync("{}")],
    ["an entry that is not JSON", () => gzipSync("gone")],
    ["an entry that cannot be unpacked", () => Buffer.from("gone")],
  ])("%s is reported with its position", async (_, change) => {
    const id = await rewritten(2, change);
    expect(await verdict(id)).toEqual({ valid: false, length: 4, at: 1 });
    const lines = await exported(api, id);
    const input = lines.map((line) => `${JSON.stringify(line)}\n`).join("");
    expect(await audit(["verify", "-"], { cwd: folder, input })).toMatchObject({
      code: 1,
      out: expect.stringMatching(/^broken at line 3 \(entry 2\): /),
    });
    expect(await command("export", id, "--head")).toEqual({
      code: 1,
      out: "broken at entry 2 of 4 in the store\n",
      complaint: "",
    });
  });

  test("an unreadable entry is acknowledged by a repair, and the record is valid again", async () => {
    const id = await rewritten(2, () => Buffer.from("gone"));
    const head = { code: 0, out: "Named in the record as unreadable: entry 2.\n", complaint: "" };
    expect(await command("repair", id)).toEqual(head);
    expect(await command("repair", id)).toEqual({ ...head, out: "Nothing to repair.\n" });
    expect(await verdict(id)).toMatchObject({ valid: true, length: 5, unreadable: 1 });
    expect(await command("repair", "con_nobody")).toMatchObject({ code: 1 });
    expect(await command("repair")).toMatchObject({ code: 64 });
  });

  test("a removed entry is detected at the next one", async () => {
    const id = await rewritten(2, (bytes) => bytes);
    const TableName = process.env.TABLE_NAME;
    expect(await verdict(id)).toMatchObject({ valid: true, length: 4 });
    await client.send(new DeleteItemCommand({ TableName, Key: keyOf(id, 2) }));
    expect(await verdict(id)).toEqual({ valid: false, length: 3, at: 1 });
  });
});

test("a failed export lacks its end line, and is logged", async () => {
  const id = await api.start();
  await answered(api, id, "Hello");
  const logged: unknown[] = [];
  const fault = new Fault("busy", "storage_unavailable", "Try again.");
  const stores = openStores();
  const app = api.open("offline", {
    journal: { ...stores.journal, after: () => Promise.reject(fault) },
    log: { info: () => undefined, error: (...given) => logged.push(given) },
  });
  const response = await api.call(`GET ${v1}/conversations/${id}/audit`, { app });
  const lines = (await response.text()).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line).type)).toEqual(["record"]);
  expect(logged).toEqual([["audit_cut", { conversation_id: id }, fault]]);
});

test("a reader who disconnects stops the export", async () => {
  const id = await api.start();
  await answered(api, id, "Hello");
  const response = await api.call(`GET ${v1}/conversations/${id}/audit`);
  await response.body?.cancel();
  expect(await verdict(id)).toMatchObject({ valid: true });
});

test("another advisor gets the same response as for an unknown conversation", async () => {
  const id = await api.start();
  const { status } = await api.call(`GET ${v1}/conversations/${id}/audit`, { as: south });
  expect(status).toBe(404);
});
