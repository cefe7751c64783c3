import type { Ranking } from "@advisor/domain/ranking";
import { heard } from "../../route/words.ts";
import { listed } from "../format.ts";
import { isPolar, yesOrNo } from "../whether.ts";
import type { Scope } from "./ranking-words.ts";

/** What could not be valued, by its name; where "is everything priced" is asked, that denies it. */
export function unpricedIn(
  { ranked, not_ranked }: Ranking,
  { one, many, where }: Scope,
  text: string,
): string {
  const isAll = /\b(?:all|every\w*|each)\b/.test(heard(text));
  const lead = (found: boolean): string => (isPolar({ text }) ? yesOrNo(found !== isAll) : "");
  const missing = not_ranked.filter(({ reason }) => reason === "no_price");
  const names = [...new Set(missing.map(({ symbol, name }) => symbol ?? name))];
  if (names.length === 0) {
    return `${lead(false)}Every ${one}${where} has a price on file.`;
  }
  const others = ranked.length === 0 ? "" : ` All other ${many}${where} have one.`;
  return `${lead(true)}No price is on file for ${listed(names)}.${others}`;
}
