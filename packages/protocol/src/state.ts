import * as Panel from "@advisor/domain/panel";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { HouseholdId } from "./bodies.ts";
import { issueWords } from "./issue-words.ts";
import { View } from "./view.ts";

const maxViewStateBytes = 4_096;

/** What a conversation's screen is made of again after a reload. */
export const State = z.object({
  conversation_id: z.string(),
  /** "client" once a household is chosen. */
  mode: z.enum(["general", "client"]),
  household_id: z.string().nullable(),
  side_panel: Panel.Info.omit({ is_panel_open: true }),
  is_panel_open: Panel.Info.shape.is_panel_open,
});
export type State = z.infer<typeof State>;

/** The view of a panel; undefined for one that is not known here. */
export const viewOf = (panel: State["side_panel"]): View | undefined =>
  View.safeParse({ view: panel.current_view, view_state: panel.view_state }).data;

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

/** Fields of views that name something of ours; what is sent for them is looked up. */
const named = [
  { key: "household_id", schema: HouseholdId, like: "a household id such as hh_d1" },
  { key: "ticker", schema: Security.Ticker, like: "a ticker such as VOO" },
];

const SidePanel = z
  .strictObject({
    current_view: z.enum(View.options.map(({ shape }) => shape.view.value)),
    view_state: z.record(z.string(), z.unknown()),
    /** When the advisor moved it; now, when left out. */
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
    const view = View.safeParse({ view: current_view, view_state }, { error: issueWords });
    if (!view.success) {
      const [issue] = view.error.issues;
      return refuse(issue?.message ?? "does not fit the view", issue?.path.slice(1));
    }
    const known: Record<string, unknown> = view.data.view_state;
    const other = Object.keys(view_state).find((key) => !Object.hasOwn(known, key));
    if (other !== undefined) return refuse(`${current_view} has no field of this name`, [other]);
    const wrong = named.find(
      ({ key, schema }) => key in known && !schema.safeParse(known[key]).success,
    );
    if (wrong !== undefined) return refuse(`must be ${wrong.like}`, [wrong.key]);
    return { view: view.data, last_updated };
  });

/** A change of the state: at least one of the panel and whether it is open. */
export const StateChange = z
  .strictObject({
    side_panel: SidePanel.optional(),
    is_panel_open: z.boolean().optional(),
    /** Whose move it was. The agent's were kept when it made them. */
    source: z.enum(["advisor", "agent"]).default("advisor"),
  })
  .refine(
    ({ side_panel, is_panel_open }) => side_panel !== undefined || is_panel_open !== undefined,
    "send side_panel, is_panel_open or both",
  );
