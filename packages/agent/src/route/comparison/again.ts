import { knownOf } from "../account-fit.ts";
import { type Item, sentence } from "../item.ts";
import { withoutPoliteness } from "../politeness.ts";
import type { Reading } from "../read.ts";
import type { RoutedPart, Surroundings } from "../routed.ts";
import { words } from "../words.ts";
import { isFit, isOfOtherTime, kindsOf } from "./asked.ts";
import { otherFigure } from "./basis.ts";
import { mentionsIn } from "./mentions.ts";
import { partsOf } from "./parts.ts";

/** What is asked of the two that the answer before held against each other: "and in percent?", "which of them has more cash?" */
export function comparedAgain(
  reading: Pick<Reading, "text" | "shouted">,
  { accounts, household, held, today, previous }: Surroundings,
): readonly RoutedPart[] | undefined {
  const before = previous?.params.comparison;
  if (before === undefined) return undefined;
  const items = withoutPoliteness(words(reading.text));
  const known = knownOf(accounts, household.members);
  const mentions = mentionsIn(items, known, { held, shouted: reading.shouted });
  if (isOfOtherTime(items, today)) return undefined;
  if (!isOfThem(items) || mentions.some(({ cash }) => cash === undefined)) return undefined;
  const { by, sides } = before;
  const asked = otherFigure(sentence(items), by, kindsOf(sides));
  if (asked === undefined || !isFit(asked.by, sides)) return undefined;
  const { neither, couple } = before;
  const kept = { ...(neither && { neither }), ...(couple && { couple }) };
  return partsOf({ sides, ...asked, ...kept }, reading.text);
}

/** A few words that lean on what was compared, or that say "them". */
function isOfThem(items: readonly Item[]): boolean {
  const said = sentence(items);
  const led = leans.exec(said)?.[0];
  const isLed = led !== undefined && !asks.test(said.slice(led.length));
  return items.length <= longest && (isLed || ofTwo.test(said));
}
const longest = 12;
const ofTwo =
  /\b(?:which|who|how far|compare)(?: \w+)? (?:of )?(?:the 2|them|those|these|1|one|apart)\b|^(?:(?:and|so|ok) )*by how much\b|^(?:(?:and|so) )*what is the (?:difference|gap)$/;
const leans =
  /^(?:(?:and|but|or|now|ok|so|then) )*(?:what about|how about|same|by|in)\b|^(?:and|but|or|now)\b/;
const asks =
  /\b(?:how|which|who|when|where|show|list|do|does|did|is|are|has|have|our|my|their|all)\b/;
