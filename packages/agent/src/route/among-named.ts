import type { Among } from "./among-told.ts";
import { read } from "./read.ts";
import type { Surroundings } from "./routed.ts";
import { isSuperlative } from "./sides.ts";

/**
 * "Which of JNJ, PG and KO is up the most?": a ranking of three symbols and more, in words of all that is held;
 * undefined where no ranking of them is asked for. Two are compared.
 */
export function amongNamed(message: string, given: Surroundings): Among | undefined {
  const { list = "", rest = "" } = (asked.exec(message) ?? led.exec(message))?.groups ?? {};
  const said = `which of our holdings ${rest}`;
  if (!isSuperlative(said)) return undefined;
  const symbols = read(list, given).items.flatMap((item) => item.symbols ?? []);
  return symbols.length < fewest ? undefined : { said, symbols };
}

const fewest = 3;
const name = "\\$?\\p{L}[\\p{L}&.'-]*(?: (?:& )?\\p{Lu}[\\p{L}&.'-]*)?";
const names = `(?<list>${name}(?:, ?${name}){1,6}(?:,? (?:and|or|&) |, ?)${name})`;
const lead = "^\\W*(?:(?:and|so|now|ok|okay|then|but|well)[, ]+)*";
const one = "which(?: (?:one|stock|position|holding|company|fund|etf))?";
const rest =
  "(?<rest>(?:is|was|are|did|has|have|had|does|made|gained|lost|moved|fell|rose|dropped|performed)\\b[^?!.,]{2,50})";
const asked = new RegExp(`${lead}${one} (?:of|among|between|out of) ${names},? ${rest}\\W*$`, "iu");
const led = new RegExp(
  `${lead}(?:(?:of|among|amongst|between|out of) )?${names}[,:;]? ${one} ${rest}\\W*$`,
  "iu",
);
