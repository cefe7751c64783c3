import { afterEach, describe, expect, test } from "vitest";
import { v1 } from "../api/api.fixture.ts";
import { chunksOf, reading, textOf } from "../api/streams.ts";
import { withFunctions } from "./functions.fixture.ts";
import { holdingAnswers } from "./scripts.ts";

const question = "Is the Smith family outside their IPS bands, and what is in VOO?";
const model = holdingAnswers();
const functions = withFunctions({ held: model.script });
const { start, begin, send, call } = functions;
const names = ["compare_to_ips", "get_etf_holdings"] as const;

afterEach(() => model.release());

/** Two tools in their own functions behind the Lambda API. */
async function tools() {
  const [ips, etf] = await Promise.all(
    names.map((TOOL) => start("tool", { env: { TOOL }, name: TOOL })),
  );
  if (ips === undefined || etf === undefined) throw new Error("both were started");
  return functions.invocable({ compare_to_ips: ips, get_etf_holdings: etf });
}

const executing = (url: string) => ({
  TOOL_EXECUTION: "lambda",
  TOOL_FUNCTIONS: "*",
  AWS_ENDPOINT_URL_LAMBDA: url,
});

describe.each(["url", "rest"] as const)("a turn behind the front %s", (front) => {
  test("streams, invokes its tools, and gets a title through the event bus", async () => {
    const invoked = await tools();
    const env = { ...executing(invoked.url), MODEL_ID: "held" };
    const api = await start("api/lambda", { front, concurrency: 2, env });
    const id = await begin(api, "hh_d1");

    const response = await send(api, id, question);
    const stream = reading(response);
    const early = await stream.until("text-delta");
    expect(early).toContain("tool-output-available");
    expect(early).not.toContain('"type":"finish"');
    await model.release();
    const chunks = await chunksOf(new Response(await stream.rest()));

    expect(response.headers.get("x-vercel-ai-ui-message-stream")).toBe("v1");
    expect(chunks.filter(({ type }) => type === "tool-output-available")).toHaveLength(2);
    expect(textOf(chunks)).toContain("| US equity | $532,000 | 53.20% |");
    expect(chunks.at(-1)).toMatchObject({ type: "finish" });
    expect(invoked.calls.map(({ name }) => name).toSorted()).toEqual(names);
    await functions.bus.idle();
    expect(await (await call(api, `GET ${v1}/conversations/${id}`)).json()).toMatchObject({
      title: "Is the Smith family outside their IPS bands, and what is in…",
    });
    expect(await functions.verified(api, id)).toMatchObject({ valid: true });
  });
});
