import type { Decimal } from "@advisor/domain/decimal";
import { totals } from "@advisor/domain/position";
import type { Intent, RoutedPart } from "../route/routed.ts";
import { heard } from "../route/words.ts";
import { eachHeld, type Held } from "./each-held.ts";
import type { Results } from "./places.ts";
import type { Reply } from "./reply.ts";
import { writeApart } from "./write/in-sum.ts";

/** How far the values or the gains of two holdings are apart; undefined where it was not asked, or one is not on file. */
export function apart(
  message: string,
  parts: readonly { part: RoutedPart; results: Results }[],
): { intent: Intent; said: Reply } | undefined {
  const said = heard(message);
  const field = asks.test(said) && !ofOther.test(said) ? fieldOf(said) : undefined;
  const asked = parts.filter(({ part }) => part.intent === "symbol_performance");
  if (field === undefined || asked.length !== 2) return undefined;
  const found = (eachHeld(asked) ?? []).flatMap((held) => sized(held, field));
  const [more, less] = found.toSorted((a, b) => b.size.cmp(a.size));
  if (more === undefined || less === undefined || more.symbol === less.symbol) return undefined;
  const used = found.flatMap((one) => one.used);
  return { intent: "symbol_performance", said: writeApart(field, { more, less }, used) };
}

type Field = "market_value" | "unrealized_pl";

function sized(
  { symbol, own, used }: Held,
  field: Field,
): { symbol: string; size: Decimal; used: Held["used"] }[] {
  const sums = totals(own);
  const isWhole = sums.unvalued === 0 && own.every((one) => one[field] !== null);
  const size = isWhole ? sums[field] : null;
  return symbol === undefined || size === null ? [] : [{ symbol, size, used }];
}

const asks =
  /\bhow (?:much|far|many dollars) (?:\w+ )?(?:more|less|bigger|larger|smaller|higher|lower|better|ahead|apart)\b|\bby how (?:much|many dollars)\b|\bdifferences? between\b|\bgap between\b/;
/** A difference of percents, or of the day, is none of dollars. */
const ofOther = /\b(?:percent\w*|%|today|day)\b/;

function fieldOf(said: string): Field | undefined {
  if (/\b(?:gain\w*|profits?|made|earned|up|lost|loss(?:es)?|down)\b/.test(said))
    return "unrealized_pl";
  return /\b(?:worth|value|position|holding)\b/.test(said) ? "market_value" : undefined;
}
