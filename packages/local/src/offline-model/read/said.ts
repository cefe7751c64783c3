import { symbols } from "./symbols.ts";

const verbs =
  "want(?:ed)?|say|said|ask(?:ed)?|agreed?|mention(?:ed)?|prefer(?:red)?|worry|worried|tell|told|promised?|decided?|discuss(?:ed)?|complain(?:ed)?|advised?|recommend(?:ed)?|suggest(?:ed)?|write|wrote";
const pattern = new RegExp(
  [
    `\\b(?:did|has|have|had|does|do) (?!you\\b|i\\b)((?:the )?\\p{L}+(?: \\p{L}+)?) (?:really |ever |actually )?(?:${verbs})\\b`,
    `\\b[Ww]hat ((?:\\p{L}+ ){1,2})(?:said|wanted|asked|told|agreed|mentioned|promised|decided|discussed|advised|recommended)\\b`,
    "\\b[Ww]hat (?:worries|worried|concerns|bothers) (him|her|them|\\p{Lu}\\p{L}+)\\b",
  ].join("|"),
  "u",
);

/**
 * "What did Karen want", "what they told us": what people said or want is in a text, never in the records. What a
 * company said is not meant.
 */
export function asksWhatWasSaid(clause: string): boolean {
  const [whole, ...who] = pattern.exec(clause) ?? [];
  const named = who.filter((one) => one !== undefined).join(" ");
  return whole !== undefined && symbols(named).length === 0;
}
