import { notFound } from "@advisor/agent/open/open-turn";
import { offered } from "@advisor/agent/toolbox";
import { Fault } from "@advisor/domain/fault";
import { canonical } from "@advisor/domain/record/audit-chain";
import { HouseholdId } from "@advisor/protocol/bodies";
import type { Problem } from "@advisor/protocol/problem";
import type { Tool } from "@advisor/tools/tool";
import { Hono } from "hono";
import * as z from "zod";
import { authorize } from "../authorize.ts";
import { researchTools, withResearch } from "../research/mcp-tools.ts";
import type { Runtime } from "../runtime.ts";
import { chargedTools } from "../spend/charged-tools.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { bodyText, json } from "./http/body.ts";
import { idempotencyKey, mismatch, scopedKey } from "./http/request-key.ts";

/** The scope of a token whose owner may let a program write for them. */
const writeScope = "copilot:write";

/** The catalogue as Model Context Protocol tools, under the caller's own rights. No request knows of another. */
export function mcpRoutes(runtime: Runtime): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.post("/", async (c) => {
    const text = bodyText(c);
    const message = oneMessage(json(text));
    const household_id = await chosenHousehold(runtime, c);
    const { id: advisor_id, scopes } = c.get("advisor");
    const turn_id =
      (await withRequestKey(runtime, c, message, household_id)) ?? c.get("request_id");
    const session = { advisor_id, household_id, turn_id };
    const own = researchTools(runtime, session);
    const offers = [...offered(runtime.catalog, household_id !== null), ...own];
    const tools = allowed(offers, scopes);
    const run = chargedTools(runtime, advisor_id, withResearch(own, runtime.toolsFor(session)));
    // Loaded with the first message: no other route waits for the protocol's library.
    const { answerMcp } = await import("./mcp-server.ts");
    return answerMcp({ runtime, session, tools, run, request: c.req.raw, message });
  });

  routes.all("/", onlyPost);

  return routes;
}

const ToolCall = z.object({
  method: z.literal("tools/call"),
  params: z.object({ name: z.string(), arguments: z.unknown() }),
});

/**
 * What a call writes is stored under the scope of its Idempotency-Key: the same call again, whatever
 * the number of its message, writes once, and another call under the key is refused.
 */
async function withRequestKey(
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

/** The household that a request names; it is nobody else's. */
async function chosenHousehold(runtime: Runtime, c: AppContext): Promise<string | null> {
  const named = c.req.header("x-household-id");
  if (named === undefined) return null;
  const id = HouseholdId.safeParse(named);
  if (!id.success) throw notFound();
  const household = await authorize(runtime, c.get("advisor").id, id.data);
  return household.id;
}

/** There is no stream to open and no session to end. */
function onlyPost(c: AppContext): Response {
  const body: Problem = {
    type: "about:blank",
    title: "Method not allowed",
    status: 405,
    detail: "Send messages with POST.",
    code: "method_not_allowed",
    request_id: c.get("request_id"),
    retryable: false,
  };
  const headers = { "content-type": "application/problem+json", allow: "POST" };
  return new Response(JSON.stringify(body), { status: 405, headers });
}

const allowed = (tools: readonly Tool[], scopes: readonly string[]): Tool[] =>
  tools.filter(({ effect }) => effect === "read" || scopes.includes(writeScope));
