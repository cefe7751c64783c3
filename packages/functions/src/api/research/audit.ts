import type * as Run from "@advisor/domain/research/run";
import { Hono } from "hono";
import * as z from "zod";
import { auditLines, verifyRun } from "../../research/export-audit.ts";
import { readOwnRun } from "../../research/read-own.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parseRequest } from "../http/body.ts";
import { lineStream } from "../http/line-stream.ts";

const Query = z.object({ verify: z.enum(["0", "1"]).default("0") });

/** A run's hash-chained record as JSON lines, or the result of verifying it. */
export const researchAuditRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/audit", async (c) => {
    const { verify } = parseRequest(Query, c.req.query(), "invalid_request");
    const { runs } = runtime;
    const run = await readOwnRun(runtime, c.get("advisor").id, c.req.param("id"));
    if (verify === "1") return c.json(await verifyRun(runs, run.id));
    return new Response(lineStream(withFailureLog(runtime, run)), {
      headers: {
        "content-type": "application/x-ndjson",
        "content-disposition": `attachment; filename="${run.id}.ndjson"`,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
      },
    });
  });

/**
 * Logs a failure in mid-stream. The file then lacks its last line, which would have marked it as
 * complete.
 */
async function* withFailureLog(
  { runs, clock, log }: Runtime,
  run: Run.Info,
): AsyncGenerator<string> {
  try {
    yield* auditLines(runs, run, clock.now());
  } catch (error) {
    log.error("audit_cut", { run_id: run.id }, error);
  }
}
