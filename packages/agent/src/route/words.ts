import { knownTickers } from "@advisor/domain/text/company-names";
import { everydayWords } from "./everyday.ts";
import { withoutInjected } from "./injected.ts";
import { legible, longest } from "./legible.ts";
import { withNumbers } from "./number-words.ts";
import { reworded } from "./reworded.ts";
import { openings } from "./shorthand.ts";
import { slang } from "./slang.ts";
import { corrected } from "./typo.ts";

/** One word of a message, and where it stands. */
export interface Word {
  /** Small letters, spelling corrected, contractions opened, numbers in digits. */
  said: string;
  raw: string;
  at: number;
  end: number;
  /** What parts it from the word before. */
  gap: "none" | "comma" | "stop";
}

/** What is put in other words is told by its words, so that they have to be spelt as they should be. */
const misspelt = /(?<![\p{L}\d'$.&_-])\p{Ll}{2,}(?![\p{L}\d'&_-]|\.\p{L})/gu;
const spelled = (word: string): string => {
  // "last trad" is a trade, and "trad ira" no trade: what stands beside it tells later.
  const [full, ...others] = openings.get(word) ?? [];
  if (full !== undefined && others.length === 0 && word !== "trad") return full;
  return everydayWords.has(word) || slang.has(word) || knownTickers.has(word.toUpperCase())
    ? word
    : corrected(word);
};

/** Each word spelt as it should be, and what is short for another one in full. */
export const spelledOut = (text: string): string => text.replace(misspelt, spelled);

/** "rothira", "jointaccount": an account's name without its blank. */
const runTogether =
  /\b(roth|trad|traditional|sep|simple|rollover|inherited|joint|trust|online|margin|individual|cash|account|portfolio|top|bottom|last)(ira|accounts?|accts?|brokerage|balance|value|\d{1,2})\b/gi;

