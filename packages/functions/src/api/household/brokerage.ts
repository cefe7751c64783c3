import { Fault } from "@advisor/domain/fault";
import { HouseholdId } from "@advisor/protocol/bodies";
import { Hono } from "hono";
import { resolveBrokerageHousehold } from "../../book/brokerage-household.ts";
import type { Runtime } from "../../runtime.ts";
import { inlineTools } from "../../tools/inline-tools.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { parseRequest } from "../http/body.ts";

/** The tool that answers each route, by the last segment of the URL. */
export const datasets = {
  activity: "get_activity",
  positions: "get_positions",
  positions_list: "get_positions_list",
  performance: "get_performance",
  quotes: "get_quotes",
  facts: "get_facts",
  transfers: "get_transfers",
  account_summary: "get_account_summary",
} as const;

/** Each brokerage dataset as a route: runs its tool with the query parameters as arguments. */
export function brokerageRoutes(runtime: Runtime): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  for (const [path, name] of Object.entries(datasets)) {
    routes.get(`/${path}`, async (c) => {
      const tool = runtime.catalog.find((one) => one.name === name);
      if (tool === undefined) throw new Error(`the catalog has no ${name}`);
      const advisor_id = c.get("advisor").id;
      const household_id = name === "get_facts" ? null : await household(runtime, c);
      const run = inlineTools(runtime)({ advisor_id, household_id, turn_id: c.get("request_id") });
      const { result } = await run(tool, input(c), c.req.raw.signal);
      return c.json(result);
    });
  }
  return routes;
}

function household(runtime: Runtime, c: AppContext): Promise<string> {
  const asked = c.req.query("household_id") || undefined;
  const named =
    asked === undefined ? undefined : parseRequest(HouseholdId, asked, "invalid_request");
  return resolveBrokerageHousehold(runtime, c.get("advisor").id, named);
}

/** Query parameters as tool arguments. Empty parameters are dropped, and repeated ones rejected. */
function input(c: AppContext): Record<string, unknown> {
  const { household_id: _, limit, ...words } = c.req.query();
  const tickers = c.req.path.endsWith("/quotes") ? tickerNames : [];
  const repeated = Object.entries(c.req.queries()).find(
    ([name, values]) => values.length > 1 && !tickers.includes(name),
  );
  if (repeated !== undefined) {
    throw new Fault("invalid", "invalid_arguments", "The query names a value more than once.");
  }
  const symbols = tickers
    .flatMap((name) => c.req.queries(name) ?? [])
    .flatMap((text) => (text === "" ? [] : text.split(",")));
  const parameters = Object.entries(words).filter(
    ([name, value]) => value !== "" && !tickers.includes(name),
  );
  return {
    ...Object.fromEntries(parameters),
    ...(symbols.length > 0 ? { symbols } : {}),
    ...(limit ? { limit: /^\d+$/.test(limit) ? Number(limit) : Number.NaN } : {}),
  };
}

/** The parameter of `quotes`, and the argument of its tool, which its refusals name. */
const tickerNames = ["symbol", "symbols"];
