import type * as Entry from "@advisor/domain/entry";
import type { View } from "@advisor/protocol/view";

/** The household context for the model, and which sources were loaded. */
export interface LoadedContext {
  text: string;
  loaded: NonNullable<Entry.Step["loaded"]>;
}

/** The source of a turn's context. A source that fails is omitted; neither method throws. */
export interface ContextProvider {
  /** The context the question needs, and what the advisor's panel shows. */
  open(): Promise<LoadedContext>;
  /**
   * The additional context of a view, unless the result of `tool` or an earlier block has it
   * already.
   */
  view(
    view: View,
    tool: string,
    loaded: LoadedContext["loaded"],
  ): Promise<LoadedContext | undefined>;
}

/** For doors that put all context in the message. */
export const noContext: ContextProvider = {
  open: async () => ({ text: "", loaded: [] }),
  view: async () => undefined,
};
