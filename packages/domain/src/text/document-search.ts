import type * as Document from "../document.ts";
import type * as Member from "../member.ts";
import { companyNames } from "./company-names.ts";
import { snippet } from "./document-snippet.ts";
import { editDistance } from "./edit-distance.ts";
import { synonymsOf, synonymWords } from "./field-synonyms.ts";
import { irregularForms } from "./irregular-forms.ts";
import { stem } from "./stem.ts";

export interface Match {
  citation: string;
  title: string;
  type: Document.Searchable["type"];
  date: string;
  snippet: string;
}

interface Passage {
  document: Document.Searchable;
  text: string;
  citation: string;
  words: readonly string[];
  /** Occurrences of each stem in the text; those in the title have a low weight. */
  counts: ReadonlyMap<string, number>;
  length: number;
}

/** A stem to search for, and its weight. */
interface Term {
  stem: string;
  share: number;
}

const common = new Set(
  "a about all am an and any are as at be been being by can could did do does for from get had has have how i if in is it its let me my of on or our out said say should she he so some than that the their them there they this to us was we were what whats when where which who why will with would you your".split(
    " ",
  ),
);

/** The weight of a synonym, compared with the word itself. */
const synonymShare = 0.7;
const titleShare = 0.3;
const [beginning, beginningShare] = [5, 0.4];
const longWord = 8;
/** The BM25 parameters k1 (saturation) and b (length normalization). */
const [saturation, lengthShare] = [1.2, 0.4];

/**
 * The best matching passages by BM25 over stems. It also matches synonyms, company names for tickers,
 * household members by role ("her daughter"), and for unknown words, words with the same beginning.
 * Ties go to the newer document.
 */
