/**
 * The stem of a lower-case English word, by some rules of the Porter stemmer: "distributions" matches
 * "distributed", and "selling" matches "sell".
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  const plural = singular(word);
  for (const [ending, instead] of endings) {
    const rest = plural.length - ending.length;
    if (plural.endsWith(ending) && rest >= shortest) return plain(plural.slice(0, rest) + instead);
  }
  return plain(plural);
}

const shortest = 3;

/** Longest first. */
const endings: readonly (readonly [ending: string, instead: string])[] = [
  ["izations", ""],
  ["ization", ""],
  ["ations", ""],
  ["ation", ""],
  ["utions", "ut"],
  ["ution", "ut"],
  ["ments", ""],
  ["ment", ""],
  ["ities", ""],
  ["ity", ""],
  ["ance", ""],
  ["ally", ""],
  ["ing", ""],
  ["ion", ""],
  ["ive", ""],
  ["ers", ""],
  ["er", ""],
  ["ed", ""],
  ["ly", ""],
  ["al", ""],
];

function singular(word: string): string {
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") && !/(?:ss|us|sis|xis)$/.test(word) ? word.slice(0, -1) : word;
}

/** Removes a doubled last letter and a silent e, so that "sell" matches "sel(ling)". */
function plain(word: string): string {
  const silent = word.length > shortest && word.endsWith("e") ? word.slice(0, -1) : word;
  const single = silent.replace(/([b-df-hj-np-tv-z])\1$/, "$1");
  return single.endsWith("y") ? `${single.slice(0, -1)}i` : single;
}
