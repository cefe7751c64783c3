import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { north, south, v1, withApi } from "./api.fixture.ts";

const api = withApi();
let conversation = "";
let written = 0;
let stored = "";

beforeAll(async () => {
  conversation = await api.start("hh_d1");
  await (await api.send(conversation, "What do they own?")).text();
  await api.cloud.bus.idle();
  written = api.writes();
  stored = await api.cloud.stored();
});

/** Checks that a request is rejected and writes nothing. */
async function refused(route: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await api.call(route, { body, headers });
  const problem = await response.text();
  expect(api.writes()).toBe(written);
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(problem).not.toMatch(/zod|node_modules|Error:|arn:|Dynamo|\.ts\b/);
  return `${response.status} ${JSON.parse(problem).code}`;
}

const chat = `POST ${v1}/chat/stream`;
const at = (path: string) => path.replace(":id", conversation);

describe("a body that is not JSON in UTF-8", () => {
  const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
  const json = '{"household_id":null}';
  const routes = [
    chat,
    `POST ${v1}/conversations`,
    "POST /api/chat/stream",
    `PATCH ${v1}/conversations/:id`,
    `POST ${v1}/conversations/:id/select_household`,
  ];

  test.each<[string, string | Uint8Array, string]>([
    ["broken", '{"message":', "400 invalid_json"],
    ["a word", "hello", "400 invalid_json"],
    ["single quotes", "{'household_id':null}", "400 invalid_json"],
    ["a comma too many", '{"household_id":null,}', "400 invalid_json"],
    ["two documents", `${json}${json}`, "400 invalid_json"],
    ["NaN", '{"household_id":NaN}', "400 invalid_json"],
    ["a byte order mark", `\ufeff${json}`, "400 invalid_json"],
    ["a NUL at its end", `${json}\u0000`, "400 invalid_json"],
    ["a raw line end in a string", '{"household_id":"a\nb"}', "400 invalid_json"],
    ["invalid UTF-8", Uint8Array.of(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d), "400 invalid_json"],
    ["a surrogate in UTF-8", Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22), "400 invalid_json"],
    ["UTF-16", Buffer.from(json, "utf16le"), "400 invalid_json"],
    ["a field twice", '{"household_id":null,"household_id":"hh_d1"}', "400 invalid_json"],
    ["a field twice, escaped", '{"title":"a","\\u0074itle":"b"}', "400 invalid_json"],
    ["a field twice far below", '{"a":[{"b":{"c":1,"c":1}}]}', "400 invalid_json"],
    ["nested 100,000 deep", nested(100_000), "400 invalid_request"],
    ["null", "null", "400 invalid_request"],
    ["a number", "7", "400 invalid_request"],
    ["a list", "[]", "400 invalid_request"],
    ["a string", '"hh_d1"', "400 invalid_request"],
    ["8 MB", JSON.stringify({ title: "x".repeat(8_000_000) }), "413 message_too_long"],
  ])("%s", async (_, body, answer) => {
    for (const route of routes) {
      expect(await refused(at(route), body, { "content-type": "application/json" })).toBe(answer);
    }
  });

  test.each<[string, Record<string, string>]>([
    ["text", { "content-type": "text/plain" }],
    ["a form", { "content-type": "application/x-www-form-urlencoded" }],
    ["JSON in Latin-1", { "content-type": "application/json; charset=iso-8859-1" }],
    ["JSON lines", { "content-type": "application/json-seq" }],
    ["compressed", { "content-type": "application/json", "content-encoding": "gzip" }],
  ])("the content type %s is refused", async (_, headers) => {
    const body = headers["content-encoding"] === "gzip" ? gzipSync(json) : json;
    for (const route of routes) {
      expect(await refused(at(route), body, headers)).toBe("415 unsupported_media_type");
    }
  });

  test("a stated length over the limit is refused before the body is read", async () => {
    const headers = { "content-type": "application/json", "content-length": "8000000" };
    expect(await refused(chat, "{}", headers)).toBe("413 message_too_long");
  });
});

