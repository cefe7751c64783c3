import { isDoers, isPapers } from "./account-deeds.ts";
import { isNobodys, type Known } from "./account-fit.ts";
import { heardAt, type Named } from "./account-words.ts";
import { everydayWords } from "./everyday.ts";
import { isCommon } from "./household.ts";
import { type Account, accountMark, type Item, type Span, sentence } from "./item.ts";

/** "what does Riley own", "is anything in Emma's name": somebody of the household, and the accounts that are theirs. */
export function personSpans(
  items: readonly Item[],
  known: Known,
  others: readonly Span[],
): readonly Span[] {
  const names = new Set(known.people);
  return items.flatMap((item, at) => {
    const person = heardAt(items, at, names)?.word;
    const place = person === undefined ? undefined : placeOf(items, at);
    if (person === undefined || place === undefined || isTaken(place, others)) return [];
    const { start, end, said } = place;
    if (isPapers(items, end)) return [{ start, end, mention: { said } }];
    const isNarrowed = others.some((other) => isSameClause(items, end, other.start));
    const account = isNarrowed
      ? undefined
      : theirs(person, item.raw, { known, alone: isAnyAlone(items) });
    return [{ start, end, mention: { said, ...(account === undefined ? {} : { account }) } }];
  });
}

const isTaken = (place: { start: number; end: number }, others: readonly Span[]): boolean =>
  others.some(({ start, end }) => start < place.end && end > place.start);

/** The words that stand for the person, and what they are in a question of one's own. */
function placeOf(items: readonly Item[], at: number): Place | undefined {
  const before = items[at - 1]?.said ?? "";
  const end = isSurname(items, at + 1) ? at + 2 : at + 1;
  if (before === "in" && items[end]?.said === "name") {
    return { start: at, end: end + 1, said: accountMark };
  }
  if (isNothingElse(items, at, end) || isLeftOut(items, at, end)) {
    return { start: at, end, said: accountMark };
  }
  if (theOneOf.test(sentence(items.slice(Math.max(0, at - 3), at)))) {
    return { start: at - 3, end, said: accountMark };
  }
  if (isPapers(items, end)) return { start: at, end, said: "our" };
  if (isDoers(items, at, end)) {
    return { start: at, end, said: /^(?:by|of|for|from)$/.test(before) ? "us" : "our" };
  }
  return askedOf(items, at, end) ?? toldOf(items, at, end) ?? forWhom(items, at, end);
}

/** "and Helen?" */
const isNothingElse = (items: readonly Item[], at: number, end: number): boolean =>
  end >= items.length && onlyLeads.test(sentence(items.slice(0, at)));

/** "the total excluding Helen": what is hers. */
function isLeftOut(items: readonly Item[], at: number, end: number): boolean {
  const after = items[end];
  const isLast = after === undefined || after.gap !== "none";
  return isLast && leaving.test(sentence(items.slice(Math.max(0, at - 2), at)));
}
const leaving =
  /(?:^| )(?:excluding|excl|except|without|minus|less|besides|ignoring|not counting|not including|leaving out|apart from|other than|except for|outside of)$/;

/** "one year number for David", "any losers for Karen today": theirs; a note or a call for somebody is of everything. */
function forWhom(items: readonly Item[], start: number, end: number): Place | undefined {
  const isFor = /^(?:for|with)$/.test(items[start - 1]?.said ?? "") && items[start]?.gap === "none";
  const after = items[end];
  const isLast =
    after === undefined || after.gap === "stop" || onDays.test(sentence(items.slice(end)));
  const isPlain =
    !/s'?$/.test(items[start]?.raw ?? "") || items[start]?.said.endsWith("s") === true;
  const figure = sentence(items.slice(Math.max(0, start - 6), start - 1));
  return isFor && isLast && isPlain && ofFigure.test(figure) && !written.test(figure)
    ? { start, end, said: accountMark }
    : undefined;
}
const onDays = /^(?:PER|today|now|please|ytd)(?: |$)/;
const ofFigure =
  /\b(?:cash|available|values?|worth|balance|holdings?|positions?|gains?|loss(?:es)?|losers?|winners?|gainers?|returns?|numbers?|figures?|performance|PER|ytd|year|trades?|buys?|sales|deposits?|withdrawals?|transfers?|moved|doing|done|do|did|up|down|SYM|stocks|etfs|funds|bonds|settled|unsettled|best|worst|biggest|largest|smallest|how much(?: money| cash)? is)$/;
const written =
  /\b(?:notes?|reports?|summary|letter|email|memo|review|meeting|call|prep\w*|draft\w*|write|question|quick|tell|explain|looking|asking|print\w*|pull\w*)\b/;

/** "and David?" */
const onlyLeads = /^(?:and|what about|how about|and what about|and how about|same for|and for)$/;

/** "what about the one for Theo" */
const theOneOf = /^the (?:1|one|account) (?:for|of|under)$/;

interface Place {
  start: number;
  end: number;
  said: string;
}

