import type { Proof, Row } from "./row.ts";

const chat = (title: string): Proof => ["test/api/chat-faults.test.ts", title];
const own = (title: string): Proof => ["test/rows/model.test.ts", title];
const adapter = (title: string): Proof => ["test/model-faults.test.ts", title];
const dialect = (title: string): Proof => ["test/model-dialects.test.ts", title];
const again = (title: string): Proof => ["packages/agent/src/turn-faults.test.ts", title];
const tools = (title: string): Proof => ["packages/agent/src/turn-tools.test.ts", title];
const named = chat("%s is %s");
const odd = chat("%s ends as %s");
const unanswerable = chat("an unanswerable call is returned to the model, and the turn continues");

/** Faults of the model and its tool calls: refusals, broken streams, odd answers, invalid calls. */
export const model: readonly Row[] = [
  {
    row: 24,
    fault: "Bedrock 429 / 503 before the stream, once",
    proof: [
      chat("a model that fails as %s is retried, and the turn succeeds"),
      again("waits longer each time, between half and all of the full pause"),
    ],
  },
  {
    row: 25,
    fault: "Bedrock 429 always",
    proof: [own("a model that always throttles is abandoned within fifteen seconds"), named],
  },
  { row: 26, fault: "Bedrock 500, 424, 408, HTML 502, reset", proof: [named] },
  {
    row: 27,
    fault: "Bedrock 403 / bad model id",
    proof: [
      [
        "test/rows/misconfigured.test.ts",
        "a misconfigured model (%s) raises the alarm metric, and details are not shown",
      ],
      named,
      ["test/infra/rules/watched.ts", "each kind of failure has an alarm on the right resource"],
    ],
  },
  {
    row: 28,
    fault: "Bedrock 400 input too long",
    proof: [
      own(
        "a conversation that is too long is sent without its older turns, and never with a call but without its result",
      ),
      own("a conversation whose last turn alone is too long ends with that error"),
      again("is shortened only once"),
    ],
  },
  {
    row: 29,
    fault: "Exception event mid-stream",
    proof: [
      named,
      chat("the text so far is kept"),
      again("after its first word is asked once, and the word is kept"),
    ],
  },
  {
    row: 30,
    fault: "Stream ends cleanly without messageStop",
    proof: [named, adapter("fault.%s is %s")],
  },
  {
    row: 31,
    fault: "Truncated frame, CRC error, garbage bytes, absurd length",
    proof: [named, adapter("fault.%s is %s")],
  },
  {
    row: 32,
    fault: "First byte after 8 s",
    proof: [own("a model that starts after eight seconds is waited for, with a heartbeat")],
  },
  {
    row: 33,
    fault: "Never a byte / silence mid-stream",
    proof: [
      named,
      again("has one timer for its first chunk and those after it, whatever they contain"),
      again("in the middle of its text keeps the text so far and cancels the request"),
    ],
  },
  {
    row: 34,
    fault: "Empty answer, blank answer, no content",
    proof: [chat("an %s answer has that stop reason")],
  },
  {
    row: 35,
    fault: "Stop reason max_tokens, guardrail, content filter, context full, unknown",
    proof: [odd, ["packages/agent/src/turn/run-loop.test.ts", "records the model's stop reason"]],
  },
  {
    row: 36,
    fault: "Unknown event or delta kinds; duplicate start; metadata order; missing usage",
    proof: [odd, dialect("may omit its usage"), adapter("unusual output is read")],
  },
  {
    row: 37,
    fault: "Emoji or surrogate cut across deltas; bytes split anywhere",
    proof: [
      chat("an emoji split across chunks arrives whole"),
      dialect("is read however its bytes are split"),
    ],
  },
  {
    row: 38,
    fault: "Reasoning blocks",
    proof: [
      odd,
      [
        "packages/adapters/src/model/bedrock/bedrock-step.test.ts",
        "unknown chunks, empty deltas and stray arguments are ignored",
      ],
      [
        "test/vendors/thinking.test.ts",
        "is sent back at its position, including redacted reasoning",
      ],
    ],
  },
  {
    row: 39,
    fault: "Answer of 600 KB",
    proof: [own("an answer of 600 KB is stored in items below 350 KB and read back whole")],
  },
  {
    row: 40,
    fault: "Unknown tool name, __proto__, constructor",
    proof: [unanswerable, tools("when there is no such tool"), tools("when its name is %s")],
  },
  {
    row: 41,
    fault: "Arguments not JSON, cut, array, string, wrong types, 1 MB, __proto__ keys",
    proof: [
      unanswerable,
      own("%s are recorded as empty, with their size"),
      tools("when its arguments do not match the schema"),
    ],
  },
  {
    row: 42,
    fault: "Tool use id empty, odd, doubled, reused from an earlier turn",
    proof: [unanswerable, own("a call id that an earlier turn used is replaced too")],
  },
  {
    row: 43,
    fault: "50 parallel calls; endless loop",
    proof: [
      unanswerable,
      chat("a model that never stops calling tools is stopped at the last step"),
    ],
  },
  {
    row: 44,
    fault: "Call with end_turn; tool_use without a call; text after the call",
    proof: [unanswerable, odd],
  },
  {
    row: 45,
    fault: "Tool times out, throws, returns 5 MB, NaN, cycles, binary",
    proof: [
      ["test/rows/hostile.test.ts", "leads to an error or a valid result, and the turn continues"],
      [
        "packages/tools/src/run-tool.test.ts",
        "shortens five megabytes to the limits of the record and the model",
      ],
      [
        "test/bundle/tool-faults.test.ts",
        "a tool function that hangs times out, and the turn continues",
      ],
    ],
  },
  {
    row: 46,
    fault: "Second model call fails after tools ran",
    proof: [own("a model that %s keeps the call and its result, and the next turn works")],
  },
];