describe("a message", () => {
  const send = (fields: Record<string, unknown>) =>
    refused(chat, { conversation_id: conversation, message: "What do they own?", ...fields });

  test.each<[string, Record<string, unknown>]>([
    ["none", { message: undefined }],
    ["null", { message: null }],
    ["empty", { message: "" }],
    ["blank", { message: " \n\t\u00a0" }],
    ["a number", { message: 7 }],
    ["a list", { message: ["What do they own?"] }],
    ["parts", { message: { parts: [{ type: "text", text: "hi" }] } }],
    ["with half a character", { message: "Up \ud83d again" }],
    ["with the other half", { message: "Up \ude80 again" }],
    ["to no conversation", { conversation_id: undefined }],
    ["to a number", { conversation_id: 7 }],
    ["to a list", { conversation_id: [conversation] }],
    ["to a path", { conversation_id: "../../etc/passwd" }],
    ["to a key", { conversation_id: `CON#${"a".repeat(26)}` }],
    ["to two", { conversation_id: "con_*" }],
    ["to one with NUL", { conversation_id: "con_\u0000" }],
  ])("%s is refused", async (_, fields) => {
    expect(await send(fields)).toBe("400 invalid_request");
  });

  test("to an unknown conversation is not found", async () => {
    expect(await send({ conversation_id: `con_${"0".repeat(26)}` })).toBe("404 not_found");
  });

  test("of 100,001 characters is too long, whatever else is wrong", async () => {
    expect(await send({ message: "x".repeat(100_001) })).toBe("413 message_too_long");
    expect(await send({ message: "x".repeat(1_000_000) })).toBe("413 message_too_long");
    expect(await send({ message: "x".repeat(100_001), conversation_id: 7 })).toBe(
      "413 message_too_long",
    );
  });

  test("without a body is refused", async () => {
    expect(await refused(chat)).toBe("400 invalid_request");
  });
});

describe("ids, names and keys", () => {
  test.each<[string, unknown]>([
    ["a number", 7],
    ["a list", ["hh_d1"]],
    ["an object", { $ne: null }],
    ["a star", "*"],
    ["a prefix", "hh_"],
    ["two", "hh_d1,hh_d5"],
    ["a path", "../hh_d5"],
    ["a key", "HH#hh_d1"],
    ["one with NUL", "hh_d1\u0000"],
    ["a long one", "d".repeat(100)],
    ["an empty one", ""],
  ])("%s is not a household id", async (_, household_id) => {
    const routes = [`POST ${v1}/conversations`, `POST ${v1}/conversations/:id/select_household`];
    for (const route of routes) {
      expect(await refused(at(route), { household_id })).toBe("400 invalid_request");
    }
  });

  test("a household that does not exist is not found", async () => {
    for (const household_id of ["hh_d99", "D99", "hh_constructor"]) {
      expect(await refused(`POST ${v1}/conversations`, { household_id })).toBe("404 not_found");
    }
  });

  test("an unknown field is refused", async () => {
    const body = { household_id: null, advisor_id: south };
    expect(await refused(`POST ${v1}/conversations`, body)).toBe("400 invalid_request");
    const spoofed = '{"household_id":null,"__proto__":{"advisor_id":"adv_south"}}';
    expect(await refused(`POST ${v1}/conversations`, spoofed)).toBe("400 invalid_request");
  });

  test.each<[string, unknown]>([
    ["none", undefined],
    ["an empty one", ""],
    ["a blank one", "  "],
    ["a number", 7],
    ["one of 81 characters", "x".repeat(81)],
    ["one of control characters", "\u0000\u001b[2J\u200b"],
    ["one of two lines", "two\nlines"],
  ])("%s is refused as a title", async (_, title) => {
    expect(await refused(at(`PATCH ${v1}/conversations/:id`), { title })).toBe(
      "400 invalid_request",
    );
  });

  test.each(["", "a b", "ä", "x".repeat(256)])(
    "%j is refused as an idempotency key",
    async (key) => {
      const headers = { "idempotency-key": key };
      const body = { conversation_id: conversation, message: "What do they own?" };
      for (const [route, asked] of [
        [chat, body],
        [`POST ${v1}/conversations`, {}],
      ] as const) {
        expect(await refused(route, asked, headers)).toBe("400 invalid_idempotency_key");
      }
    },
  );

  test.each([
    ...["%00", "%23META", "con_*", "..%2f..%2fhealth", "__proto__"],
    `con_${"a".repeat(3_000)}`,
    `hh_${"a".repeat(3_000)}`,
  ])("%.40s in a path is not found", async (id) => {
    for (const route of [
      `GET ${v1}/conversations/${id}`,
      `DELETE ${v1}/conversations/${id}`,
      `GET ${v1}/conversations/${id}/messages`,
      `GET ${v1}/households/${id}`,
    ]) {
      expect(await refused(route)).toBe("404 not_found");
    }
  });

  test("an unknown path and an unknown method are refused", async () => {
    expect(await refused(`GET ${v1}/nothing`)).toBe("404 not_found");
    for (const [route, allow] of [
      [`PUT ${v1}/conversations`, "POST, GET"],
      [`DELETE ${v1}/households/hh_d1`, "GET"],
      ["POST /api/tools", "GET"],
    ] as const) {
      const response = await api.call(route, { body: {} });
      expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    }
  });
});

