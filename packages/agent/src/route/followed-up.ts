import { withoutCorrection } from "./correction.ts";
import { followAsked } from "./follow-asked.ts";
import { followFigures } from "./follow-figures.ts";
import { followPlaces } from "./follow-places.ts";
import { followRankings } from "./follow-rankings.ts";
import { followRecords } from "./follow-records.ts";
import { followSymbols } from "./follow-symbols.ts";
import type { Around } from "./follow-turn.ts";
import { followUnits } from "./follow-units.ts";
import { followValues } from "./follow-values.ts";
import { withOtherAccount, withSameAccount } from "./other-account.ts";
import type { Remembered } from "./routed.ts";

/** What leans on the answer before, put in the few words that the rules know: "in second place?", "five instead". */
export function followedUp(message: string, previous: Remembered, around: Around): string {
  const named = withSameAccount(withOtherAccount(message, previous, around), previous, around);
  const corrected = withoutCorrection(named);
  const meant = leaned(named, previous, around);
  if (meant !== undefined || corrected === named) return meant ?? named;
  return leaned(corrected, previous, around) ?? corrected;
}

/** What says more than this stands for itself. */
const longest = 120;
const turns = [
  ...followSymbols,
  ...followFigures,
  ...followRankings,
  ...followRecords,
  ...followUnits,
  ...followPlaces,
  ...followAsked,
  ...followValues,
];

function leaned(message: string, previous: Remembered, around: Around): string | undefined {
  if (message.length > longest) return undefined;
  for (const { after, said, plain } of turns) {
    const found = after?.has(previous.intent) === false ? null : said.exec(message);
    if (found === null) continue;
    const meant = typeof plain === "string" ? plain : plain(found, previous, around);
    if (meant !== undefined) return meant;
  }
  return undefined;
}
