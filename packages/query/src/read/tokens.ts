/** A word or sign of a message, with the normalized forms used for matching. */
export interface Token {
  /** As written. */
  text: string;
  /** Lower case, straight quotes, without a possessive. */
  form: string;
  /** The form without a plural ending. */
  stem: string;
  from: number;
  to: number;
  possessive: boolean;
  plural: boolean;
  capitalized: boolean;
  /** True when the spelling was corrected. */
  corrected: boolean;
}

const pattern =
  /\b\d{4}-\d{2}-\d{2}\b|\b\d{3,6}\.[A-Z]{1,3}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b40[13]\s?\(?[kb]\b\)?|\bs&p\s?500\b|\bp&l\b|\bp\/l\b|\b(?:q[1-4]|h[12])\b|\d{1,2}(?:st|nd|rd|th)\b|\b\d{1,2}-\d{1,2}-\d{4}\b|\$?\d+(?:,\d{3})*(?:\.\d+)?|[\p{L}][\p{L}\p{M}]*(?:[.&'’][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*|[$%&+]|[<>]=?|\p{L}|[.?!;,:]/giu;

/** Words and signs in order. Hyphens separate words; "401(k)" is one word. */
export function tokensOf(message: string): Token[] {
  return [...message.matchAll(pattern)].map(({ 0: text, index }) =>
    tokenOf(text, index, index + text.length),
  );
}

function tokenOf(text: string, from: number, to: number): Token {
  const straight = text.toLowerCase().replaceAll("’", "'");
  const possessive = /'s$|s'$/.test(straight);
  const written = /^40[13]/.test(straight)
    ? straight.replace(/[\s()]/g, "")
    : straight.replace(/'s?$/, "").replace(/\s/g, "");
  const form = abbreviations[written] ?? written;
  const stem = stemOf(form);
  return {
    ...{ text, form, stem, from, to, possessive },
    plural: stem !== form,
    capitalized: /^\p{Lu}/u.test(text),
    corrected: false,
  };
}

/** Short forms of terse notes, and British spelling. */
const abbreviations: Readonly<Partial<Record<string, string>>> = {
  unrealised: "unrealized",
  ...{ u: "you", ur: "your", wats: "what", wat: "what", whts: "what", abt: "about" },
  ...{ w: "with", fr: "for", hav: "have", lst: "last" },
  ...{ yr: "year", yrs: "years", qtr: "quarter", qtrs: "quarters" },
  ...{ mth: "month", mths: "months", mos: "months", thru: "through" },
  ...{ wk: "week", wks: "weeks", mtg: "meeting", mtgs: "meetings", amt: "amount", bal: "balance" },
  ...{ accts: "accounts", alloc: "allocation", mkt: "market", divs: "dividends" },
};

/** "the account", "her account": one that is known. */
export const determiners: ReadonlySet<string> = new Set(
  "the this that my our his her its their".split(" "),
);

const notPlurals = new Set([
  "this",
  "is",
  "was",
  "has",
  "does",
  "us",
  "its",
  "his",
  "as",
  "ips",
  "less",
  "plus",
  "versus",
  "vs",
  "across",
  "basis",
  "loss",
  "gross",
  "class",
  "always",
  "yes",
  "series",
  "texas",
  "various",
  "previous",
  "besides",
  "minus",
  "tips",
  "ups",
  "news",
  "taxes",
  "alas",
  "hers",
  "ours",
  "yours",
  "theirs",
  "status",
  "process",
  "bonus",
  "perhaps",
  "sometimes",
  "overseas",
  "afterwards",
  "towards",
  "trails",
  "lags",
  "upwards",
]);

/** The singular of an English noun, judged by its ending alone. */
export function stemOf(form: string): string {
  if (form.length < 4 || notPlurals.has(form) || !/s$/.test(form)) return form;
  if (/(ss|us|is|'s)$/.test(form)) return form;
  if (/ies$/.test(form)) return form.length > 4 ? `${form.slice(0, -3)}y` : form;
  if (/(sses|shes|ches|xes|zes)$/.test(form)) return form.slice(0, -2);
  return form.slice(0, -1);
}

export const isPunctuation = ({ text }: Token): boolean => /^[.?!;,:&+]$/.test(text);