/** "does Karen own", "how much cash has Karen?" */
function askedOf(items: readonly Item[], at: number, end: number): Place | undefined {
  const said = items[at]?.gap === "none" ? asking.get(items[at - 1]?.said ?? "") : undefined;
  const next = sentence(items.slice(end, end + 3));
  const word = items[end]?.said ?? "";
  const isHad = said === "have we" && word === "" && at > 1;
  const isAsked =
    said !== undefined && (isHad || owning.test(word) || faring.test(next) || isTyped(word));
  return isAsked ? { start: at - 1, end, said } : undefined;
}

/** "does rosa hvae": no word at all, and so one that was to be. */
const isTyped = (word: string): boolean =>
  /^\p{Ll}{3,5}$/u.test(word) && !(isCommon(word) || everydayWords.has(word));

/** "what Karen owns" */
function toldOf(items: readonly Item[], start: number, end: number): Place | undefined {
  const verb = items[end];
  const said = verb?.gap === "none" ? telling.get(verb.said) : undefined;
  return said === undefined ? undefined : { start, end: end + 1, said };
}

const telling: ReadonlyMap<string, string> = new Map([
  ["owns", "we own"],
  ["holds", "we hold"],
  ["has", "we have"],
  ["bought", "we bought"],
  ["sold", "we sold"],
  ["deposited", "we deposited"],
  ["withdrew", "we withdrew"],
]);

/** "does Ellen Brandt have": a word in capitals between a first name and what is had. */
const isSurname = (items: readonly Item[], at: number): boolean =>
  items[at]?.gap === "none" &&
  /^\p{Lu}\p{Ll}+$/u.test(items[at]?.raw ?? "") &&
  !owning.test(items[at]?.said ?? "");

const asking: ReadonlyMap<string, string> = new Map([
  ["does", "do we"],
  ["do", "do we"],
  ["did", "did we"],
  ["has", "have we"],
  ["is", "are we"],
  ["can", "can we"],
  ["could", "could we"],
  ["would", "would we"],
]);
/** "when did David last buy", "is Karen in the red", "what would David be able to withdraw" */
const faring =
  /^(?:last|ever|first|recently|actually|currently|still|already|ahead(?! of)|behind(?! \w)|gained|earned|returned|in (?:the (?:red|black|green)|(?:(?:un)?settled )?cash|stocks|etfs|bonds|(?:mutual )?funds|total)|at a (?:loss|gain|profit)|be able)\b/;
const owning =
  /^(?:own|hold|have|keep|got|holding|owning|invested|buy|bought|sell|sold|trade|traded|make|made|pay|paid|lose|lost|put|add|added|deposit|deposited|withdraw|withdrawn|take|taken|pull|pulled|contribute|contributed|transfer|transferred|doing|up|down|worth)$/;

const isSameClause = (items: readonly Item[], from: number, to: number): boolean =>
  to >= from &&
  items.slice(from, to + 1).every(({ gap, said }) => gap === "none" && said !== "and");

/** Those that bear the name, and for the first one what nobody's name is on; what the couple shares where there is nothing else. Undefined where that is every one. */
function theirs(
  person: string,
  raw: string,
  { known: { accounts, people, first }, alone: isOnly }: { known: Known; alone: boolean },
): Account | undefined {
  const shares = people.indexOf(person) < 2 && !isOnly;
  const isOwn = (one: Named): boolean =>
    one.words.includes(person) || (person === first && isNobodys(one, people));
  const ofOne = accounts.filter(isOwn);
  // What is shared is nobody's own, but of who has nothing else.
  const own =
    ofOne.length > 0 ? ofOne : accounts.filter(({ words }) => shares && words.includes("joint"));
  const [only, ...more] = own;
  if (own.length === accounts.length) return undefined;
  if (only === undefined) {
    return { kind: "unknown", name: raw.replace(/'s?$/, "") };
  }
  if (more.length === 0) return { kind: "known", name: only.name, whose: true };
  const rest = accounts.filter((one) => !own.includes(one));
  return { kind: "some", names: own.map(({ name }) => name), others: rest.map(({ name }) => name) };
}

/** "on his own", "in her own name", "by itself": words that add nothing to the name of a person or an account. */
export function withoutAlone(items: readonly Item[], people: ReadonlySet<string>): Item[] {
  const isPerson = (item: Item, at: number): boolean =>
    item.account !== undefined || heardAt(items, at, people) !== undefined;
  return items.some(isPerson) ? items.filter((_, at) => !isAlone(items, at)) : [...items];
}

const isAnyAlone = (items: readonly Item[]): boolean => items.some((_, at) => isAlone(items, at));

const isAlone = (items: readonly Item[], at: number): boolean =>
  Array.from({ length: 5 }, (_, back) => at - back).some((start) => {
    const text = items
      .slice(Math.max(0, start), start + 5)
      .map(({ said }) => said)
      .join(" ");
    const found = start < 0 ? undefined : alone.exec(text)?.[0];
    return found !== undefined && at < start + found.split(" ").length;
  });
const alone =
  /^(?:own(?= accounts?\b)|(?:in|under|on|by|of|all by) (?:his|her|their) own(?: names?)?|(?:by )?(?:himself|herself|themselves)|personally|alone|(?:on|by) (?:its|their) own|by itself)(?= |$)/;
