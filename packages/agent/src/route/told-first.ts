import { asksIfUp } from "./beside-named.ts";
import {
  accountMark,
  type Item,
  periodMark,
  saidAt,
  sentence,
  symbolMark,
  wordAt,
} from "./item.ts";

/**
 * "Our deposits. Which ones are still pending?", "We've traded Apple. What was the last trade?": a sentence
 * that only names what there is, or tells of it, is what the question after it is about.
 */
export function withToldFirst(items: readonly Item[]): Item[] {
  const said: Item[][] = [];
  for (const next of sentencesOf(items)) {
    const told = said.at(-1);
    const topic = told === undefined ? undefined : topicOf(told);
    if (told !== undefined && topic !== undefined && isOpen(next, topic)) {
      said[said.length - 1] = ofTopic(next, topic, told);
    } else said.push(next);
  }
  return said.flat();
}

/** Between stops; "Our deposits: which is the latest" is two as well. */
function sentencesOf(items: readonly Item[]): Item[][] {
  const found: Item[][] = [];
  for (const [at, item] of items.entries()) {
    const last = found.at(-1);
    const isNew = item.gap === "stop" || (item.gap === "comma" && isApart(items, at));
    if (last === undefined || isNew) found.push([item]);
    else last.push(item);
  }
  return found;
}

const isApart = (items: readonly Item[], at: number): boolean =>
  several.test(sentence(items.slice(0, at))) && asksOfSome.test(sentence(items.slice(at, at + 4)));
const asksOfSome =
  /^(?:which|how many|(?:only|just) (?:the )?(?:last|latest|newest|most recent|first|top|biggest|largest))\b/;

interface Topic {
  /** What there is several of. */
  noun: string;
  /** "last", "pending", where it was told. */
  which: readonly string[];
  mentions: readonly Item[];
  /** Only named, and not told of. */
  isNamed: boolean;
}

function topicOf(told: readonly Item[]): Topic | undefined {
  const said = sentence(told);
  const isNamed = onlyNames.test(said);
  if (!(isNamed || tells.test(said))) return undefined;
  const mentions = told.filter(isMention);
  const kind = bothWays.test(said) ? "transfers" : kinds.exec(said)?.[0];
  const noun = kind ?? deeds.find(([deed]) => deed.test(said))?.[1];
  if (noun === undefined) return undefined;
  return { noun: plural(noun), which: [...new Set(said.match(narrowed))], mentions, isNamed };
}

const marks: ReadonlySet<string> = new Set([accountMark, symbolMark, periodMark]);
const isMention = ({ said }: Item): boolean => marks.has(said);

/** Something is asked of it, and of nothing else. */
function isOpen(asked: readonly Item[], { noun, mentions, isNamed }: Topic): boolean {
  // "Last buy? Is it up?": what was bought is.
  if (asksIfUp.test(sentence(asked))) return false;
  // "The last trade? What does David own?": that is something else.
  const said = sentence(asked);
  if (isNamed && ofOther.test(said) && !pointing.test(said)) return false;
  const kind = kindIn(asked);
  const isHeld = noun === "holdings" && ofHeld.test(kind ?? "");
  const isOfIt = kind === undefined || plural(kind) === noun || isHeld;
  return asks.test(sentence(asked)) && isOfIt && !mentions.some((one) => names(asked, one));
}

const ofOther =
  /\b(?:cash|worth|value|balance|owns?|holds?|held|shares|trading|trades at|gains?|loss|returns?|performance|portfolio|SYM)\b/;
const pointing = /\b(?:they|them|their|those|these|it|its|that|each|ones?)\b/;

/** What there is several of that is asked about; a gain since purchase is of no purchases. */
const kindIn = (asked: readonly Item[]): string | undefined =>
  kinds.exec(sentence(asked).replace("since purchase", ""))?.[0];

const names = (items: readonly Item[], { said }: Item): boolean =>
  items.some((item) => item.said === said);

/** The question, with what it is about in the place of its pronoun, and where that is behind it. */
function ofTopic(asked: readonly Item[], topic: Topic, told: readonly Item[]): Item[] {
  const [near] = asked;
  if (near === undefined) return [...told];
  const placed = kindIn(asked) === undefined ? named(asked, topic, near) : [...asked];
  const later = placed.findIndex(({ gap }, at) => at > 0 && gap !== "none");
  const end = later === -1 ? placed.length : later;
  const last = placed[end - 1] ?? near;
  const behind = topic.mentions
    .filter((one) => !names(placed, one))
    .flatMap((one) => [
      ...(one.said === periodMark ? [] : [wordAt(one.said === symbolMark ? "of" : "in", last)]),
      { ...one, gap: "none" as const },
    ]);
  const gap = told[0]?.gap ?? "stop";
  return [...placed.slice(0, end), ...behind, ...placed.slice(end)].map((item, at) =>
    at === 0 ? { ...item, gap } : item,
  );
}

