import { turnId } from "@advisor/domain/record/record-id";
import { RecordVerdict, Trace } from "@advisor/protocol/trace";
import { expect, test } from "vitest";
import { v1, withApi } from "./api.fixture.ts";

const api = withApi();

test("the trace of a turn and its record check match the schemas that the page uses", async () => {
  const id = await api.start("hh_d2");
  await (await api.send(id, "Is the family outside their IPS bands?")).text();
  const { body } = await api.json(`GET /api/v1/traces/${turnId({ conversation_id: id, seq: 1 })}`);
  const trace = Trace.parse(body);
  expect(trace).toMatchObject({
    kind: "turn",
    household_id: "hh_d2",
    status: "answered",
    steps: [{ calls: [{ tool: "compare_to_ips", as_of: "2026-11-20" }] }, { calls: [] }],
    grounding: { valid: true },
  });
  const record = await api.json(`GET ${v1}/conversations/${id}/audit?verify=1`);
  expect(RecordVerdict.parse(record.body)).toMatchObject({ valid: true });
});

test("the trace of an answer matches the schema that the page uses", async () => {
  const body = { message: "What is the account value?", household_id: "hh_d2" };
  const answered = await api.json("POST /api/chat", { body });
  const trace = await api.json(`GET /api/v1/traces/${String(answered.body.trace_id)}`);
  expect(Trace.parse(trace.body)).toMatchObject({
    kind: "answer",
    routing: { by: "rules" },
    parts: [{ grounding: { valid: true } }],
  });
});
