/** Expands a message that lists several tasks into one request for each. */
export const severalTasks = (question: string): string =>
  question.replace(listed, spelledOut).replace(furthermore, request);

const request = ". Create a task to ";

/** "Create two tasks: call David and send the form". */
const listed =
  /\b(?:create|add|make|set up|open|log|schedule)\b(?: (?:me|us))?(?: (?:a|the|these|following|some|new|(two|2|three|3|four|4|five|5|several)))* (?:tasks|to-?dos|reminders)\b(?: (?:for (?:me|us)|please))*(?:\s*[:–-]\s*|\s+)(?:to )?(.+)$/is;

function spelledOut(whole: string, count: string | undefined, list: string): string {
  const titles = itemsOf(list, counts[count ?? ""] ?? Number(count ?? Number.NaN));
  return titles.length < 2 ? whole : titles.map((title) => `Create a task to ${title}.`).join(" ");
}

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

/** Splits at numbers, lines, semicolons or "and to"; at commas and "and" only when that gives the number stated. */
function itemsOf(list: string, count: number): string[] {
  const marked = trimmed(list.split(/\s*(?:\n|;|(?:^|[\s,])\(?\d[.)]\s)\s*|,?\s+and\s+to\s+/i));
  if (marked.length > 1) return marked;
  const split = trimmed(list.split(/,\s*(?:and\s+)?|\s+and\s+/i));
  return split.length === count ? split : [];
}

const trimmed = (items: readonly string[]): string[] =>
  items
    .map((item) => item.replace(/^[\s\-*•,]+|^and\s+|[\s.,;]+$/gi, "").replace(/^to\s+/i, ""))
    .filter((item) => item !== "");

/** "Create a task to call David and another one to send the form". */
const furthermore =
  /(?<=\b(?:task|to-?do|reminder)\b.*)(?:,|[.;!]\s|\s)\s*(?:and\s+|also\s+|then\s+|plus\s+)+(?:(?:create|add|make)\s+)?(?:(?:another|one|a second|a third)(?:\s+(?:more|one|task|to-?do))*|a\s+(?:task|to-?do|reminder))\s*(?::|\b(?:to|for|about)\b)\s*/gis;
