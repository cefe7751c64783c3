import { type Item, phrasesOf, sentence, wordAt } from "./item.ts";

/** Commas that break no question: what stands between them belongs to the words beside it. */
export function withoutBreaks(items: readonly Item[]): Item[] {
  const phrases = phrasesOf(items);
  if (isNote(phrases)) return phrases.flatMap((phrase, at) => (at === 0 ? phrase : noted(phrase)));
  const joined = new Set(phrases.flatMap((_, at) => goingOn(phrases, at)));
  return items.map((item) => (joined.has(item) ? { ...item, gap: "none" } : item));
}

/** The first words of the phrases that go on, seen from this one. */
function goingOn(phrases: readonly (readonly Item[])[], at: number): Item[] {
  const phrase = phrases[at] ?? [];
  const [first] = phrase;
  const [next] = phrases[at + 1] ?? [];
  if (first?.gap !== "comma") return [];
  const before = sentence(phrases[at - 1] ?? []);
  if (next?.gap === "comma" && isEnclosed(before, sentence(phrase), next)) return [first, next];
  const isLast = next === undefined || next.gap === "stop";
  return isLast && chooses.test(before) && choice.test(sentence(phrase)) ? [first] : [];
}

/** "How much, in the Roth, do we have in cash?": where it is asked of. */
const isEnclosed = (before: string, own: string, next: Item): boolean =>
  asks.test(before) && mention.test(own) && goesOn.test(next.said);

const asks = /^(?:(?:and|so|ok|please) )*(?:what|which|how|who|when)\b/;
const mention =
  /^(?:(?:in|into|from|for|at|of|on|during|within|inside) )?(?:(?:the|my|our|his|her|their) ){0,2}(?:ACC|PER|SYM)$/;
const goesOn =
  /^(?:do|did|does|done|doing|have|has|had|is|are|was|were|can|could|will|would|worth|we|i|they|he|she|below|above|holding|looking|performing|performed)$/;

/** "Which has gained more, Apple or VOO?": the two that are to choose from. */
const chooses =
  /\b(?:which|who|is it|what)\b.*\b(?:more|most|less|least|larger|bigger|greater|higher|smaller|lower|better|worse)\b/;
const choice =
  /^(?:(?:in|for|on|between|of) )?(?:(?:the|my|our) )*(?:SYM|ACC)(?: (?:position|shares|holding))?(?: or (?:(?:in|for|on|the|my|our) )*(?:SYM|ACC))?$/;

/** "unrealized gain in dollars, AAPL, the Roth": a note of what is asked, and of what. */
function isNote(phrases: readonly (readonly Item[])[]): boolean {
  const [first = [], ...others] = phrases;
  const said = sentence(first);
  return (
    others.length > 0 &&
    first.length <= mostWords &&
    measure.test(said) &&
    others.every((one) => one[0]?.gap === "comma" && leadOf(one) !== undefined)
  );
}

/** "of AAPL", "in the Roth" */
function noted(phrase: readonly Item[]): readonly Item[] {
  const [first, ...more] = phrase;
  const lead = leadOf(phrase);
  return first === undefined || lead === undefined
    ? phrase
    : [wordAt(lead, first), { ...first, gap: "none" }, ...more];
}

const leadOf = (phrase: readonly Item[]): string | undefined =>
  leads[sentence(phrase).replace(/^(?:the|my|our) /, "")];

const mostWords = 7;
const measure =
  /^(?!.*\b(?:what|which|how|who|when|is|are|was|were|do|does|did|has|have|show|list|give|tell|please|and|SYM|ACC|PER)\b).*\b(?:value|gain|loss|gain or loss|cost|cost basis|price|shares|cash|p&l|return|change)\b/;
const leads: Readonly<Record<string, string>> = {
  ...{ SYM: "of", ACC: "in", PER: "in", etfs: "of", stocks: "of", funds: "of", bonds: "of" },
};
