import { usageFault } from "./exit-code.ts";

interface Named {
  id: string;
  name: string;
}

/**
 * Finds the item by its id, with or without the prefix, by its name or by words of the name. A
 * `Fault` lists the choices.
 */
export function pickByName<Item extends Named>(
  noun: string,
  items: readonly Item[],
  said: string,
): Item {
  const wanted = said.trim().toLowerCase();
  const exact = items.filter(({ id, name }) =>
    [id, id.replace(/^[a-z]+_/, ""), name].some((one) => one.toLowerCase() === wanted),
  );
  const close = items.filter(({ name }) => name.toLowerCase().includes(wanted));
  const [one, ...others] = exact.length > 0 ? exact : close;
  if (one !== undefined && others.length === 0 && wanted !== "") return one;
  const what =
    one === undefined || wanted === "" ? `There is no ${noun}` : `More than one ${noun} is`;
  throw usageFault(noun, `${what} "${said.trim()}"${listed(items)}.`);
}

const listed = (items: readonly Named[]): string =>
  items.length === 0
    ? ": there are none"
    : `. Choose from ${items.map(({ id, name }) => `${name} (${id})`).join(", ")}`;

/** The only household whose name appears in the question, also in the plural: "the Garcias". */
export function findMentioned<Item extends Named>(
  question: string,
  items: readonly Item[],
): Item | undefined {
  const words = new Set(question.toLowerCase().match(/\p{L}+/gu));
  const has = (part: string): boolean => words.has(part) || words.has(`${part}s`);
  const named = items.filter(({ name }) => {
    const [first = ""] = name.toLowerCase().split(" ");
    return first.split("-").every(has);
  });
  return named.length === 1 ? named[0] : undefined;
}
