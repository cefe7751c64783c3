import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { v1 } from "../api/api.fixture.ts";
import { chunksOf, reading, textOf } from "../api/streams.ts";
import { type Meddle, refusal, startProxy, straight } from "../store/proxy.ts";
import { withFunctions } from "./functions.fixture.ts";
import { holdingAnswers } from "./scripts.ts";

const throttle = refusal("ProvisionedThroughputExceededException");
const model = holdingAnswers();
const functions = withFunctions({ held: model.script });
const { start, begin, send, call } = functions;
let store: Awaited<ReturnType<typeof startProxy>>;

beforeAll(async () => {
  store = await startProxy(functions.cloud.environment.AWS_ENDPOINT_URL_DYNAMODB ?? "");
});
beforeEach(() => store.meddle(straight));
afterAll(() => store.close());

const api = (MODEL_ID = "offline") =>
  start("api/lambda", {
    front: "rest",
    env: { MODEL_ID, AWS_ENDPOINT_URL_DYNAMODB: store.url },
  });

/** Rejects the first calls of each operation. */
function throttling(first: number): Meddle {
  const seen = new Map<string, number>();
  return async ({ operation }, forward) => {
    const count = (seen.get(operation) ?? 0) + 1;
    seen.set(operation, count);
    return count <= first ? throttle : forward();
  };
}

describe("a store that is throttled", () => {
  test("for a moment delays the turn only", async () => {
    const lambda = await api();
    const id = await begin(lambda, "hh_d1");
    store.meddle(throttling(2));

    const chunks = await chunksOf(
      await send(lambda, id, "Is the Smith family outside their IPS bands?"),
    );

    expect(textOf(chunks)).toContain("| US equity | $532,000 | 53.20% |");
    expect(chunks.at(-1)).toMatchObject({ type: "finish" });
    expect(await functions.verified(lambda, id)).toMatchObject({ valid: true });
  });

  test("for longer leads to a retryable 503, and nothing is stored", async () => {
    const lambda = await api();
    const id = await begin(lambda);
    const before = await functions.cloud.stored();
    store.meddle(async () => throttle);

    const response = await send(lambda, id, "Hello");

    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await response.json()).toMatchObject({ code: "storage_unavailable", retryable: true });
    expect(await functions.cloud.stored()).toBe(before);
    store.meddle(straight);
    expect((await call(lambda, `GET ${v1}/conversations/${id}`)).status).toBe(200);
  });

  test("in mid-answer ends the stream with an error, and the process serves the next request", async () => {
    const lambda = await api("held");
    const id = await begin(lambda);
    const pids = lambda.pids();
    const stream = reading(await send(lambda, id, "Hello"));
    await stream.until("text-delta");
    store.meddle(async () => throttle);
    model.release();

    // A keep-alive comment may come between the two.
    expect(await stream.rest()).toMatch(
      /"type":"error".*\n\n(?:: keep-alive\n\n)*data: \[DONE\]\n\n$/,
    );

    store.meddle(straight);
    const next = await begin(lambda);
    expect(next).toMatch(/^con_/);
    expect(lambda.pids()).toEqual(pids);
  });
});
