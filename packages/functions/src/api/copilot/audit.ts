import { Hono } from "hono";
import * as z from "zod";
import { readOwnConversation } from "../../authorize.ts";
import { recordLines, verifyRecord } from "../../export-record.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parseRequest } from "../http/body.ts";
import { lineStream } from "../http/line-stream.ts";

const Query = z.object({ verify: z.literal("1").optional() });

/** The audit record of a conversation. */
export const auditRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/audit", async (c) => {
    const { verify } = parseRequest(Query, c.req.query(), "invalid_request");
    const conversation = await readOwnConversation(runtime, c.get("advisor").id, c.req.param("id"));
    const { id } = conversation;
    if (verify !== undefined) return c.json(await verifyRecord(runtime.journal, id));
    const lines = withFailureLog(runtime, id, recordLines(runtime, conversation));
    return new Response(lineStream(lines), {
      headers: {
        "content-type": "application/x-ndjson",
        "content-disposition": `attachment; filename="${id}.ndjson"`,
      },
    });
  });

/**
 * Logs a failure in mid-stream. The file then lacks its last line, which would have marked it as
 * complete.
 */
async function* withFailureLog(
  { log }: Pick<Runtime, "log">,
  conversation_id: string,
  lines: AsyncGenerator<string>,
): AsyncGenerator<string> {
  try {
    yield* lines;
  } catch (error) {
    log.error("audit_cut", { conversation_id }, error);
  }
}
