import * as z from "zod";

/** What the side panel of a conversation shows; kept so that a reload finds it was. */
export const Info = z.object({
  current_view: z.string(),
  view_state: z.record(z.string(), z.unknown()),
  /** Null while nobody has moved it. */
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

/** A move of the panel, its opening or closing, or both; what is left out stays as it is. */
export type Change = (Move & Partial<Pick<Info, "is_panel_open">>) | Opening;

export interface Store {
  /** As it was left; `untouched` where nobody has. */
  get(conversationId: string): Promise<Info>;
  /**
   * Keeps the change. One with a move is not kept when what is there was updated later; opening and
   * closing have no order of their own, the last one holds.
   */
  put(conversationId: string, change: Change): Promise<void>;
}
