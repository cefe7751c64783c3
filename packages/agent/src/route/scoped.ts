import {
  accountMark,
  type Item,
  periodMark,
  phrasesOf,
  sentence,
  symbolMark,
  wordAt,
} from "./item.ts";

/**
 * "As for the Roth, how much cash is there?", "How much did we deposit? This year only.": an account, a
 * symbol, a class or a stretch in a phrase of its own is what the question beside it is about.
 */
export function withScope(items: readonly Item[]): Item[] {
  if (!items.some(isMention)) return [...items];
  const phrases = wholePhrases(items);
  const scopes = phrases.map(scopeOf);
  return phrases.flatMap((phrase, index) => {
    const scope = scopes[index];
    return scope === undefined
      ? headed(phrase, scopes[index - 1])
      : placed(phrase, scope, { before: phrases.slice(0, index), next: phrases.slice(index + 1) });
  });
}

/** A phrase for a question becomes its heading, or narrows it from behind. */
function placed(
  phrase: readonly Item[],
  scope: Scope,
  { before, next }: Record<"before" | "next", readonly (readonly Item[])[]>,
): readonly Item[] {
  if (scope.leads && isOpen(next, scope)) return heading(scope.mentions, phrase);
  const [after = []] = next;
  const isLast = (after[0]?.gap ?? "stop") === "stop" || denies.test(sentence(after));
  return scope.ends && isLast && isOpen(before, scope) ? scope.mentions.flatMap(narrowing) : phrase;
}

/** The words between two commas or stops; "the Roth, that is" and "Re: the Roth" are one phrase. */
function wholePhrases(items: readonly Item[]): Item[][] {
  const merged: Item[][] = [];
  for (const phrase of phrasesOf(items)) {
    const last = merged.at(-1);
    if (last !== undefined && isOne(last, phrase)) last.push(...phrase);
    else merged.push(phrase);
  }
  return merged;
}

const isOne = (last: readonly Item[], phrase: readonly Item[]): boolean =>
  (last.some(isMention) && idle.test(sentence(phrase))) || /^(?:re|next|now)$/.test(sentence(last));

const kinds = "(?:(?:mutual|index) )?(?:etfs?|stocks|equities|bonds|funds|options)";
const kind = new RegExp(`^${kinds}$`);
/** What an item names: two of one sort are two subjects. */
function sortOf({ said }: Pick<Item, "said">): string | undefined {
  if (said === accountMark || said === symbolMark || said === periodMark) return said;
  return kind.test(said) || /^(?:mutual|index)$/.test(said) ? "kind" : undefined;
}
const isMention = (item: Item): boolean => sortOf(item) !== undefined;

interface Scope {
  mentions: readonly Item[];
  /** Said before a question, and after one. */
  leads: boolean;
  ends: boolean;
}

/** What a phrase says of where a question is asked of; undefined where it says anything else. */
function scopeOf(phrase: readonly Item[], index: number): Scope | undefined {
  const mentions = phrase.filter(isMention);
  if (mentions.length === 0) return undefined;
  const said = sentence(phrase);
  const leads = before.test(said) || (index === 0 && (bare.test(said) || isOnly.test(said)));
  const ends = after.test(said) && !(phrase[0]?.gap === "comma" && goesOn.test(said));
  return leads || ends ? { mentions, leads, ends } : undefined;
}

/** Something is asked, and of nothing else of the sort; a class is one of what is held. */
function isOpen(phrases: readonly (readonly Item[])[], { mentions }: Scope): boolean {
  const items = phrases.flat();
  const named = new Set(items.map(sortOf));
  const isOfHeld = mentions.every(({ said }) => !kind.test(said)) || held.test(sentence(items));
  return items.length > 0 && isOfHeld && !mentions.some((one) => named.has(sortOf(one)));
}
const held =
  /\b(?:holdings?|positions?|portfolio|gains?|loss|losses|largest|biggest|smallest|top|best|worst|losers?|winners?|most|least|worth|value|add up|up|down|lost|gained)\b/;

/** All but a class stand before a question as its heading. */
const isHeading = ({ said }: Item): boolean => !kind.test(said) && sortOf({ said }) !== "kind";

function heading(mentions: readonly Item[], phrase: readonly Item[]): readonly Item[] {
  if (bare.test(sentence(phrase)) && mentions.every(isHeading)) {
    // "Amara's VXUS only" says no more than "Amara's VXUS".
    return mentions.length === 1
      ? phrase
      : phrase.filter(({ said }) => !/^(?:only|just|alone)$/.test(said));
  }
  const gap = phrase[0]?.gap ?? "none";
  return mentions.filter(isHeading).map((one, at) => (at === 0 ? { ...one, gap } : one));
}

