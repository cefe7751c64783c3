import { notFound } from "@advisor/agent/open/open-turn";
import { offered } from "@advisor/agent/toolbox";
import { Fault } from "@advisor/domain/fault";
import { canonical } from "@advisor/domain/record/audit-chain";
import { HouseholdId } from "@advisor/protocol/bodies";
import type { Tool } from "@advisor/tools/tool";
import * as z from "zod";
import { authorize } from "../authorize.ts";
import { researchTools, withResearch } from "../research/mcp-tools.ts";
import type { Runtime } from "../runtime.ts";
import { chargedTools } from "../spend/charged-tools.ts";
import type { AppContext } from "./context.ts";
import { writeScope } from "./discovery.ts";
import { bodyText, json } from "./http/body.ts";
import { idempotencyKey, mismatch, scopedKey } from "./http/request-key.ts";
import { answerMcp } from "./mcp-server.ts";

/** Answers one message, under the caller's own rights. No request knows of another. */
export async function answerCall(
  runtime: Runtime,
  c: AppContext,
  named: string | undefined,
): Promise<Response> {
  const message = oneMessage(json(bodyText(c)));
  const household_id = await chosen(runtime, c, named);
  const { id: advisor_id, scopes } = c.get("advisor");
  const turn_id = (await keyed(runtime, c, message, household_id)) ?? c.get("request_id");
  const session = { advisor_id, household_id, turn_id };
  const own = researchTools(runtime, session);
  const offers = [...offered(runtime.catalog, household_id !== null), ...own];
  const tools = allowed(offers, scopes);
  const run = chargedTools(runtime, advisor_id, withResearch(own, runtime.toolsFor(session)));
  return answerMcp({ runtime, session, tools, run, request: c.req.raw, message });
}

const ToolCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string(), arguments: z.unknown() }),
});

/**
 * What a call writes is stored under the scope of its Idempotency-Key: the same call again, whatever
 * the number of its message, writes once, and another call under the key is refused.
 */
async function keyed(
  { requests }: Pick<Runtime, "requests">,
  c: AppContext,
  message: unknown,
  household_id: string | null,
): Promise<string | undefined> {
  const key = idempotencyKey(c);
  const call = ToolCall.safeParse(message).data?.params;
  if (key === undefined || call === undefined) return undefined;
  const scope = ["mcp", c.get("advisor").id, household_id ?? "", call.name, key];
  const request = scopedKey(scope, canonical(call.arguments ?? {}));
  const claimed = await requests.claim(request);
  if (claimed.kind === "mismatch") throw mismatch();
  return request.scope;
}

/** One call a request: a batch would be a way around every limit on requests. */
function oneMessage(message: unknown): unknown {
  if (!Array.isArray(message)) return message;
  throw new Fault("invalid", "invalid_request", "Send one message in a request, not a batch.");
}

/** The household that a request names, in its path or its header; it is nobody else's. */
async function chosen(
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

const allowed = (tools: readonly Tool[], scopes: readonly string[]): Tool[] =>
  tools.filter(({ effect }) => effect === "read" || scopes.includes(writeScope));
