import * as z from "zod";

/** What a conversation's side panel shows. It is stored, so that a reload restores it. */
export const Info = z.object({
  current_view: z.string(),
  view_state: z.record(z.string(), z.unknown()),
  /** Null until the view is changed for the first time. */
  last_updated: z.string().nullable(),
  is_panel_open: z.boolean(),
});
export type Info = z.infer<typeof Info>;

export const initial: Info = {
  current_view: "agenda",
  view_state: {},
  last_updated: null,
  is_panel_open: true,
};

type Move = Pick<Info, "current_view" | "view_state"> & { last_updated: string };
type Opening = Pick<Info, "is_panel_open"> & { [Field in keyof Move]?: never };

/** A new view, opening or closing, or both. Omitted fields are unchanged. */
export type Change = (Move & Partial<Pick<Info, "is_panel_open">>) | Opening;

export interface Store {
  /** The stored panel; `initial` if nothing is stored. */
  get(conversationId: string): Promise<Info>;
  /**
   * Stores the change. A view older than the stored one is ignored; of several openings and closings
   * the last one received counts.
   */
  put(conversationId: string, change: Change): Promise<void>;
}
