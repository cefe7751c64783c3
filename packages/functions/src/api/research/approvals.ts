import { DecisionBody } from "@advisor/protocol/research/requests";
import { Hono } from "hono";
import { decideApproval, readApproval } from "../../research/decide-approval.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { bodyText, parseBody } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";

/** A person's decision on a tool call that waits for approval. */
export const approvalRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().post("/:id/approvals/:approval_id", async (c) => {
    const text = await bodyText(c);
    const body = parseBody(DecisionBody, text);
    const by = c.get("advisor").id;
    const { id, approval_id } = c.req.param();
    const open = await readApproval(runtime, { by, run_id: id, approval_id, tool: body.tool });
    return oncePerKey(runtime, c, requestKey(c, text), async () => ({
      status: 200,
      body: await decideApproval(runtime, open, body),
    }));
  });
