import type { Source } from "@advisor/protocol/brief";

/** Numbers each source when it is first cited. */
export function numberSources() {
  const sources: Source[] = [];
  return {
    sources,
    cite(source: Omit<Source, "number">): number {
      const known = sources.find(
        ({ kind, title, as_of }) =>
          kind === source.kind && title === source.title && as_of === source.as_of,
      );
      if (known !== undefined) return known.number;
      const number = sources.length + 1;
      sources.push({ ...source, number });
      return number;
    },
  };
}

export type Sources = ReturnType<typeof numberSources>;