export function search(
  documents: readonly Document.Searchable[],
  query: string,
  limit: number,
  members: readonly Pick<Member.Info, "name" | "role">[] = [],
): Match[] {
  const passages = documents.flatMap(passagesOf);
  const wanted = wordsOf(query).filter((word) => !common.has(word));
  const stems = new Set(passages.flatMap(({ counts }) => [...counts.keys()]));
  const isKnown = (own: readonly Term[]) => own.some((term) => stems.has(term.stem));
  const words = [...new Set(wanted)];
  const own = words.map((word) => {
    const terms = termsOf(word, members);
    return isKnown(terms) ? terms : alike(word, stems);
  });
  const terms = own.some(isKnown) ? own : otherSpellings(words, passages, members);
  const weights = new Map(
    terms.flat().map((term) => [term.stem, rarity(term.stem, passages)] as const),
  );
  const average = passages.reduce((sum, { length }) => sum + length, 0) / (passages.length || 1);
  return passages
    .map((passage) => ({ passage, score: scoreOf(passage, terms, weights, average) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) => b.score - a.score || b.passage.document.date.localeCompare(a.passage.document.date),
    )
    .slice(0, limit)
    .map(({ passage }) => match(passage, terms, weights));
}

function passagesOf(document: Document.Searchable): Passage[] {
  const title = wordsOf(document.title).filter((word) => !common.has(word));
  return document.chunks.map((text, index) => {
    const words = wordsOf(text).filter((word) => !common.has(word));
    const counts = new Map<string, number>();
    for (const word of words) add(counts, stem(word), 1);
    for (const word of title) add(counts, stem(word), titleShare);
    return {
      ...{ document, text, words, counts, length: words.length },
      citation: `doc:${document.id}#${index + 1}`,
    };
  });
}

/** For a word that no document contains: words with the same beginning ("grandkids", "grandchildren"). */
const alike = (word: string, stems: ReadonlySet<string>): Term[] =>
  word.length < beginning
    ? []
    : [...stems]
        .filter((stem) => stem.startsWith(word.slice(0, beginning)))
        .map((stem) => ({ stem, share: beginningShare }));

/** For a query of which no document contains any word: irregular forms ("find", "found") or corrected words. */
function otherSpellings(
  words: readonly string[],
  passages: readonly Passage[],
  members: readonly Pick<Member.Info, "name" | "role">[],
): Term[][] {
  const known = new Set([...synonymWords, ...passages.flatMap((one) => one.words)]);
  return words.map((word) =>
    [...irregularForms(word), ...corrected(word, known)].flatMap((other) =>
      termsOf(other, members),
    ),
  );
}

/** The known words nearest to a misspelled one: one letter off, or two in a long word. */
function corrected(word: string, known: ReadonlySet<string>): string[] {
  if (word.length < beginning) return [];
  const most = word.length < longWord ? 1 : 2;
  const near = [...known].map((other) => ({ other, off: editDistance(word, other, most) }));
  const least = Math.min(...near.map(({ off }) => off));
  return least > most ? [] : near.filter(({ off }) => off === least).map(({ other }) => other);
}

const add = (counts: Map<string, number>, word: string, by: number): void => {
  counts.set(word, (counts.get(word) ?? 0) + by);
};

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll(/[\u2019']s\b/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length > 1);

/** A word with its synonyms and other names. */
function termsOf(word: string, members: readonly Pick<Member.Info, "name" | "role">[]): Term[] {
  const others = [...synonymsOf(word), ...companyWords(word), ...memberNames(word, members)];
  const terms = new Map<string, Term>();
  for (const other of others) terms.set(stem(other), { stem: stem(other), share: synonymShare });
  terms.set(stem(word), { stem: stem(word), share: 1 });
  return [...terms.values()];
}

/** The words of a ticker's company name, such as "Exxon Mobil" for XOM. */
function companyWords(word: string): string[] {
  const symbol = word.toUpperCase();
  return [...companyNames].flatMap(([name, known]) => (known === symbol ? wordsOf(name) : []));
}

/** What members are called, by their role; a couple is two of them. */
const roles: Readonly<Record<string, readonly Member.Info["role"][]>> = {
  ...{ daughter: ["dependent"], son: ["dependent"], child: ["dependent"], kid: ["dependent"] },
  ...{ kids: ["dependent"], children: ["dependent"] },
  ...{ wife: ["spouse"], husband: ["spouse"], spouse: ["spouse"] },
  ...{ couple: ["primary", "spouse"], clients: ["primary", "spouse"] },
};

function memberNames(
  word: string,
  members: readonly Pick<Member.Info, "name" | "role">[],
): string[] {
  const named = roles[word] ?? [];
  return members
    .filter(({ role }) => named.includes(role))
    .flatMap(({ name }) => wordsOf(name).slice(0, 1));
}

function rarity(word: string, passages: readonly Passage[]): number {
  const holding = passages.filter(({ counts }) => (counts.get(word) ?? 0) >= 1).length;
  return Math.log(1 + (passages.length - holding + 0.5) / (holding + 0.5));
}

/** The sum over the query's words; for each, the best score of its alternatives. */
function scoreOf(
  { counts, length }: Passage,
  terms: readonly (readonly Term[])[],
  weights: ReadonlyMap<string, number>,
  average: number,
): number {
  const room = saturation * (1 - lengthShare + (lengthShare * length) / (average || 1));
  const found = ({ stem: word, share }: Term): number => {
    const count = counts.get(word) ?? 0;
    return (share * (weights.get(word) ?? 0) * count * (saturation + 1)) / (count + room);
  };
  return terms.reduce((sum, own) => sum + Math.max(0, ...own.map(found)), 0);
}

function match(
  { document, text, citation }: Passage,
  terms: readonly (readonly Term[])[],
  weights: ReadonlyMap<string, number>,
): Match {
  const { title, type, date } = document;
  const score = (sentences: string): number => {
    const stems = new Set(wordsOf(sentences).map(stem));
    const found = (term: Term): number =>
      stems.has(term.stem) ? term.share * (weights.get(term.stem) ?? 0) : 0;
    return terms.reduce((sum, own) => sum + Math.max(0, ...own.map(found)), 0);
  };
  return { citation, title, type, date, snippet: snippet(text, score) };
}
