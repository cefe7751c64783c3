import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { everydayWords } from "./everyday.ts";
import { isCommon, isMisspelt, months, namesIn, notNames } from "./household.ts";
import type { Routed, RoutedPart, Surroundings } from "./routed.ts";
import { openings } from "./shorthand.ts";
import { corrected } from "./typo.ts";
import { keyWords } from "./vocabulary.ts";

/** One word of a message, as it may be part of a name. */
interface Word {
  text: string;
  small: string;
  /** Whether it ends in a possessive: whatever follows is theirs. */
  owns: boolean;
  /** Whether nothing but a space is between it and the word before. */
  joined: boolean;
  capital: boolean;
  /** Whether a sentence begins with it: its capital says nothing. */
  begins: boolean;
  /** In capitals throughout, where not everything is. */
  shouted: boolean;
}

/** Who or what the words of a name may be, here. */
type Book = ReadonlySet<string>;

/**
 * A person whom a message names in full and who is in nobody's book here: several words that are used
 * as a name, of which one is neither in the book nor a word of the vocabulary. Undefined when there is none.
 */
export function strangerIn(message: string, book: readonly string[]): string | undefined {
  const known = new Set(book.flatMap(namesIn));
  const words = wordsOf(message);
  const unknown = (word: Word): boolean => isUnknown(word, known);
  const asNamed = (word: Word): boolean => isNameLike(word) || unknown(word);
  const capital = places(words, isNameLike).find((name) => isStranger(name, known));
  const small = places(words, asNamed).find((name) => {
    const own = ownWords(name);
    return own.length > 1 && own.every(unknown);
  });
  const alone = runs(words, (word) => word.capital && unknown(word)).find(
    (run) => ownWords(run).length > 1,
  );
  const titled = titledNames(words).find((name) => name.some(unknown));
  return (capital ?? small ?? alone ?? titled)?.map(({ text }) => text).join(" ");
}

const ownWords = (name: readonly Word[]): Word[] =>
  name.filter(({ small }) => !(particles.has(small) || titles.has(small)));

/** A question about such a person: nothing of this household is told in their place. */
export function ofStranger(
  message: string,
  { household, accounts }: Surroundings,
): Routed | undefined {
  const { name, members } = household;
  if (strangerIn(message, [name, ...members, ...accounts]) === undefined) return undefined;
  const part: RoutedPart = {
    intent: "out_of_scope",
    scope: "other_household",
    params: {},
    confidence: 1,
    assumed: [],
    text: message.trim(),
  };
  return { parts: [part], left_out: [], by: "rules", candidates: [] };
}

