import { bedrockModel } from "@advisor/adapters/model/bedrock/bedrock";
import { openaiModel } from "@advisor/adapters/model/openai/openai";
import { type Model, ModelFailure } from "@advisor/agent/model/model";
import { describe, expect, test } from "vitest";
import { ask } from "../ask-model.ts";
import * as bedrockAnswers from "./quirks/bedrock-answers.ts";
import * as bedrockFaults from "./quirks/bedrock-faults.ts";
import * as calls from "./quirks/calls.ts";
import * as ends from "./quirks/ends.ts";
import * as limits from "./quirks/limits.ts";
import * as parameters from "./quirks/parameters.ts";
import { type Quirk, type Right, requests } from "./quirks/quirk.ts";
import * as streams from "./quirks/streams.ts";
import * as thoughts from "./quirks/thoughts.ts";
import * as troubles from "./quirks/troubles.ts";
import * as usage from "./quirks/usage.ts";
import * as words from "./quirks/words.ts";
import * as writtenCalls from "./quirks/written-calls.ts";
import { withVendor } from "./with-vendor.ts";

const vendor = withVendor();

type Open = (id: string, learned: (what: string) => void) => Model;

const openOpenai: Open = (id, learned) =>
  openaiModel({ id, baseUrl: vendor().url, apiKey: undefined, effort: "none", learned });
const openBedrock: Open = (id, learned) => bedrockModel({ id, effort: "none", learned });

describe.each<[string, Open, Readonly<Record<string, readonly Quirk[]>>]>([
  ["words", openOpenai, words],
  ["streams", openOpenai, streams],
  ["ends", openOpenai, ends],
  ["calls", openOpenai, calls],
  ["calls in the text", openOpenai, writtenCalls],
  ["parameters", openOpenai, parameters],
  ["limits", openOpenai, limits],
  ["troubles", openOpenai, troubles],
  ["usage", openOpenai, usage],
  ["thoughts", openOpenai, thoughts],
  ["answers of Bedrock", openBedrock, bedrockAnswers],
  ["faults of Bedrock", openBedrock, bedrockFaults],
])("%s", (_, open, kinds) => {
  test.each(Object.values(kinds).flat())("$what", async (quirk) => {
    const { right } = quirk;
    expect(await outcome(quirk, open)).toMatchObject({
      text: "",
      thought: "",
      calls: [],
      fault: undefined,
      ...right,
    });
  });
});

/** What the adapter makes of a quirk, limited to what its row specifies. */
async function outcome(quirk: Quirk, open: Open): Promise<Right> {
  const { model: id = "llama", asks = "plain", refuses = [], answers } = quirk;
  vendor().play({ refuses, answers });
  const learned: string[] = [];
  const model = open(id, (what) => what !== "thinks_unopened" && learned.push(what));
  const asked = requests[asks];
  const first = await ask(model, asked);
  const sent = vendor().received.at(-1)?.body ?? {};
  const requestsMade = vendor().received.length;
  const cause = first.fault?.cause;
  return {
    text: first.text,
    thought: first.thought,
    calls: first.calls.map(({ name, input, malformed_bytes }) => [
      name,
      malformed_bytes === null ? (input as object) : null,
    ]),
    fault: first.fault?.code,
    ...(first.end === null ? {} : { reason: first.end.reason, usage: first.end.usage }),
    ...(cause instanceof ModelFailure && cause.retry_after_ms !== null
      ? { retry_after_ms: cause.retry_after_ms }
      : {}),
    sent,
    sentBack: quirk.right.sentBack && (await sentBack(model, first)),
    learned,
    requests: requestsMade,
  } as Right;
}

/** The assistant's message in the request of the second step. */
async function sentBack(model: Model, { text, end }: Awaited<ReturnType<typeof ask>>) {
  const blocks = end?.thinking ?? [];
  const { results } = requests;
  const messages = results.messages.map((message) =>
    message.role === "assistant"
      ? { ...message, text, thinking: { model_id: model.id, blocks } }
      : message,
  );
  await ask(model, { ...results, messages });
  const body = vendor().received.at(-1)?.body as { messages: { role: string }[] } | undefined;
  return body?.messages.find(({ role }) => role === "assistant");
}
