import type * as Document from "./document.ts";

export interface Match {
  citation: string;
  title: string;
  type: Document.Info["type"];
  date: string;
  snippet: string;
}

interface Passage {
  document: Document.Info;
  text: string;
  citation: string;
  words: string[];
}

const snippetLength = 320;
const common = new Set(
  "a about all an and any are as at be by did do does for from had has have how i in is it its me my of on or our say said she he so that the their them they this to us was we were what when where which who why will with you".split(
    " ",
  ),
);

/** The best matching passages: rare words count more (inverse document frequency), newer ones win ties. */
export function search(documents: Document.Info[], query: string, limit: number): Match[] {
  const passages = documents.flatMap(passagesOf);
  const wanted = [...new Set(words(query).filter((word) => !common.has(word)))];
  const weight = new Map(wanted.map((word) => [word, rarity(word, passages)]));
  return passages
    .map((passage) => ({ passage, score: score(passage, weight) }))
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) => b.score - a.score || b.passage.document.date.localeCompare(a.passage.document.date),
    )
    .slice(0, limit)
    .map(({ passage }) => match(passage, wanted));
}

const passagesOf = (document: Document.Info): Passage[] =>
  document.chunks.map((text, index) => ({
    document,
    text,
    citation: `doc:${document.id}#${index + 1}`,
    words: words(`${document.title} ${text}`),
  }));

/** Lower-case words with a plural or third-person s removed, so that "fees" finds "fee". */
const words = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word,
  );

function rarity(word: string, passages: Passage[]): number {
  const holding = passages.filter((passage) => passage.words.includes(word)).length;
  return Math.log(1 + passages.length / (1 + holding));
}

function score(passage: Passage, weight: ReadonlyMap<string, number>): number {
  let total = 0;
  for (const [word, value] of weight) {
    const count = passage.words.filter((other) => other === word).length;
    total += (value * count) / (count + 1);
  }
  return total;
}

function match({ document, text, citation }: Passage, wanted: string[]): Match {
  const { title, type, date } = document;
  return { citation, title, type, date, snippet: snippet(text, wanted) };
}

/** The text around the first wanted word, cut at spaces. */
function snippet(text: string, wanted: string[]): string {
  if (text.length <= snippetLength) return text;
  const lower = text.toLowerCase();
  const hits = wanted.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const hit = hits.length === 0 ? 0 : Math.min(...hits);
  const from = Math.max(0, Math.min(hit - snippetLength / 4, text.length - snippetLength));
  const start = from === 0 ? 0 : text.indexOf(" ", from) + 1;
  const end = Math.min(text.length, start + snippetLength);
  const stop = end === text.length ? end : text.lastIndexOf(" ", end);
  return `${start > 0 ? "… " : ""}${text.slice(start, stop)}${stop < text.length ? " …" : ""}`;
}