describe("query parameters", () => {
  const lists = [
    `GET ${v1}/households`,
    `GET ${v1}/conversations`,
    `GET ${v1}/conversations/:id/messages`,
  ];

  test.each([
    ...["limit=0", "limit=-1", "limit=101", "limit=1.5", "limit=ten", "limit=1e9", "limit=NaN"],
    `cursor=${"a".repeat(5_000)}`,
  ])("%s is refused", async (query) => {
    for (const list of lists) {
      expect(await refused(`${at(list)}?${query.slice(0, 5_000)}`)).toBe("400 invalid_request");
    }
  });

  test.each(["household_id=*", "household_id=", "household_id=%00", "household_id=hh_d1%23"])(
    "%s is refused",
    async (query) => {
      expect(await refused(`GET ${v1}/conversations?${query}`)).toBe("400 invalid_request");
    },
  );

  const cursor = (content: unknown) =>
    Buffer.from(typeof content === "string" ? content : JSON.stringify(content)).toString(
      "base64url",
    );

  test.each([
    ["a word", "next"],
    ["no text", "%00%ff"],
    ["an empty one", ""],
    ["of NULs", cursor("\u0000\u0000")],
    ["of another form", cursor({ page: 2 })],
    ["of null", cursor("null")],
    ["of another list", cursor({ partition: "adv_north#X", keys: { pk: "a", sk: "b" } })],
    ["of a place in another conversation", cursor(`con_${"0".repeat(26)}:1`)],
    ["of a place before the first", cursor("con_x:-1")],
    ["cut short", cursor({ partition: `${north}#CON`, keys: { gsi_pk: `${north}#CON` } })],
    ["without its place", cursor({ partition: `${north}#HH`, keys: { gsi_pk: `${north}#HH` } })],
  ])("a cursor that is %s", async (_, value) => {
    for (const list of lists) {
      expect(await refused(`${at(list)}?cursor=${value}`)).toBe("400 invalid_cursor");
    }
  });

  test("another advisor's cursor is refused", async () => {
    const list = `${v1}/households?limit=1`;
    const { body } = await api.json(`GET ${list}`, { as: south });
    expect(body.next_cursor).toEqual(expect.any(String));
    expect(await refused(`GET ${list}&cursor=${body.next_cursor}`)).toBe("400 invalid_cursor");
    const own = await api.json(`GET ${list}`, { as: north });
    expect(await refused(`GET ${v1}/conversations?cursor=${own.body.next_cursor}`)).toBe(
      "400 invalid_cursor",
    );
  });

  test("an advisor id in a header or query is ignored", async () => {
    const headers = { "x-advisor-id": south, "x-amzn-oidc-identity": south };
    const { body } = await api.json(`GET ${v1}/households?advisor_id=${south}`, { headers });
    expect((body.items as { id: string }[]).map(({ id }) => id)).toContain("hh_d1");
    expect(JSON.stringify(body)).not.toContain("hh_d5");
  });
});

test("after all of these requests the store is unchanged", async () => {
  expect(await api.cloud.stored()).toBe(stored);
});

test("unusual but valid text is stored byte for byte", async () => {
  const message = "NUL \u0000, ESC \u001b[2J, RTL \u202e, 🚀, e\u0301, \ufeff, \uffff, </script>";
  const id = await api.start();
  await (await api.send(id, message)).text();
  const { body } = await api.json(`GET ${v1}/conversations/${id}/messages`);
  expect(body).toMatchObject({ items: [{ parts: [{ type: "text", text: message }] }, {}] });
});
