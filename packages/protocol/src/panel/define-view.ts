import * as z from "zod";

/** How much of each context source a view brings to the model. */
type ContextLevels = Readonly<Record<string, "summary" | "default" | "detailed">>;

/** A call of a tool, with the arguments that tell its result from others of the tool. */
export interface ShownCall {
  tool: string;
  input: Readonly<Record<string, string | number>>;
}

interface Definition<Name extends string, State extends z.ZodObject, Context> {
  /** Its name on the wire. */
  name: Name;
  title: string;
  state: State;
  /** What the model gets to know of what the view shows. */
  context(state: z.infer<State>): Context;
  /**
   * The calls whose results in the conversation it shows, each as its newest one. Without them the
   * page has a drawing of the view.
   */
  results?(state: z.infer<State>): readonly ShownCall[];
}

/** Makes a view of the side panel from its definition. */
export const defineView = <
  const Name extends string,
  State extends z.ZodObject,
  const Context extends ContextLevels,
>({
  name,
  title,
  state,
  context,
  results,
}: Definition<Name, State, Context>) => ({
  name,
  title,
  schema: z.object({ view: z.literal(name), view_state: state }),
  contextOf: (view_state: unknown): Context => context(state.parse(view_state)),
  resultsOf: results && ((view_state: unknown) => results(state.parse(view_state))),
});