function wordsOf(message: string): Word[] {
  const words: Word[] = [];
  const isShouted = message === message.toUpperCase();
  let end = 0;
  for (const match of message.matchAll(
    /\p{L}[\p{L}\p{M}]*(?:[-'’.]\p{L}[\p{L}\p{M}]*)*['’]?\.?/gu,
  )) {
    const [whole] = match;
    const text = whole.replace(/['’]s?$|\.$/iu, "");
    const between = message.slice(end, match.index);
    words.push({
      text,
      small: text.toLowerCase(),
      owns: /['’](?:s)?$/iu.test(whole),
      joined: words.length > 0 && /^ +$/.test(between),
      capital: /^\p{Lu}/u.test(text),
      begins: words.length === 0 || /[.?!:;\n]/.test(between),
      shouted: !isShouted && text === text.toUpperCase(),
    });
    end = match.index + whole.length;
  }
  return words;
}

/** What stands where somebody is named: "does Linh Nguyen have", "Linh Nguyen's", "of Linh Nguyen". */
function places(words: readonly Word[], isName: (word: Word) => boolean): Word[][] {
  return words.flatMap((word, at) => {
    const named: Word[][] = [];
    if (auxiliaries.has(word.small))
      named.push(subjectAfter(words, at, isName), forward(words, at + 1, isNameLike));
    if (word.owns && isName(word)) named.push(backFrom(words, at, isName));
    if (prepositions.has(word.small)) named.push(forward(words, at + 1, isName));
    return named.filter((name) => name.length > 1);
  });
}

type IsName = (word: Word) => boolean;

/** Between the verb's two parts. */
function subjectAfter(words: readonly Word[], at: number, isName: IsName): Word[] {
  const length = words.slice(at + 1, at + 7).findIndex(({ small }) => having.has(small));
  const name = length < 0 ? [] : words.slice(at + 1, at + 1 + length);
  // "Does Will Young own": no verb has two auxiliaries in a row.
  const isPart = (word: Word): boolean =>
    isName(word) || (word.capital && auxiliaries.has(word.small));
  const isWhole = name.every((word) => word.joined && isPart(word));
  return isWhole && !name.slice(0, -1).some(({ owns }) => owns) ? name : [];
}

function backFrom(words: readonly Word[], at: number, isName: IsName): Word[] {
  let from = at;
  while (from > 0 && at - from < 4 && words[from]?.joined && goesBefore(words[from - 1], isName))
    from -= 1;
  return words.slice(from, at + 1);
}

const goesBefore = (word: Word | undefined, isName: IsName): boolean =>
  word !== undefined && !word.owns && isName(word);

function forward(words: readonly Word[], from: number, isName: IsName): Word[] {
  let to = from;
  while (to - from < 5 && words[to]?.joined && goesBefore(words[to], isName)) to += 1;
  const owner = words[to];
  return words.slice(from, owner?.joined && owner.owns && isName(owner) ? to + 1 : to);
}

const isNameLike = ({ capital, small }: Word): boolean =>
  (capital && !functionWords.has(small)) || particles.has(small);

/** With a capital each word may be a name, also one of the vocabulary, where not all of them are of investing. */
function isStranger(name: readonly Word[], known: Book): boolean {
  const own = ownWords(name);
  if (own.length < 2 || own.every((word) => isOfBook(word, known))) return false;
  const [first, ...others] = own;
  if (first?.begins && isWord(first) && others.every((word) => isOfBook(word, known))) return false;
  // "Real Estate", "Emerging Markets"; a month is a name too.
  if (first !== undefined && isOfInvesting(first) && !months.test(first.small)) return false;
  const whole = own.map(({ small }) => small).join(" ");
  if (companyNames.has(whole) || accounts.test(own.at(-1)?.small ?? "")) return false;
  return own.some((word) => !(isOfBook(word, known) || isThing(word)));
}

/** "the Legacy Trust" is no person, and asked after by its own rules. */
const accounts =
  /^(?:trusts?|accounts?|iras?|roths?|funds?|plans?|foundation|endowment|portfolio)$/;

/** Words of investing and of companies, which are written with a capital too. */
const isThing = ({ shouted, small }: Word): boolean =>
  isOfInvesting({ small }) || companyNames.has(small) || shouted;

const isOfInvesting = ({ small }: Pick<Word, "small">): boolean =>
  keyWords.has(small) || notNames.has(small);

const isWord = ({ small }: Word): boolean => isCommon(small) || everydayWords.has(small);

/** Neighbours that all satisfy `test`, with particles between them. */
function runs(words: readonly Word[], test: (word: Word) => boolean): Word[][] {
  const all: Word[][] = [];
  let run: Word[] = [];
  for (const word of words) {
    const goesOn = run.length > 0 && word.joined && !run.at(-1)?.owns;
    const isPart = test(word) || (goesOn && particles.has(word.small));
    run = isPart ? [...(goesOn ? run : []), word] : [];
    if (isPart) all.push(run);
  }
  return all;
}

/** "Mr. Nguyen" */
const titledNames = (words: readonly Word[]): Word[][] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    return titles.has(word.small) && next !== undefined ? [[next]] : [];
  });

const isOfBook = ({ small }: Word, known: Book): boolean =>
  [small, small.replace(/s$/, ""), ...small.split(/[-'’]/)].some(
    (one) => known.has(one) || isMisspelt(one, known),
  );

/** No word of the book, of the vocabulary, of a company, or one that is only misspelt. */
function isUnknown(word: Word, known: Book): boolean {
  const { small, text } = word;
  if (small.length < (word.capital ? 2 : 3) || functionWords.has(small)) return false;
  if (word.shouted || isOfBook(word, known) || titles.has(small)) return false;
  if (knownTickers.has(text.toUpperCase()) || companyNames.has(small)) return false;
  const forms = [small, small.replace(/e?s$/, ""), corrected(small)];
  return !forms.some((one) => isCommon(one) || everydayWords.has(one) || openings.has(one));
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const auxiliaries = set("does did do has have had is was can could will would should");
const having = set(
  "have own hold possess keep owe buy sell bought sold get got make made earn earned need want trade traded invest withdraw withdrew deposit deposited contribute owned held",
);
const prepositions = set("of for by under about with from");
const particles = set(
  "de da del della di dos do la le van von der den ter ten bin bint ibn abu al el af av mac st",
);
const functionWords = set(
  "a an and any are as at be been but by can could did do does each for from go had has have he her his how i if in is it its let me my no nor not of off on or our out per she should so some than that the their them then there these they this those to too up us was we were what when where which who whom whose why will with would you your about after all also am before between both down into just more most only other over since under until very while",
);
const titles = set("mr mrs ms miss mx dr prof professor sir rev reverend");
