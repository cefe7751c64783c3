import type * as Entry from "@advisor/domain/entry";
import type { View } from "@advisor/protocol/view";

/** What the model is told of the household, and what was loaded for that. */
export interface LoadedContext {
  text: string;
  loaded: NonNullable<Entry.Step["loaded"]>;
}

/** Where a turn's context comes from. A source that fails is left out; neither of these throws. */
export interface ContextProvider {
  /** What the question needs, and what the advisor sees. */
  open(): Promise<LoadedContext>;
  /** What a view brings with it that was not told yet, by the result of `tool` or before. */
  view(
    view: View,
    tool: string,
    loaded: LoadedContext["loaded"],
  ): Promise<LoadedContext | undefined>;
}

/** For a door whose context is all in the message. */
export const noContext: ContextProvider = {
  open: async () => ({ text: "", loaded: [] }),
  view: async () => undefined,
};
