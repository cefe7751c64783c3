import type * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import type * as Panel from "@advisor/domain/panel";
import { type State, StateChange } from "@advisor/protocol/state";
import { Hono } from "hono";
import type * as z from "zod";
import { authorize, readOwnConversation } from "../../authorize.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { bodyText, parseBody } from "../http/body.ts";

/**
 * The panel state that is saved with a conversation. PATCH returns the saved state. A change older
 * than the saved state is ignored. For an echo of the agent's own change (`source: "agent"`) only
 * `is_panel_open` is saved, because the turn already saved the rest.
 */
export function panelRoutes(runtime: Runtime): Hono<AppEnv> {
  const { panels, clock } = runtime;
  const routes = new Hono<AppEnv>();
  const found = (c: AppContext) =>
    readOwnConversation(runtime, c.get("advisor").id, c.req.param("id") ?? "");

  routes.get("/:id/state", async (c) => {
    const conversation = await found(c);
    return c.json(stateOf(conversation, await panels.get(conversation.id)));
  });

  routes.patch("/:id/state", async (c) => {
    const wanted = parseBody(StateChange, bodyText(c));
    const conversation = await found(c);
    await ownView(runtime, conversation, wanted);
    const change = changeOf(wanted, new Date(clock.now()).toISOString());
    if (change !== undefined) await panels.put(conversation.id, change);
    return c.json(stateOf(conversation, await panels.get(conversation.id)));
  });

  return routes;
}

type PanelChange = z.infer<typeof StateChange>;

const stateOf = (
  { id, household_id }: Conversation.Info,
  { is_panel_open, ...side_panel }: Panel.Info,
): State => ({
  conversation_id: id,
  mode: household_id === null ? "general" : "client",
  household_id,
  side_panel,
  is_panel_open,
});

/** Rejects a view of any household but the conversation's own. */
async function ownView(
  runtime: Runtime,
  { advisor_id, household_id }: Conversation.Info,
  { side_panel }: PanelChange,
): Promise<void> {
  const state = side_panel?.view.view_state ?? {};
  if (!("household_id" in state) || state.household_id === household_id) return;
  await authorize(runtime, advisor_id, state.household_id);
  throw new Fault(
    "invalid",
    "invalid_request",
    "side_panel.view_state.household_id: is not the household of this conversation. Select it first, or start a conversation about it.",
  );
}

/**
 * Caps the client's timestamp at the current time, so that a fast clock cannot block later changes.
 */
function changeOf({ side_panel, is_panel_open, source }: PanelChange, now: string) {
  const opening = is_panel_open === undefined ? undefined : { is_panel_open };
  if (side_panel === undefined || source === "agent") return opening;
  const { view, last_updated = now } = side_panel;
  return {
    current_view: view.view,
    view_state: view.view_state,
    last_updated: last_updated < now ? last_updated : now,
    ...opening,
  } satisfies Panel.Change;
}
