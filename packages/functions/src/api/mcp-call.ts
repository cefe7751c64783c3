import { notFound } from "@advisor/agent/open/open-turn";
import { Fault } from "@advisor/domain/fault";
import { canonicalJson } from "@advisor/domain/record/audit-chain";
import { HouseholdId } from "@advisor/protocol/bodies";
import { loadTools } from "@advisor/tools/tool";
import * as z from "zod";
import { authorize } from "../authorize.ts";
import { householdOf } from "../mcp/handle.ts";
import { householdHandleTools } from "../mcp/household-handle-tools.ts";
import { withLocalTools } from "../mcp/local-tools.ts";
import { researchTools } from "../research/mcp-tools.ts";
import type { Runtime } from "../runtime.ts";
import { chargedTools } from "../spend/charged-tools.ts";
import type { AppContext } from "./context.ts";
import { bodyText, parseJson } from "./http/body.ts";
import { idempotencyKey, keyMismatch, scopedKey } from "./http/request-key.ts";
import { answerMcp } from "./mcp-server.ts";

/** Handles one MCP message with the caller's own permissions. Requests share no state. */
export async function answerCall(
  runtime: Runtime,
  c: AppContext,
  named: string | undefined,
): Promise<Response> {
  const message = oneMessage(parseJson(bodyText(c)));
  const chosen = await chosenHousehold(runtime, c, named);
  const { id: advisor_id, scopes } = c.get("advisor");
  const handled = chosen === null ? await handledCall(runtime, advisor_id, message) : undefined;
  const household_id = chosen ?? handled?.household_id ?? null;
  const call = handled?.call ?? toolCall(message);
  const turn_id = (await withRequestKey(runtime, c, call, household_id)) ?? c.get("request_id");
  const session = { advisor_id, household_id, turn_id };
  const own = [
    ...researchTools(runtime, session),
    ...(chosen === null ? householdHandleTools(runtime, advisor_id) : []),
  ];
  const run = chargedTools(runtime, advisor_id, withLocalTools(own, runtime.toolsFor(session)));
  return answerMcp({
    runtime,
    session,
    tools: await loadTools(
      [...runtime.catalog, ...own].filter(
        ({ effect }) => effect === "read" || scopes.includes(runtime.writeScope),
      ),
    ),
    chosen,
    refused: handled?.refused,
    run,
    request: c.req.raw,
    message,
  });
}

const ToolCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string(), arguments: z.unknown() }),
});
type Call = z.infer<typeof ToolCall>["params"];

const toolCall = (message: unknown): Call | undefined => ToolCall.safeParse(message).data?.params;

interface HandledCall {
  /** The call with the handle removed from its arguments. */
  call: Call;
  household_id?: string;
  /** Why the handle was rejected. Returned as the tool's result. */
  refused?: Fault;
}

/** Resolves the household handle in a call's arguments. */
async function handledCall(
  runtime: Runtime,
  advisor_id: string,
  message: unknown,
): Promise<HandledCall | undefined> {
  const call = toolCall(message);
  if (call === undefined || !hasHandle(call.arguments)) return undefined;
  const { household_handle, ...rest } = call.arguments;
  const bare = { name: call.name, arguments: rest };
  try {
    const signer = { key: await runtime.handleKey(), now: runtime.clock.now() };
    const id = householdOf(household_handle, advisor_id, signer);
    const household = await authorize(runtime, advisor_id, id);
    return { call: bare, household_id: household.id };
  } catch (error) {
    if (!(error instanceof Fault) || !["invalid", "missing"].includes(error.kind)) throw error;
    return { call: bare, refused: error };
  }
}

const hasHandle = (input: unknown): input is { household_handle: unknown } =>
  typeof input === "object" && input !== null && "household_handle" in input;

/**
 * Scopes a call's writes to its Idempotency-Key. Repeating the call writes nothing new, whatever
 * its message id; a different call with the same key is rejected.
 */
async function withRequestKey(
  { requests }: Pick<Runtime, "requests">,
  c: AppContext,
  call: Call | undefined,
  household_id: string | null,
): Promise<string | undefined> {
  const key = idempotencyKey(c);
  if (key === undefined || call === undefined) return undefined;
  const scope = ["mcp", c.get("advisor").id, household_id ?? "", call.name, key];
  const request = scopedKey(scope, canonicalJson(call.arguments ?? {}));
  const claimed = await requests.claim(request);
  if (claimed.kind === "mismatch") throw keyMismatch();
  return request.scope;
}

/** Rejects batches, which would bypass the rate limits on requests. */
function oneMessage(message: unknown): unknown {
  if (!Array.isArray(message)) return message;
  throw new Fault("invalid", "invalid_request", "Send one message in a request, not a batch.");
}

/** The household named in the path or the header, if it belongs to the caller. */
async function chosenHousehold(
  runtime: Runtime,
  c: AppContext,
  named: string | undefined,
): Promise<string | null> {
  if (named === undefined) return null;
  const id = HouseholdId.safeParse(named);
  if (!id.success) throw notFound();
  const household = await authorize(runtime, c.get("advisor").id, id.data);
  return household.id;
}
