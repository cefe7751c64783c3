import { withoutCorrection } from "./correction.ts";
import { followRankings } from "./follow-rankings.ts";
import { followRecords } from "./follow-records.ts";
import type { Around } from "./follow-turn.ts";
import { followUnits } from "./follow-units.ts";
import { followValues } from "./follow-values.ts";
import type { Remembered } from "./routed.ts";

/** What leans on the answer before, put in the few words that the rules know: "in second place?", "five instead". */
export function followedUp(message: string, previous: Remembered, around: Around): string {
  const corrected = withoutCorrection(message);
  const meant = leaned(message, previous, around);
  if (meant !== undefined || corrected === message) return meant ?? message;
  return leaned(corrected, previous, around) ?? corrected;
}

/** What says more than this stands for itself. */
const longest = 120;
const turns = [...followRankings, ...followRecords, ...followUnits, ...followValues];

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
