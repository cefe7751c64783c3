import type { Ranking } from "@advisor/domain/ranking";
import { companyNames } from "@advisor/domain/text/company-names";
import { heard } from "../../route/words.ts";
import { isPolar, yesOrNo } from "../whether.ts";
import type { Ranked } from "./ranking-words.ts";

/** "is VOO my biggest": whether the one symbol that the question names is the one in that place. */
export function whetherNamed(text: string, { ranked }: Ranking, found: Ranked): string {
  const said = heard(text);
  const [only, ...others] = ranked.filter(({ symbol }) => symbol !== null && names(text, symbol));
  if (only === undefined || others.length > 0 || !isPolar({ text }) || qualified.test(said)) {
    return "";
  }
  return yesOrNo(only.symbol === found.symbol);
}

const qualified = /\b(?:among|not|still|than|more|less|too|top|bottom|any|all)\b|\d/;
/** In small letters these are words. */
const ordinary: ReadonlySet<string> = new Set(["all", "now", "key", "low", "cash"]);

function names(text: string, symbol: string): boolean {
  const said = ` ${heard(text)} `;
  const small = symbol.toLowerCase();
  const isWord = small.length < 3 || ordinary.has(small);
  return (
    [...text.matchAll(/[A-Z][A-Z0-9.&-]*(?<![.-])/g)].some(([word]) => word === symbol) ||
    (!isWord && said.includes(` ${small} `)) ||
    [...companyNames].some(([name, own]) => own === symbol && said.includes(` ${name} `))
  );
}
