import { contextBlock } from "@advisor/agent/context/block";
import { copilotDoor, type Door } from "@advisor/agent/door";
import { notFound } from "@advisor/agent/open/open-turn";
import { HouseholdId } from "@advisor/protocol/bodies";
import { withoutSecrets } from "@advisor/protocol/without-secrets";
import { Hono } from "hono";
import { authorize } from "../authorize.ts";
import type { Runtime } from "../runtime.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { runUnlistedTurn } from "./copilot/unlisted-turn.ts";
import { apiBaseUrl } from "./discovery.ts";
import { bodyText, parseJson, parseRequest } from "./http/body.ts";
import { checkLength } from "./http/message-length.ts";
import { requestKey } from "./http/request-key.ts";

const queryPath = "/v1/query";
export const openbbPaths = ["/agents.json", queryPath];

/** OpenBB Workspace calls agents from this page. */
const workspaceOrigin = "https://pro.openbb.co";

/**
 * Whether pages of this origin may read the response: our own always, OpenBB's only on the two
 * agent routes.
 */
export const isReadableBy =
  (siteOrigins: readonly string[]) =>
  (origin: string, c: AppContext): string | null => {
    const isWorkspace = origin === workspaceOrigin && openbbPaths.includes(c.req.path);
    return siteOrigins.includes(origin) || isWorkspace ? origin : null;
  };

/** The copilot as an OpenBB Workspace agent, loaded on first use. */
export function openbbRoutes(runtime: Runtime): Hono<AppEnv> {
  const agent = () => import("./programs.ts");
  return new Hono<AppEnv>()
    .get("/agents.json", async (c) =>
      c.json((await agent()).agentsFile(`${apiBaseUrl(runtime, c)}${queryPath}`)),
    )
    .post(queryPath, (c) =>
      runtime.streams.serve(async (over) => answerQuery(runtime, c, await agent(), over)),
    );
}

/** The copilot without write tools, because OpenBB has no approval dialog. */
const readingDoor: Door = {
  ...copilotDoor,
  tools: (catalog, chosen) =>
    copilotDoor.tools(catalog, chosen).filter(({ effect }) => effect === "read"),
};

/** Answers one question with its chat history, about the household in the header, if any. */
async function answerQuery(
  runtime: Runtime,
  c: AppContext,
  agent: typeof import("./programs.ts"),
  over: () => void,
): Promise<Response> {
  const text = bodyText(c);
  const asked = agent.questionFromOpenbb(
    parseRequest(agent.OpenbbQuery, parseJson(text), "invalid_request"),
  );
  checkLength(asked);
  const household = await chosen(runtime, c);
  const history = asked.history.map((one) => ({ ...one, content: withoutSecrets(one.content) }));
  return runUnlistedTurn(runtime, c, {
    way: "openbb",
    household,
    door: readingDoor,
    encoding: agent.openbbEncoding(),
    text: withoutSecrets(asked.message),
    context: contextBlock(runtime.clock.today(), household, history),
    key: requestKey(c, text),
    over,
  });
}

async function chosen(runtime: Runtime, c: AppContext) {
  const named = c.req.header("x-household-id");
  if (named === undefined) return undefined;
  const { data } = HouseholdId.safeParse(named);
  if (data === undefined) throw notFound();
  return authorize(runtime, c.get("advisor").id, data);
}
