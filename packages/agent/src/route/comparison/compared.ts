import { knownOf } from "../account-fit.ts";
import { type Item, sentence } from "../item.ts";
import { withoutPoliteness } from "../politeness.ts";
import type { Reading } from "../read.ts";
import type { RoutedPart, Surroundings } from "../routed.ts";
import { comparisonIn } from "./asked.ts";
import { partsOf } from "./parts.ts";
import { spelled } from "./spelling.ts";

/** What a message asks of two, and what it asks beside it. */
export interface Compared {
  parts: readonly RoutedPart[];
  /** The message's other questions, before and after it. */
  before: string;
  after: string;
}

/** "stocks or ETFs" are holdings to everybody else: here they are two. */
export const withClassesApart = (message: string): string =>
  message.replace(classesApart, "$1 $2 in $3");
const kinds = "(?:(?:mutual )?funds|stocks|etfs|bonds|options|equities|cash)";
const classesApart = new RegExp(
  `\\b(${kinds}) (or|vs\\.?|versus) (?:(?:on|of|in|from|for|with) )?(${kinds})\\b`,
  "gi",
);

/** True where some word may hold one against another, so that reading for it is worth while. */
export const mayCompare = (message: string): boolean =>
  hints.test(message) && !inTime.test(message);
/** "Which did we buy more recently" is of days, and of no figure. */
const inTime = /\b(?:more|most|less|least) (?:recent(?:ly)?|often|frequently)\b/i;
const hints = new RegExp(
  [
    "\\b(?:more|less|fewer|most|least|better|worse|best|worst|than|then|vs|versus|against|gap|apart|same|equal)\\b",
    "\\b(?:compar|diff?|exceed|outweigh|outperform|betw)\\w*|\\bas (?:much|many|big|large)\\b|\\b(?:ahead|behind)\\b",
    "\\b(?:big|lar|gre|sma|hig|low|ric|poo|che|dea|pri|fat|ful|hea|lig|str|wea|fur|far|lon)\\w*(?:er|est)\\b",
  ].join("|"),
  "i",
);

/** The comparison that a message asks for; undefined where it holds no two against each other. */
export function comparedIn(
  reading: Pick<Reading, "text" | "shouted">,
  surroundings: Surroundings,
): Compared | undefined {
  const { accounts, household, held, today } = surroundings;
  const phrases = requests(withFrontLast(spelled(reading.text, surroundings)));
  const known = knownOf(accounts, household.members);
  for (const [from, to] of windows(phrases.length)) {
    const own = phrases.slice(from, to).flat();
    const asked = withoutPoliteness(own);
    const comparison = comparisonIn(asked, known, { held, shouted: reading.shouted, today });
    if (comparison === undefined) continue;
    const text = textOf(own, reading.text);
    const [before, after] = [phrases.slice(0, from), phrases.slice(to)].map((some) =>
      some.filter((one) => !addsNothing(one)).flat(),
    );
    return {
      parts: partsOf(comparison, text),
      before: textOf(before ?? [], reading.text),
      after: textOf(after ?? [], reading.text),
    };
  }
  return undefined;
}

/** "Compared to Rosa, does Hector have more": more than Rosa. */
function withFrontLast(items: readonly Item[]): readonly Item[] {
  const [first, second] = items;
  const end = items.findIndex(({ gap }, at) => at > 1 && gap === "comma");
  const isFront = /^(?:compared|relative|next)$/.test(first?.said ?? "");
  if (!isFront || second === undefined || end < 0) return items;
  return [...items.slice(end), { ...second, said: "than", gap: "none" }, ...items.slice(2, end)];
}

const textOf = (items: readonly Item[], text: string): string =>
  items.length === 0
    ? ""
    : text.slice(Math.min(...items.map(({ at }) => at)), Math.max(...items.map(({ end }) => end)));

/** One request first, then two that stand side by side: "Compare the Roth with the joint. Which has more cash?" */
function windows(count: number): [from: number, to: number][] {
  const starts = Array.from({ length: count }, (_, from) => from);
  return [1, 2].flatMap((size) =>
    starts
      .filter((from) => from + size <= count)
      .map((from): [number, number] => [from, from + size]),
  );
}

/** The words of each request: cut at a stop, and where another question begins. */
function requests(items: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  for (const [at, item] of items.entries()) {
    const rest = sentence(items.slice(at, at + 6));
    const isNew = item.gap === "stop" || (begins.test(rest) && !goesOn.test(rest));
    if (isNew || found.length === 0) found.push([item]);
    else found.at(-1)?.push(item);
  }
  return found;
}

const begins =
  /^(?:and|also|plus|then) (?:also |then |please )*(?:what|how|which|who|where|when|show|list|tell|give|is|are|do|does|did|has|have|can|could|(?:the )?(?:difference|gap) between)\b/;
/** "and how much more", "and which is bigger": of the same two. */
const goesOn =
  /^(?:and|also|plus|then) (?:also |then |please )*(?:(?:tell|give|show) (?:me |us )?)?(?:by )?(?:how (?:much|many|far|big|large)(?: (?:more|less|is|the|it|dollars|percent|apart|of|a|by|they)| (?:in dollars|exactly))*$|which|who|what (?:is|was) the (?:difference|diff|gap)(?! between)|the (?:difference|gap)(?! between))/;

/** "By how much?", "Which is it?" */
const addsNothing = (items: readonly Item[]): boolean => {
  const own = withoutPoliteness(items);
  return own.length === 0 || nothing.test(sentence(own));
};
const nothing =
  /^(?:and |so )?(?:by )?(?:how (?:much|far)(?: (?:more|less|apart|is it|in (?:dollars|percent)))*|which(?: 1| one)?(?: is| has)?(?: it| more| less| bigger| larger| smaller| higher| ahead)*|what is the (?:difference|gap|diff)|the (?:difference|gap)|give me both|both(?: figures| numbers)?|yes or no|please|thanks?|thank you)$/;
