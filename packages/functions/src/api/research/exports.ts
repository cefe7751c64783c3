import { ExportQuery } from "@advisor/protocol/research/requests";
import { Hono } from "hono";
import { csvLines } from "../../research/export-csv.ts";
import { jsonLines } from "../../research/export-json.ts";
import { markdownLines } from "../../research/export-markdown.ts";
import { readOwnRun } from "../../research/read-own.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parseRequest } from "../http/body.ts";
import { lineStream } from "../http/line-stream.ts";

const types = {
  json: "application/json",
  csv: "text/csv; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const texts = { json: jsonLines, csv: csvLines, md: markdownLines };

/** A run's results as a file download. */
export const exportRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/export", async (c) => {
    const { format } = parseRequest(ExportQuery, c.req.query(), "invalid_request");
    const { runs } = runtime;
    const run = await readOwnRun(runtime, c.get("advisor").id, c.req.param("id"));
    const headers = {
      "content-type": types[format],
      "content-disposition": `attachment; filename="${run.id}.${format}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    };
    if (format !== "xlsx") return new Response(lineStream(texts[format](runs, run)), { headers });
    // Loaded with the first workbook export; no other route needs the library.
    const { workbook } = await import("../../research/export-xlsx.ts");
    return new Response(await workbook(runs, run), { headers });
  });
