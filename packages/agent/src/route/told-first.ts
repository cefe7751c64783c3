import { accountMark, type Item, periodMark, saidAt, sentence, symbolMark } from "./item.ts";

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
}

function topicOf(told: readonly Item[]): Topic | undefined {
  const said = sentence(told);
  if (!(onlyNames.test(said) || tells.test(said))) return undefined;
  const mentions = told.filter(isMention);
  const kind = bothWays.test(said) ? "transfers" : kinds.exec(said)?.[0];
  const noun = kind ?? Object.entries(deeds).find(([, deed]) => new RegExp(deed).test(said))?.[0];
  if (noun === undefined) return undefined;
  return { noun: plural(noun), which: [...new Set(said.match(narrowed))], mentions };
}

const marks: ReadonlySet<string> = new Set([accountMark, symbolMark, periodMark]);
const isMention = ({ said }: Item): boolean => marks.has(said);

/** Something is asked of it, and of nothing else. */
function isOpen(asked: readonly Item[], { noun, mentions }: Topic): boolean {
  const said = sentence(asked);
  const [kind] = kinds.exec(said.replace("since purchase", "")) ?? [];
  const isHeld = noun === "holdings" && ofHeld.test(kind ?? "");
  const isOfIt = kind === undefined || plural(kind) === noun || isHeld;
  return asks.test(said) && isOfIt && !mentions.some((one) => names(asked, one));
}

const names = (items: readonly Item[], { said }: Item): boolean =>
  items.some((item) => item.said === said);

/** The question, with what it is about in the place of its pronoun, and where that is behind it. */
function ofTopic(asked: readonly Item[], topic: Topic, told: readonly Item[]): Item[] {
  const isKnown = kinds.test(sentence(asked).replace("since purchase", ""));
  const placed = isKnown ? [...asked] : named(asked, topic);
  const later = placed.findIndex(({ gap }, at) => at > 0 && gap !== "none");
  const end = later === -1 ? placed.length : later;
  const last = placed[end - 1];
  const behind = topic.mentions
    .filter((one) => !names(placed, one))
    .flatMap((one) => [
      ...(one.said === periodMark ? [] : [word(one.said === symbolMark ? "of" : "in", last)]),
      { ...one, gap: "none" as const },
    ]);
  const first = told[0]?.gap ?? "stop";
  return [...placed.slice(0, end), ...behind, ...placed.slice(end)].map((item, at) =>
    at === 0 ? { ...item, gap: first } : item,
  );
}

const word = (said: string, near: Item | undefined): Item => {
  const { at = 0, end = 0 } = near ?? {};
  return { said, raw: said, at, end, gap: "none" };
};

/** "which is the latest": which deposit is; "list them": the deposits. */
function named(asked: readonly Item[], { noun, which, mentions }: Topic): Item[] {
  const symbol = mentions.find(({ said }) => said === symbolMark);
  const isOfGain = noun === "holdings" || (noun === "purchases" && gains.test(sentence(asked)));
  const its = (one: string): Item[] =>
    isOfGain && symbol !== undefined
      ? [symbol]
      : [...which, one].map((said) => word(said, asked[0]));
  const at = asked.findIndex(
    ({ said }, index) => pronoun.test(said) && !lasting.test(saidAt(asked, index - 1)),
  );
  if (at >= 0) {
    const [first, ...more] = its(noun);
    const gap = asked[at]?.gap ?? "none";
    return [
      ...asked.slice(0, at),
      ...(first === undefined ? [] : [{ ...first, gap }]),
      ...more,
      ...asked.slice(at + 1),
    ];
  }
  const choice = asked.findIndex(
    ({ said }, index) => /^(?:which|many)$/.test(said) && !counted.test(saidAt(asked, index + 1)),
  );
  const one = /^(?:last|latest)$/.test(which[0] ?? "") ? noun.replace(/s$/, "") : noun;
  if (choice === -1) return [...asked, ...its(one)];
  const ones = /^(?:1s?|ones?|different)$/.test(saidAt(asked, choice + 1)) ? 1 : 0;
  const isOne = /^(?:is|was|1)$/.test(saidAt(asked, choice + 1));
  return [
    ...asked.slice(0, choice + 1),
    ...its(isOne ? noun.replace(/s$/, "") : noun),
    ...asked.slice(choice + 1 + ones),
  ];
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

const deeds: Readonly<Record<string, string>> = {
  purchases: "\\b(?:bought|purchased)\\b",
  sales: "\\bsold\\b",
  trades: "\\btrad(?:e[sd]?|ing)\\b",
  deposits: "\\bdeposited\\b",
  withdrawals: "\\bwithdr[ae]wn?\\b",
  holdings: "\\b(?:hold|own|have)\\b",
};

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
