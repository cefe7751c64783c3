import { argumentScripts } from "../scripts-by-model.ts";
import { eventFrame, type Frame } from "./frame.ts";
import { type ResponseScript, streamResponse } from "./outcome.ts";
import { type ConverseBody, toolNames } from "./validate.ts";

/** Faults in the model's output. They end once tool results arrive, except the loop. */
export const oddOutputScripts: Record<string, ResponseScript> = {
  "odd-events": (good) => streamResponse(withUnexpectedEvents(good)),
  emoji: () => streamResponse(turn([...words("Up \ud83d", 0), ...words("\ude80 again", 0)])),
  empty: () => streamResponse(turn([])),
  blank: () => streamResponse(turn(words(" \n", 0))),
  long: () =>
    streamResponse(turn(Array.from({ length: 6_000 }, () => words("word ".repeat(20), 0)).flat())),

  "stop-length": (good) => streamResponse(stopped(good, "max_tokens")),
  "stop-context": (good) => streamResponse(stopped(good, "model_context_window_exceeded")),
  "stop-guardrail": (good) => streamResponse(stopped(good, "guardrail_intervened")),
  "stop-filter": (good) => streamResponse(stopped(good, "content_filtered")),
  "stop-unknown": (good) => streamResponse(stopped(good, "new_kind_of_reason")),

  ...argumentScripts(firstTool),
  "unknown-tool": opening(() => turn(call("no_such_tool", "{}"), "tool_use")),
  "proto-tool": opening(() => turn(call("__proto__", "{}"), "tool_use")),
  "empty-ids": opening((name) =>
    turn(
      calls([name, name], () => ""),
      "tool_use",
    ),
  ),
  "doubled-ids": opening((name) =>
    turn(
      calls([name, name], () => "tooluse_twin"),
      "tool_use",
    ),
  ),
  "many-calls": opening((name) =>
    turn(
      calls(Array(50).fill(name), (at) => `tooluse_many_${at}`),
      "tool_use",
    ),
  ),
  loop: (_, request) => streamResponse(turn(call(tool(request), "{}"), "tool_use")),
  "call-end-turn": opening((name) => turn(call(name, "{}"), "end_turn")),
  "no-call": opening(() => turn(words("Let me look.", 0), "tool_use")),
  "text-after-call": opening((name) =>
    turn([...call(name, "{}"), ...words("That was the call.", 1)], "tool_use"),
  ),
};

function opening(say: (tool: string) => Frame[]): ResponseScript {
  return (good, request) => {
    const answered = request.messages.at(-1)?.content.some((block) => block.toolResult);
    return streamResponse(answered ? good : say(tool(request)));
  };
}

function firstTool(json: string): ResponseScript {
  return opening((name) => turn(call(name, json), "tool_use"));
}

const tool = (request: ConverseBody) => toolNames(request)[0] ?? "no_such_tool";

const turn = (frames: Frame[], stopReason = "end_turn") => [
  eventFrame("messageStart", { role: "assistant" }),
  ...frames,
  eventFrame("messageStop", { stopReason }),
  eventFrame("metadata", { usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 } }),
];

const delta = (contentBlockIndex: number, body: Record<string, unknown>) =>
  eventFrame("contentBlockDelta", { contentBlockIndex, delta: body });

const words = (text: string, index: number) => [delta(index, { text })];

const call = (name: string, json: string) => calls([name], () => "tooluse_odd", json);

function calls(names: string[], id: (at: number) => string, json = "{}"): Frame[] {
  return names.flatMap((name, contentBlockIndex) => [
    eventFrame("contentBlockStart", {
      contentBlockIndex,
      start: { toolUse: { toolUseId: id(contentBlockIndex), name } },
    }),
    delta(contentBlockIndex, { toolUse: { input: json } }),
    eventFrame("contentBlockStop", { contentBlockIndex }),
  ]);
}

const stopped = (good: Frame[], stopReason: string) =>
  good.map((frame) =>
    frame.type === "messageStop" ? eventFrame("messageStop", { stopReason }) : frame,
  );

/** Everything that a client must ignore: unknown events, duplicate starts, metadata first. */
function withUnexpectedEvents(good: Frame[]): Frame[] {
  const metadata = good.filter((frame) => frame.type === "metadata");
  const rest = good.filter((frame) => frame.type !== "metadata");
  const twice = rest.flatMap((frame) => (frame.type.endsWith("Start") ? [frame, frame] : [frame]));
  return [
    ...metadata,
    eventFrame("newKindOfEvent", { x: 1 }),
    delta(90, { reasoningContent: { text: "The client wants" } }),
    delta(90, { reasoningContent: { signature: "c2lnbmF0dXJl" } }),
    eventFrame("contentBlockStop", { contentBlockIndex: 90 }),
    delta(91, { newKindOfDelta: { x: 1 } }),
    ...twice,
  ];
}
