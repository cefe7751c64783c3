import { parseOptionContract } from "@advisor/domain/text/option-contract";
import { monthNames } from "../days.ts";
import { gainFields } from "../sets/row-facts.ts";
import type { Line, List } from "./lists.ts";

/** What a line must have in one of its fields: "the irrevocable trusts", "the two beneficiaries". */
export type Trait = (line: Line) => boolean;

/** Words for values that results write in another way. */
const spoken: Readonly<Record<string, string>> = {
  ...{ buy: "bought|buys?|purchas\\w+", sell: "sold|sells?|sales?" },
  ...{ acquired: "bought|buys?|purchas\\w+", disposed: "sold|sells?|sales?" },
  ...{ withdrawal: "withdrawals?|withdrew|took out|taken out|paid out", ach: "ACH" },
  ...{ deposit: "deposits?|deposited", dividend: "dividends?", fee: "fees?" },
  ...{ rmd: "required (?:minimum )?distributions?|RMDs?", tax: "tax(?:es)?" },
  ...{
    fixed_income: "fixed income|bonds?|bond funds?",
    us_equity: "US (?:equity|equities|stocks?)",
  },
  ...{ below_min: "below (?:its|their) (?:bands?|minimums?)" },
  ...{ above_max: "above (?:its|their) (?:bands?|maximums?)" },
};

/** Fields that say what a row is, and not which one it is. */
const naming = /(?:^|_)(?:id|name|symbol|title|note|reason|account|currency|date|text|source|due)$/;

const wordsOf = (value: string): string =>
  spoken[value.toLowerCase()] ??
  `${value
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll("_", "[ -]")
    .replace(/y$/, "(?:y|ies)")}(?:s|es)?`;

/** The traits of the lines of a list that the words state; several values of one field are alternatives. */
export function traitsIn(words: string, { lines }: List): Trait[] {
  const values = new Map<string, Set<string>>();
  for (const line of lines)
    for (const [field, value] of Object.entries(fieldsOf(line)))
      if (
        typeof value === "string" &&
        /^[A-Za-z][A-Za-z _-]{2,30}$/.test(value) &&
        !naming.test(field)
      )
        values.set(field, (values.get(field) ?? new Set()).add(value));
  const signs = [
    ...(losing.test(words) ? [bySign(-1)] : []),
    ...(gaining.test(words) ? [bySign(1)] : []),
  ].filter((has) => lines.some(has));
  const stated = [...values].flatMap(([field, all]) => {
    const stated = [...all].filter((value) =>
      new RegExp(`(?<![\\w-])(?:${wordsOf(value)})(?![\\w-])`, "i").test(words),
    );
    return stated.length === 0 || all.size > mostValues
      ? []
      : [(line: Line): boolean => stated.includes(String(fieldsOf(line)[field]))];
  });
  const months = [...words.matchAll(inMonth)].map(([, name = ""]) => name);
  const dated = months.length === 1 ? [ofMonth(months[0] ?? "")] : [];
  return [...stated, ...signs, ...dated.filter((has) => lines.some(has))];
}

const inMonth = new RegExp(`\\b(${monthNames})(?=['’]s |,| |$)(?! \\d)`, "g");

/** "September's withdrawals" are those with a day in that month. */
const ofMonth = (name: string): Trait => {
  const number = "janfebmaraprmayjunjulaugsepoctnovdec".indexOf(name.slice(0, 3).toLowerCase()) / 3;
  const month = `-${String(number + 1).padStart(2, "0")}-`;
  return ({ record }) =>
    Object.values(record).some(
      (value) =>
        typeof value === "string" &&
        /^\d{4}-\d{2}-\d{2}/.test(value) &&
        value.slice(4, 8) === month,
    );
};

const losing = /\b(?:loss(?:es)?|losing|losers?|under ?water|in the red|decliners?)\b/i;
const gaining = /\b(?:gains|winners?|gainers?|in the black)\b/i;

/** A loss is a gain below zero. */
const bySign =
  (sign: number): Trait =>
  ({ cells }) => {
    const field = [...gainFields, "change_pct"].find((one) => cells.has(one));
    return field !== undefined && Math.sign(Number(cells.get(field)?.value)) === sign;
  };

/** The fields of a line; a symbol of an option says what kind of contract it is. */
function fieldsOf({ record }: Line): Readonly<Record<string, unknown>> {
  const { symbol } = record;
  const contract = typeof symbol === "string" ? parseOptionContract(symbol) : undefined;
  return contract === undefined ? record : { ...record, right: contract.right, form: "option" };
}

/** A field with more values than these names its rows. */
const mostValues = 12;
