import type { Call, Model, ModelEvent, ModelRequest } from "@advisor/agent/model/model";
import { systemPrompt } from "@advisor/agent/prompt/system";
import { toolSpec } from "@advisor/agent/toolbox";
import { Fault } from "@advisor/domain/fault";
import { catalog } from "@advisor/tools/catalog.gen";

/** The outcome of one request to the model. */
export interface ModelTrial {
  text: string;
  pieces: number;
  thought: boolean;
  calls: Call[];
  end: Extract<ModelEvent, { type: "end" }> | undefined;
  fault: Fault | undefined;
  seconds: number;
}

/** No model is silent for longer than this in one step. */
const stepTimeoutMs = 120_000;

/** A request as the copilot makes it: its instructions, all of its tools, one question. */
export const copilotRequest = (
  text: string,
  choice: ModelRequest["choice"] = "auto",
): ModelRequest => ({
  system: systemPrompt,
  messages: [{ role: "user", text }],
  context: [],
  tools: catalog.map(toolSpec),
  choice,
  max_tokens: 1_024,
});

/** Sends one request and returns the outcome. A fault is returned, not thrown. */
export async function tryModel(model: Model, request: ModelRequest): Promise<ModelTrial> {
  const began = performance.now();
  const tried: ModelTrial = {
    text: "",
    pieces: 0,
    thought: false,
    calls: [],
    end: undefined,
    fault: undefined,
    seconds: 0,
  };
  try {
    const events = model.stream(request, AbortSignal.timeout(stepTimeoutMs));
    for await (const event of events) take(tried, event);
  } catch (error) {
    tried.fault =
      error instanceof Fault ? error : new Fault("upstream", "model_timeout", String(error));
  }
  return { ...tried, seconds: (performance.now() - began) / 1_000 };
}

function take(tried: ModelTrial, event: ModelEvent): void {
  if (event.type === "text-delta" && event.text !== "") {
    tried.text += event.text;
    tried.pieces += 1;
  }
  if (event.type === "reasoning-delta") tried.thought = true;
  if (event.type === "tool-call") tried.calls.push(event.call);
  if (event.type === "end") tried.end = event;
}
