import type { Decimal } from "@advisor/domain/decimal";
import { groupingIn } from "../../route/grouping.ts";
import { isSuperlative, type Side, sideOf } from "../../route/sides.ts";
import { heard } from "../../route/words.ts";
import { dated, type Reply, reply } from "../reply.ts";
import { basisOf } from "../wanted.ts";
import { type ByAccount, notCounted } from "./account-places.ts";
import {
  type AccountSum,
  type Asked,
  inDollars,
  inOrder,
  pickedFrom,
  sumOf,
} from "./account-sum.ts";
import { ledBySums, percentWritten, sumsTable } from "./account-sum-words.ts";
import { written } from "./ranking-words.ts";

/** What the holdings of each account have gained, moved, are worth or have cost, in the order asked for. */
export function writeAccountSums({ asked, places, but, used }: ByAccount, words: string): Reply {
  const given: Asked = { asked, basis: basisOf(asked), side: sideAsked(asked, words), words };
  const { basis } = given;
  const sums = places.map(({ account, positions }) => sumOf(account, positions, basis));
  const ordered = inOrder(sums, given);
  const picked = pickedFrom(ordered, given) ?? ordered;
  const shown = picked.length === 0 ? ordered : picked;
  const lead = ledBySums(given, ordered, picked);
  const all = places.flatMap(({ positions }) => positions);
  const whole =
    shown.length < sums.length || sums.filter(({ figure }) => figure !== null).length < 2
      ? { text: "", figures: [] }
      : together(sumOf("", all, basis), given);
  const missing = sums.map(({ account, ranking }) => ({ account, ...ranking }));
  const beside = [whole.text, notCounted("Not counted", missing), but, dated(used)];
  return reply(
    [lead.text, sumsTable(shown, basis), beside.filter(Boolean).join(" ")].join("\n\n"),
    used,
    [...sums.flatMap(rounded), ...lead.figures, ...whole.figures],
  );
}

/** "which accounts are down today", "is every account up": one side of them. */
function sideAsked({ params }: ByAccount["asked"], words: string): Side {
  const isOfSome = groupingIn(heard(words))?.of === "which";
  const isEnd = params.direction !== undefined || isSuperlative(words);
  return isOfSome && !isEnd ? sideOf({ text: words }) : undefined;
}

function together(whole: AccountSum, { asked, basis }: Asked): { text: string; figures: number[] } {
  const { figure, percent } = whole;
  if (figure === null) return { text: "", figures: [] };
  const who = asked.params.without?.accounts === undefined ? "All accounts" : "These accounts";
  const beside = percent === null ? "" : ` (${percentWritten(percent, basis)})`;
  const text = `${who} together: ${written(figure, inDollars(basis))}${beside}.`;
  return { text, figures: rounded(whole) };
}

/** Ratios are written in percent with two places, and so are percent numbers. */
const rounded = ({ figure, percent }: AccountSum): number[] =>
  [figure, percent].flatMap((one: Decimal | null) =>
    one === null ? [] : [one.round(4).toNumber(), one.round(2).toNumber()],
  );
