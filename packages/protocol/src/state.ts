import * as Panel from "@advisor/domain/panel";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { HouseholdId } from "./bodies.ts";
import { issueMessage } from "./issue-message.ts";
import { View } from "./view.ts";

const maxViewStateBytes = 4_096;

/** The screen state of a conversation, restored after a reload. */
export const State = z.object({
  conversation_id: z.string(),
  /** "client" once a household is selected. */
  mode: z.enum(["general", "client"]),
  household_id: z.string().nullable(),
  side_panel: Panel.Info.omit({ is_panel_open: true }),
  is_panel_open: Panel.Info.shape.is_panel_open,
});
export type State = z.infer<typeof State>;

/** The panel's view; undefined if this version does not know it. */
export const viewOf = (panel: State["side_panel"]): View | undefined =>
  View.safeParse({ view: panel.current_view, view_state: panel.view_state }).data;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

/** Fields of a view that contain ids, with the schema that each must match. */
const idFields = [
  { key: "household_id", schema: HouseholdId, like: "a household id such as hh_d1" },
  { key: "ticker", schema: Security.Ticker, like: "a ticker such as VOO" },
];

const SidePanel = z
  .strictObject({
    current_view: z.enum(View.options.map(({ shape }) => shape.view.value)),
    view_state: z.record(z.string(), z.unknown()),
    /** When the advisor made the change; defaults to now. */
    last_updated: instant.optional(),
  })
  .transform(({ current_view, view_state, last_updated }, context) => {
    const refuse = (message: string, path: PropertyKey[] = []) => {
      context.addIssue({ code: "custom", message, path: ["view_state", ...path] });
      return z.NEVER;
    };
    if (new TextEncoder().encode(JSON.stringify(view_state)).length > maxViewStateBytes) {
      return refuse(`must be at most ${maxViewStateBytes} bytes of JSON`);
    }
    const view = View.safeParse({ view: current_view, view_state }, { error: issueMessage });
    if (!view.success) {
      const [issue] = view.error.issues;
      return refuse(issue?.message ?? "does not fit the view", issue?.path.slice(1));
    }
    const known: Record<string, unknown> = view.data.view_state;
    const other = Object.keys(view_state).find((key) => !Object.hasOwn(known, key));
    if (other !== undefined) return refuse(`${current_view} has no field of this name`, [other]);
    const wrong = idFields.find(
      ({ key, schema }) => key in known && !schema.safeParse(known[key]).success,
    );
    if (wrong !== undefined) return refuse(`must be ${wrong.like}`, [wrong.key]);
    return { view: view.data, last_updated };
  });

/** A change to the panel, to whether it is open, or to both. */
export const StateChange = z
  .strictObject({
    side_panel: SidePanel.optional(),
    is_panel_open: z.boolean().optional(),
    /** Who made the change. The agent's own changes are already saved. */
    source: z.enum(["advisor", "agent"]).default("advisor"),
  })
  .refine(
    ({ side_panel, is_panel_open }) => side_panel !== undefined || is_panel_open !== undefined,
    "send side_panel, is_panel_open or both",
  );
