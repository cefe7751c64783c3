import type { Label } from "./label.ts";
import type { Names } from "./names.ts";

/** The kinds of names in the title of a task that say what it is about. */
const kinds = new Set<Label["kind"]>(["security", "account"]);

/**
 * Adds the names in a row's title to its labels: "Obtain a valuation of Nguyen Tooling" is a task about
 * that company. A person may own several accounts, so no account follows from a person.
 */
export function titleReader(
  names: Names,
): (labels: readonly Label[], record: Readonly<Record<string, unknown>>) => readonly Label[] {
  const read = new Map<string, readonly Label[]>();
  const namesIn = (title: string): readonly Label[] => {
    const known = read.get(title) ?? labelsIn(title, names);
    read.set(title, known);
    return known;
  };
  return (labels, { title, due }) => {
    if (typeof title !== "string" || due === undefined) return labels;
    const named = namesIn(title);
    return named.length === 0 ? labels : [...labels, ...named];
  };
}

const labelsIn = (title: string, names: Names): Label[] =>
  names
    .mentionsIn(title)
    .flatMap((one) => (one.isOwner || one.isGroup ? [] : one.labels))
    .filter(({ kind }) => kinds.has(kind));