/** The question goes on from what it was said to be about, and everything is all that is there. */
function headed(phrase: readonly Item[], scope: Scope | undefined): readonly Item[] {
  if (scope?.leads !== true || !isOpen([phrase], scope)) return phrase;
  const { mentions } = scope;
  const account = mentions.find(({ said }) => said === accountMark);
  const isHeaded = mentions.some(isHeading);
  const own = phrase.map((item, at) => {
    const meant = item.said === "everything" ? (account ?? item) : item;
    return { ...meant, gap: at === 0 && isHeaded ? ("comma" as const) : item.gap };
  });
  // "Helen's IRA: the total, the cash": what it is worth.
  const last = own.at(-1);
  if (account !== undefined && last !== undefined && /^(?:the )?total$/.test(sentence(own))) {
    own.push({ ...last, said: "value", gap: "none" });
  }
  const end = own.at(-1)?.end ?? 0;
  const moved = mentions.filter((one) => !isHeading(one)).flatMap(narrowing);
  return [...own, ...moved.map((item) => ({ ...item, at: end, end }))];
}

/** In the words that narrow a question from behind. */
function narrowing(mention: Item): Item[] {
  const own: Item = { ...mention, gap: "none" };
  if (mention.said === periodMark) return [own];
  return mention.said === symbolMark
    ? [wordAt("for", mention), own]
    : [wordAt("only", mention, "comma"), own];
}

const mention = `(?:the |my |our |that |those |just |only ){0,3}(?:ACC|PER|SYM|${kinds})(?: (?:in |for |of |from |on |during |and )?(?:the |my |our ){0,2}(?:ACC|PER|SYM|${kinds}))?`;
const filler =
  "(?:(?:ok|okay|so|and|now|then|well|please|just|only|also|first|next|let us|let is|lets|i (?:am|was)|we (?:are|were)|i have|i (?:would|want|need)(?: like)? to|can you|could you|the|my|our|a|quick|1|another) ){0,6}";
const topics = [
  "as for|as far as|as|with|regarding|concerning|about|re|with respect to|with regards? to|as regards|when it comes to",
  "(?:turning|turn|moving|move|going|go|switching|switch)(?: over)?(?: back)?(?: on)? to|on to|onto|over to|speaking of",
  "talking (?:about|of)|talk (?:about|of)|(?:looking|look) (?:only |just )?(?:at|in|into)|(?:let me )?ask (?:you )?about|asking about|know about",
  "questions? (?:about|on|for|regarding)|thing (?:about|on)|one (?:about|on)|1 (?:about|on)|focus(?:ing)? (?:only |just )?on",
  "(?:it|this) (?:is|concerns)(?: about)?|something about|open|opening|pull up|bring up|take|taking|consider|considering|think of|think about|starting with|start with|checking|check|reviewing|review|working on",
].join("|");
const idleWords =
  "that is|i mean|not (?:the|any of the) (?:others?|rest|whole lot|other (?:accounts|1s|ones))|(?:and )?nothing (?:else|more)";
const idle = new RegExp(`^(?:${idleWords})$`);
const tail = `(?: (?:only|alone|please|pls|here|specifically|in particular|particularly|goes|go|is concerned|interests (?:me|us)|matters|(?:i|we) (?:mean|want|own|have|hold)|is (?:all|what) (?:i|we) (?:want|need|care about|mean)|first|next|now|for (?:a|the) (?:moment|second|minute|sec)|this time|today|thanks|right now|again|then|${idleWords})){0,4}`;
const bare = new RegExp(
  `^(?:(?:just|only|in|into|from|within|inside|at|for|on) ){0,3}(?!.*\\bPER\\b)${mention}(?: only| alone)?$`,
);
/** "the gain, in percent, on my MSFT" goes on. */
const goesOn = /^(?:in|for|of|on|from|at|within|across) (?:the |my |our ){0,2}(?:ACC|SYM|PER)$/;
/** "..., never mind Hector's" */
const denies = /^(?:never mind|not|no|leave|leaving|without|excluding|forget|ignore|skip)\b/;
/** "only the joint account interests me here" */
const isOnly = new RegExp(
  `^(?:just|only) ${mention}${tail}$|^${mention} (?:that )?(?:i|we) (?:own|have|hold)$`,
);
const before = new RegExp(
  `^${filler}(?:(?:${topics}) (?:only |just )?|(?:now|next|then|first) )${mention}${tail}$`,
);
const limits = [
  "only|just|(?:just |only )?(?:the )?(?:1s|ones|1|one) (?:in|of|from|at)|i mean|i meant|meaning|that is|namely|specifically|nothing but|none but|in|for|of|on|within|inside|across|from|at|looking at|counting|considering",
  "i (?:only |just )?(?:care|ask|mean|meant)(?: only| just)? (?:about|of)?|i (?:only |just )?(?:want|need|mean|meant)|i am (?:only |just )?(?:asking|talking|interested)(?: only| just)? (?:about|in|of)|asking about|talking about|interested in",
  "(?:restricted|limited|confined|narrowed|restrict it|limit it|keep it|narrow it)(?: down)? to|looking (?:only|just) at",
].join("|");
const after = new RegExp(
  `^(?!(?:the |my |our ){0,2}(?:ACC|SYM|${kinds})$)(?:(?:ok|so|well|please|but) ){0,3}(?:(?:${limits}) ){0,3}${mention}${tail}$`,
);
