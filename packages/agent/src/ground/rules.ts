import type { Said } from "./said.ts";

/** Figures that the rules of the field state, each with the words that it needs beside it. */
const facts: readonly [string, "time" | "usd" | "percent" | "any", RegExp][] = [
  ["30", "time", /wash|replace\w*|disallow\w*|before|after|either side|each way|window/i],
  ["31", "time", /wash|wait\w*|repurchas\w*|buy\w* back|clear/i],
  ["61", "time", /wash|window/i],
  ["1", "time", /long-term|short-term|held|holding period/i],
  ["12", "time", /long-term|short-term|held|holding period|months? of/i],
  ["365", "time", /long-term|short-term|held|year|day count/i],
  ["90", "time", /needs?|cash|due|falls?|withdraw\w*|liquidity/i],
  ["60", "time", /rollover|roll over/i],
  ["10", "time", /inherited/i],
  ["73", "any", /\brmds?\b|required|distribution/i],
  ["75", "any", /\brmds?\b|required|distribution/i],
  ["59.5", "any", /penalty|withdraw\w*/i],
  ["3000", "usd", /loss/i],
  ["1500", "usd", /loss/i],
  ["25", "percent", /\brmds?\b|excise|penalty/i],
  ["10", "percent", /penalty/i],
  ["100", "percent", /./],
];

/** Whether a figure is one of the rules', in a sentence about that rule. */
export const isRule = ({ claim, lead, after }: Said): boolean =>
  facts.some(
    ([digits, unit, words]) =>
      digits === claim.digits &&
      claim.scale === 1 &&
      (unit === claim.unit || unit === "any") &&
      words.test(`${lead} ${after}`),
  );
