import { monthNames } from "../days.ts";
import { wholeNumber } from "../number-words.ts";
import type { Sentence } from "../sentences.ts";
import { kindOf } from "../subject.ts";
import { dayOf, type ListedRow, textOf } from "./listed-rows.ts";
import type { SetClaim } from "./member.ts";

type RowTest = (row: ListedRow) => boolean;

const isOfType =
  (types: RegExp): RowTest =>
  (row) =>
    types.test(textOf(row, "type", "kind", "side"));

/** What answers count, and the rows that are such a thing. */
const things: readonly [string, RowTest][] = [
  ["withdrawals?", isOfType(/^withdrawal$/i)],
  ["deposits?", isOfType(/^deposit$/i)],
  ["transfers?", isOfType(/^(?:deposit|withdrawal)$/i)],
  ["purchases?|buys?", isOfType(/^buy$/i)],
  ["sales?|sells?", isOfType(/^sell$/i)],
  ["trades?", isOfType(/^(?:buy|sell)$/i)],
  ["tasks?", (row) => textOf(row, "title") !== "" && textOf(row, "due") !== ""],
];

const numbers = "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,3}";
const adjectives = "open|outstanding|overdue|done|finished|completed|pending|past";
const counted = new RegExp(
  `(?<!\\b(?:of|at least|more than|over|about|first|last|next)(?: the| these)? )(?<![\\d.,$])\\b(${numbers}) ((?:${adjectives}) )?(${things.map(([nouns]) => nouns).join("|")})\\b((?:[^.;:,]|[.,](?=\\d))*)`,
  "gi",
);

/** "Three open tasks", "14 withdrawals from the joint account", "two deposits completed". */
export function rowCountClaims(sentence: Sentence, rows: readonly ListedRow[]): SetClaim[] {
  return [...sentence.said.matchAll(counted)].flatMap((found) => {
    const [whole, number = "", adjective = "", noun = "", rest = ""] = found;
    const is = things.find(([nouns]) => new RegExp(`^(?:${nouns})$`, "i").test(noun))?.[1];
    const at = sentence.start + found.index;
    const words = whole.slice(0, whole.length - rest.length);
    const accounts = sentence.mentions.filter(
      (one) => one.at > at && one.end <= at + whole.length && kindOf(one) === "account",
    );
    const when = within(rest);
    const own = is && rows.filter(is);
    if (own === undefined || own.length === 0 || when === undefined) return [];
    const tests: RowTest[] = [when, withAmount(rest), withState(`${adjective}${rest}`)];
    const isIn: RowTest = ({ labels }) =>
      accounts.length === 0 ||
      accounts.some((one) =>
        one.labels.some(({ name }) => labels.some((label) => label.name === name)),
      );
    const counts = [...Map.groupBy(own, ({ list }) => list).values()].map(
      (all) => all.filter((row) => isIn(row) && tests.every((test) => test(row))).length,
    );
    return [{ at, text: words, isTrue: counts.includes(wholeNumber(number)) }];
  });
}

const states: readonly [RegExp, RowTest][] = [
  [/\b(?:open|outstanding)\b/i, (row) => textOf(row, "status") === "open"],
  [
    /\b(?:overdue|past due)\b/i,
    (row) => textOf(row, "status") === "open" && dayOf(row) < row.asOf.slice(0, 10),
  ],
  [/\b(?:done|finished)\b/i, (row) => textOf(row, "status") === "done"],
  [/\bcompleted?\b/i, (row) => /^(?:done|completed)$/.test(textOf(row, "status"))],
  [/\bpending\b/i, (row) => textOf(row, "status") === "pending"],
];

const withState = (words: string): RowTest =>
  states.find(([state]) => state.test(words))?.[1] ?? (() => true);

function withAmount(words: string): RowTest {
  const amount = /^ of \$([\d,]+(?:\.\d+)?)/.exec(words)?.[1];
  return ({ record }) =>
    amount === undefined || record.amount === Number(amount.replaceAll(",", ""));
}

const times = new RegExp(
  `\\b(?:${monthNames}|(?:19|20)\\d{2}|days?|weeks?|months?|quarters?|years?|today|yesterday|tomorrow|since|until|ytd)\\b`,
  "i",
);
const thisYear = /\b(?:this year|year[- ]to[- ]date|so far this year)\b/i;
const byEndOf = new RegExp(`\\bby (?:the )?end of (${monthNames})\\b`, "i");
const pastYear =
  /\b(?:over|in|during|within) the (?:past|last) (?:year|twelve months|12 months)\b/i;

/** The span of time that the words name: any if none; undefined if it cannot be told. */
function within(words: string): RowTest | undefined {
  if (!times.test(words)) return () => true;
  if (thisYear.test(words)) return (row) => dayOf(row).slice(0, 4) === row.asOf.slice(0, 4);
  // Statements go back at most a year.
  if (pastYear.test(words)) return () => true;
  const month = byEndOf.exec(words)?.[1];
  if (month === undefined) return undefined;
  const names = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
  const number = names.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return (row) => {
    const [year, last] = [row.asOf.slice(0, 4), String(number).padStart(2, "0")];
    const isNext = `${last}-31` < row.asOf.slice(5, 10);
    return dayOf(row) <= `${isNext ? Number(year) + 1 : year}-${last}-31`;
  };
}

const monthly =
  /\$([\d,]+(?:\.\d+)?)(?: (?:[a-z]+ ){0,3}?)?(every month|each month|per month|a month|monthly)\b/gi;

/** "They withdraw $5,000 every month": more than one transfer has that amount. */
export function monthlyClaims({ said, start }: Sentence, rows: readonly ListedRow[]): SetClaim[] {
  const transfers = rows.filter(isOfType(/^(?:deposit|withdrawal)$/i));
  return [...said.matchAll(monthly)].flatMap(
    ({ 0: whole, 1: amount = "", 2: words = "", index }) => {
      const own = transfers.filter(
        ({ record }) => record.amount === Number(amount.replaceAll(",", "")),
      );
      const at = start + index + whole.length - words.length;
      return own.length === 1 && transfers.length > 2 ? [{ at, text: words, isTrue: false }] : [];
    },
  );
}
