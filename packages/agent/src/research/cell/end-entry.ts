import type * as Entry from "@advisor/domain/research/entry";
import type * as Run from "@advisor/domain/research/run";

/** The entry that ends a generation with no work left. */
export function endEntryOf({ previewing, counters, spent }: Run.State): Entry.Body {
  if (previewing)
    return {
      type: "rests",
      code: "preview_done",
      message: "The first companies are done. Resume the run to go on with the others.",
    };
  return { type: "done", counters, spent };
}

const previewed = 3;

/** The companies of a generation: all of them, or the first few in a preview. */
export const companiesOfGeneration = ({
  companies,
  previewing,
}: Run.Info): Run.Info["companies"] => (previewing ? companies.slice(0, previewed) : companies);