/** "which is the latest": which deposit is; "list them": the deposits. */
function named(asked: readonly Item[], { noun, which, mentions }: Topic, near: Item): Item[] {
  const one = noun.replace(/s$/, "");
  const symbol = mentions.find(({ said }) => said === symbolMark);
  const isOfGain = noun === "holdings" || (noun === "purchases" && gains.test(sentence(asked)));
  const its = (what: string): Item[] =>
    isOfGain && symbol !== undefined
      ? [symbol]
      : [...which, what].map((said) => wordAt(said, near));
  const at = asked.findIndex(
    ({ said }, index) => pronoun.test(said) && !lasting.test(saidAt(asked, index - 1)),
  );
  if (at >= 0) {
    const gap = asked[at]?.gap ?? "none";
    const own = its(noun).map((item, index) => (index === 0 ? { ...item, gap } : item));
    return asked.toSpliced(at, 1, ...own);
  }
  const choice = asked.findIndex(
    ({ said }, index) => /^(?:which|many)$/.test(said) && !counted.test(saidAt(asked, index + 1)),
  );
  if (choice === -1)
    return [...asked, ...its(/^(?:last|latest)$/.test(which[0] ?? "") ? one : noun)];
  const next = saidAt(asked, choice + 1);
  const ones = /^(?:1s?|ones?|different)$/.test(next) ? 1 : 0;
  return asked.toSpliced(choice + 1, ones, ...its(/^(?:is|was|1)$/.test(next) ? one : noun));
}
const gains = /\b(?:gain|loss|profit|worth|value|up|down|doing|done)\b/;
const pronoun = /^(?:they|them|those|these|it|that|each)$/;
/** "since then", "more than that" */
const lasting = /^(?:so|after|before|then|than)$/;
const counted = /^(?:dollars|shares|units|percent)$/;
const narrowed = /\b(?:latest|last|pending|completed|failed)\b/g;

const records =
  "deposits?|withdrawals?|contributions?|transfers?|trades?|transactions?|buys?|purchases?|sells?|sales?";
const held = "holdings?|positions?|investments?|etfs?|stocks?|funds?|bonds?|options?";
const kinds = new RegExp(`\\b(?:${records}|${held})\\b`);
const bothWays = /\bdeposits and (?:our |my )?withdrawals\b/;
const ofHeld = /^(?:holdings?|positions?|investments?)$/;
const plural = (noun: string): string => `${noun.replace(/s$/, "")}s`;

const deeds: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bought|purchased)\b/, "purchases"],
  [/\bsold\b/, "sales"],
  [/\btrad(?:e[sd]?|ing)\b/, "trades"],
  [/\bdeposited\b/, "deposits"],
  [/\bwithdr[ae]wn?\b/, "withdrawals"],
  [/\b(?:hold|own|have)\b/, "holdings"],
];

const place =
  "(?: (?:in|into|from|of|for|during|at|on|within|over)? ?(?:the |my |our ){0,2}(?:ACC|SYM|PER))";
const lead =
  "(?:(?:look(?:ing)? at|take|think(?:ing)? of|consider(?:ing)?|about|regarding|now|so|ok|just|only|the|our|my|their|his|her|all|every|each|latest|last) ){0,4}";
const onlyNames = new RegExp(
  `^${lead}(?:(?:ACC|SYM|PER) )?(?:${records})(?: and (?:our |my )?(?:${records}))?${place}{0,3}$`,
);
const several =
  /^(?:(?:our|my|the|all) ){0,2}(?:(?:ACC|SYM) )?(?:deposits|withdrawals|transfers|trades|buys|purchases|sells|sales)(?: (?:in|into|from|of) (?:the |my |our )?(?:ACC|SYM))?$/;
const some =
  "(?:(?:pending|completed|failed|some|a few|several|many|a number of|any|all|our|my|things|stuff|securities|money|shares|more|of) ){0,3}";
const what = `(?:(?:${records}|${held}|things|stuff|securities|shares)|SYM(?: shares| stock)?)`;
const when =
  "(?: (?:a while (?:ago|back)|some time ago|over time|completed|failed|before|there|this|as well|too|pending|on file))?";
const tells = new RegExp(
  `^(?:(?:so|well|ok) ){0,2}(?:we|i|they|he|she) (?:have |had )?(?:(?:already|also|recently|just|only) )?(?:(?:made|bought|purchased|sold|put|had|hold|own|have|deposited|withdrew|withdrawn) ${some}(?:SYM )?${what}|traded? (?:SYM|in (?:the |my |our )?ACC)|traded|done some trading)${place}{0,3}${when}$`,
);
const asks =
  /^(?:(?:and|so|please|then|just|ok) ){0,3}(?:what|which|how|when|where|who|is|are|was|were|did|do|does|has|have|can|could|would|show|list|give|tell|name|count|sort|rank|only|just)\b/;
