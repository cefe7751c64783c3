import type { ModelEvent, ModelRequest } from "@advisor/agent/model";
import type { Capabilities, Capability, Refusal } from "./capabilities.ts";
import { untilCalled } from "./until-called.ts";

/** One kind of server, called as far as it is known what its model can. */
export interface Service {
  call(
    request: ModelRequest,
    can: ReadonlySet<Capability>,
    signal: AbortSignal,
  ): AsyncIterable<ModelEvent>;
  /** What the server said when it refused the request; undefined for any other failure. */
  refusal(error: unknown): Refusal | undefined;
}

const mustCall = "Call one of the tools now. Do not answer in words.";

/**
 * The events of one model step. A request that is refused for something that the model cannot is made
 * again without it, before anybody has seen an event.
 */
export async function* adapted(
  service: Service,
  capabilities: Capabilities,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  for (;;) {
    const can = capabilities.known();
    let begun = false;
    try {
      for await (const event of attempt(service, can, request, signal)) {
        begun = true;
        yield event;
      }
      return;
    } catch (error) {
      const refusal = begun ? undefined : service.refusal(error);
      if (refusal === undefined || !capabilities.learn(refusal, can, request)) throw error;
    }
  }
}

/** A model that cannot be made to call a tool is told to. */
function attempt(
  service: Service,
  can: ReadonlySet<Capability>,
  request: ModelRequest,
  signal: AbortSignal,
): AsyncIterable<ModelEvent> {
  const { choice, tools, context } = request;
  const forced = choice === "required" && tools.length > 0;
  if (!forced || can.has("forced_choice")) return service.call(request, can, signal);
  const asked: ModelRequest = { ...request, choice: "auto", context: [...context, mustCall] };
  return untilCalled(() => service.call(asked, can, signal));
}