/** What is typed in haste, as it would be typed with time. */
const unhurried = (text: string): string =>
  text
    .replace(runTogether, "$1 $2")
    .replace(/\b(how)(much|many)\b|\b(do|did|can|have)(i|we)\b/gi, "$1$3 $2$4")
    .replace(/\bgain ?\/? ?loss\b/gi, "gain or loss")
    .replace(/\bhav(?=n'?t\b)/gi, "have")
    .replace(/(?<=\s)\${2,}(?=\s|$)/g, "cash");

/** What is legible of a message, as the rules here would put it themselves. */
export const readable = (message: string): string =>
  unhurried(reworded(spelledOut(withoutInjected(legible(message)).replaceAll("`", "'"))))
    .replace(numberedInline, (list) => list.replace(/(^|\s)\(?\d[).]\s+/g, "$1; "))
    .replace(numberedLines, (lines) => lines.replace(/^[ \t]*\(?\d{1,2}[).][ \t]+/gm, ""))
    .replace(citation, " ")
    .replace(hesitation, ". ")
    .replace(thatIs, " ")
    .replace(amongOurs, "$1")
    .replace(separately, "$1")
    .replace(
      /\b(?:counting|taking|considering|looking at) only (?=(?:the year )?20\d\d\b)/gi,
      "in ",
    )
    .replace(/,?\s*\b(?:i\.e\.|e\.g\.)[\s,]+/gi, ", ")
    .replace(asWellAs, "and")
    .replace(/(?:\bno\.?|\bnr\.?|#) of\b/gi, "number of")
    .replace(/\bhow (many|much) share\b/gi, "how many shares")
    .replace(/\bw\/?d(?:raw)?(?=\b|al)(?! ?\/)/gi, "withdraw")
    .replace(btw, "between ")
    .replace(
      /\b(deposits|contributions|inflows) minus (?:the |my |our )?(withdrawals|outflows)\b/gi,
      "net of $1 and $2",
    )
    .replace(/\b4 (?=(?:the|my|me|us|our|her|him|his|their)\b)/gi, "for ")
    .replace(/\bcalendar (?=(?:day|week|month|quarter|year)s?\b|20\d\d\b)/gi, "")
    .replace(/\b(last|latest|recent|first) trad\b/gi, "$1 trade")
    .replace(/\b(did|have) (i|we|they|he|she) by\b/gi, "$1 $2 buy")
    .replace(planSection, "$1$2$3")
    .replace(dashed, "$1 to ")
    .replace(dashedDays, "$1 to $2")
    .replace(dashedMonths, "$1 to $2")
    .replace(yearOfMonth, (_, year, month) => `${monthNames[Number(month) - 1]} ${year}`)
    .replace(monthOfYear, (_, month, year) => `${monthNames[Number(month) - 1]} ${year}`)
    .replace(dashedAmounts, "$1 to $2")
    .replace(compared, (_, sign) => ` ${comparisons.get(sign)} `)
    .replace(/\bt ?\+ ?([0-3])\b/gi, "T$1")
    .replace(/(\d[km]?)\+(?!\d)/gi, "$1 or more")
    .replace(/\$\s+(?=\d)/g, "$")
    .replace(/\${2,}/g, " money ")
    .replace(/\b(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/g, "$1-$2-$3")
    .replace(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.((?:20)?\d{2})(?![\d.])/g, dayFirst)
    .replace(/\b(\d{1,2})-([a-z]{3,9})-(\d{4})\b/gi, "$1 $2 $3")
    .replace(dayInWords, (_, month, word) => `${month} ${dayWords.indexOf(word.toLowerCase()) + 1}`)
    .replace(placeOfMonth, (_, word) => `${dayWords.indexOf(word.toLowerCase()) + 1}`)
    .replace(/\b(inc|corp|co|ltd|llc|plc|mr|mrs|ms|dr)\.(?=\s)/gi, "$1 ")
    .slice(0, longest);

/** "1. my last trade 2. trades in January" */
const numberedInline = /^\s*(?:[^.?!\n]{0,60}:\s*)?\(?1[).]\s.*\s\(?2[).]\s.*$/gm;

/** A list with a number before each line: "2) January trades" is of no second of January. */
/** "btw" before a month or a day is no "by the way". */
const btw =
  /\bbtw (?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|q[1-4]\b|\d|\$)/gi;

const numberedLines = /^.*(?:\n[ \t]*\(?\d{1,2}[).][ \t]+.*)+$/gm;

/** "elon is on the news again um what is my tesla position" */
const hesitation =
  /[\s,]+(?:u+m+|u+h+|erm)[\s,.]+(?=(?:what|how|which|when|who|where|is|are|do|does|did|can|show|tell|give)\b)/gi;

/** "dry powder, i.e. cash, ..." */
const thatIs =
  /,\s*(?:i\.?e\.?|that is|meaning|aka|a\.k\.a\.)[\s,](?!\s*(?:without|excluding|except|not|only|just)\b)[^,.?!]{1,40},/gi;

/** "among what we hold, who fell today?": of what else. */
const amongOurs =
  /(^\W*|[.:;!?]\s+)(?:among|amongst|out of|of) (?:all )?(?:that|what|everything) (?:i|we|they) (?:own|hold|have),\s*/gi;

/** "Separately, how much cash is there?" begins anew. */
const separately = new RegExp(
  `((?:^|[.!?\\n])\\s*)(?:(?:ok|okay|now|and|so|great|right|then)[,.!]?\\s+)*(?:${[
    "separately|unrelated|(?:changing|to change) the (?:subject|topic)",
    "(?:a |an |one |just a )?(?:different|another|new|separate|other|unrelated|next) (?:question|topic|thing|matter|subject)(?: (?:now|then))?",
    "something (?:else|different|new)|on (?:a different|another|a separate) (?:note|matter|topic|subject)",
  ].join("|")})\\s*[,:;.–—-]+\\s*`,
  "gi",
);

/** "the trades as well as the transfers"; "did it do as well as" holds one against the other. */
const asWellAs =
  /(?<!\b(?:do|did|does|done|doing|perform|performed|performing|fared?|faring|held up|holding up) )\b(?:as well as|along with|together with|in addition to)\b/gi;

/** What looks like a citation in a question is none. */
const citation = /\[?\b(?:tool|doc|web):[\w:#-]+\]?/g;

/** The dash of "jan 7 - jan 14" and of "2026-01-07 – 2026-01-14". */
const dashed =
  /(\d) ?[-–—] ?(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d|\d{4}-\d{1,2}-\d|(?:today|now)\b)/gi;

/** "jan 5-11" */
const dashedDays =
  /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2}) ?[-–—] ?(\d{1,2})(?![\d/-])/gi;

/** "mar-jun" */
const dashedMonths =
  /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* ?[-–—] ?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b/gi;

/** "2025-12" and "12/2025" */
const yearOfMonth = /(?<![\d-])(20\d\d)-(0[1-9]|1[0-2])(?![\d-])/g;
const monthOfYear = /(?<![\d/])(0?[1-9]|1[0-2])\/(20\d\d)(?![\d/])/g;
const monthNames = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** "$500-$1,000" */
const dashedAmounts = /(\$\d[\d,.]*k?) ?[-–—] ?(\$?\d)/gi;

const comparisons: ReadonlyMap<string, string> = new Map([
  [">", "over"],
  [">=", "at least"],
  ["≥", "at least"],
  ["<", "under"],
  ["<=", "at most"],
  ["≤", "at most"],
]);
const compared = /(>=?|<=?|≥|≤)(?=\s?\$?\d)/g;

/** "07.01.2026" is written with the day first. */
const dayFirst = (_: string, day: string, month: string, year: string): string =>
  `${year.length === 2 ? `20${year}` : year}-${month}-${day}`;

const dayWords =
  "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first".split(
    " ",
  );
/** "January the twelfth" */
const dayInWords = new RegExp(
  `\\b(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) (?:the )?(${dayWords.toReversed().join("|")})\\b`,
  "gi",
);

/** "the first of June" */
const placeOfMonth =
  /\b(first|second|third|fourth|fifth)(?= of (?:(?:the|this|last) month|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*)\b)/gi;

/** "401(k)" is one word, "401-k" too. */
export const planSection = /\b(40[13]|457)(?: ?\(([kb])\)|[ -]([kb])\b)/gi;

export function words(text: string): Word[] {
  const found: Word[] = [];
  const opened = new Map<string, string[]>();
  let before = 0;
  for (const match of text.matchAll(pattern)) {
    const raw = match[0];
    const at = match.index;
    const gap = gapOf(text.slice(before, at));
    before = at + raw.length;
    const own = opened.get(raw) ?? spoken(raw);
    opened.set(raw, own);
    for (const [index, said] of own.entries()) {
      found.push({ said, raw, at, end: before, gap: index === 0 ? gap : "none" });
    }
  }
  return withNumbers(found);
}

/** True for a message of several words that are all in capitals, where capitals mean nothing. */
export function shouted(text: string): boolean {
  const letters = text.match(/\p{L}+/gu) ?? [];
  return letters.length > 1 && !/\p{Ll}/u.test(text);
}

const pattern = new RegExp(
  [
    "\\d{4}-\\d{1,2}-\\d{1,2}(?![\\d-])",
    "\\d{1,2}-\\d{1,2}-\\d{4}(?![\\d-])",
    "\\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?![\\d/])",
    "\\$?\\d+(?:,\\d{3})*(?:\\.\\d+)?[a-z]*(?![a-z])",
    "\\$[a-z]{1,5}(?:\\.[a-z]{1,2})?(?![a-z])",
    "\\^[a-z]{2,10}",
    "(?:brk|bf)[.-][ab](?![a-z])",
    "[a-z&]{1,12}\\.(?:ns|bo)(?![a-z])",
    "[a-z]{1,2}[&/][a-z]{1,2}(?:'s)?(?![a-z])",
    "hh_[a-z0-9]+(?:'s)?",
    "[a-z]{1,6}\\d{6}[cp]\\d{8}",
    "\\p{L}+(?:'\\p{L}+)?\\d*",
    "[%&+$]",
  ].join("|"),
  "giu",
);

function gapOf(between: string): Word["gap"] {
  if (/[?!;\n。]|\.(?:\s|$)|\.\./.test(between)) return "stop";
  return /[,:—–]|\s[-/]\s/.test(between) ? "comma" : "none";
}

function spoken(raw: string): string[] {
  const word = raw.toLowerCase();
  const opened = openings.get(word) ?? contraction(word);
  return opened.map(
    (one) => slang.get(one) ?? numbers.get(one) ?? openings.get(one)?.[0] ?? corrected(one),
  );
}

/** "what's" is two words, "don't" too; another 's only says whose. */
function contraction(word: string): string[] {
  const [, stem = word, ending = ""] = /^(.+)'(s|re|m|ve|d|ll)$/.exec(word) ?? [];
  if (ending === "s") return asking.has(stem) ? [stem, "is"] : [stem];
  if (word.endsWith("n't")) return [word.slice(0, -3), "not"];
  // "what'd I pay" asks what was paid.
  if (ending === "d" && /^(?:what|how|where|when|why)$/.test(stem)) return [stem, "did"];
  const second = endings[ending];
  if (second !== undefined) return [stem, second];
  return [word.replace(/s'$/, "s").replaceAll("'", "")];
}

const endings: Record<string, string> = { re: "are", m: "am", ve: "have", d: "would", ll: "will" };
const asking = new Set("what how where who when why here there that it let which".split(" "));

const numbers: ReadonlyMap<string, string> = new Map(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((word, index): [string, string] => [word, String(index + 1)])
    .filter(([word]) => word !== "one")
    .concat([["$", "dollars"]]),
);

/** A part's words as the router reads them: small letters, contractions opened, numbers in digits. */
export const heard = (text: string): string =>
  words(readable(text))
    .map(({ said }) => said)
    .join(" ");
