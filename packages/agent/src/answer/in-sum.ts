import type { Intent, Params, RoutedPart } from "../route/routed.ts";
import { eachHeld } from "./each-held.ts";
import * as Data from "./looked-up.ts";
import { heldIn } from "./of-accounts.ts";
import type { Results } from "./places.ts";
import { lookedUp, type Reply } from "./reply.ts";
import { withShareOfSum } from "./share-of-sum.ts";
import { chosen } from "./write/activity.ts";
import { writeInSum, writeMoney, writeTraded, writeUnits } from "./write/in-sum.ts";

interface Part {
  part: RoutedPart;
  results: Results;
}

/** What was asked about together comes to, and of which intent it is; undefined where it was not asked, or one's value is not on file. */
export function inSum(
  message: string,
  parts: readonly Part[],
): { intent: Intent; said: Reply } | undefined {
  if (!together.test(message)) return undefined;
  const held = holdings(parts);
  if (held !== undefined) return { intent: "symbol_performance", said: held };
  // How many were bought is no matter of money.
  const traded = many.test(message) ? undefined : trades(parts);
  if (traded !== undefined) return { intent: "activity", said: traded };
  // "total cash in the Roth and total cash in the IRA" asks for each.
  const asksSum = together.test(message.replace(/\btotal (?:cash|value|balance|worth)\b/gi, ""));
  return units(parts) ?? (asksSum ? ofAccounts(parts) : undefined);
}

/** How many of one symbol several accounts hold. */
function units(parts: readonly Part[]): { intent: Intent; said: Reply } | undefined {
  const asked = parts.filter(({ part }) => part.intent === "positions");
  const [symbol, ...others] = new Set(asked.map(({ part }) => part.params.symbol));
  if (!isOfSeveral(asked) || symbol === undefined || others.length > 0) return undefined;
  const found = asked.flatMap(({ part, results }) => {
    const result = results.get("get_positions");
    return result === undefined ? [] : [heldIn(lookedUp(result, Data.Positions), part.params)];
  });
  const rows = found.map(({ data }) => data.positions);
  return found.length === asked.length && rows.every((own) => own.length > 0)
    ? { intent: "positions", said: writeUnits(symbol, rows.flat(), found) }
    : undefined;
}

/** The cash, or the worth, of several accounts. */
function ofAccounts(parts: readonly Part[]): { intent: Intent; said: Reply } | undefined {
  const found = parts.flatMap(({ part, results }) => {
    const isOfMoney = part.intent === "cash_balance" || part.intent === "account_value";
    const result = isOfMoney ? results.get("get_account_summary") : undefined;
    return result === undefined ? [] : [{ part, looked: lookedUp(result, Data.Summary) }];
  });
  const [first] = found;
  const isSame = found.every(
    ({ part, looked }) =>
      part.params.account !== undefined &&
      part.intent === first?.part.intent &&
      part.params.cash === first.part.params.cash &&
      looked.data.found,
  );
  const places = new Set(found.map(({ part }) => part.params.account));
  if (first === undefined || !isSame || places.size < 2 || places.size < found.length)
    return undefined;
  const { intent, params } = first.part;
  const field = intent === "account_value" ? "total_value" : cashField(params.cash);
  const used = found.map(({ looked }) => looked);
  const figures = used.flatMap(({ data }) => data.totals?.[field] ?? []);
  return figures.length < used.length
    ? undefined
    : { intent, said: writeMoney(field, figures, used) };
}

const cashField = (cash: Params["cash"]) =>
  cash === "settled" || cash === "unsettled" ? (`${cash}_cash` as const) : ("total_cash" as const);

const many = /\bhow many (?!dollars)/i;

/** All purchases, or all sales, of several symbols. */
function trades(parts: readonly Part[]): Reply | undefined {
  const asked = parts.filter(({ part }) => part.intent === "activity");
  const sides = new Set(asked.map(({ part }) => part.params.side));
  const [side] = sides;
  if (!isOfSeveral(asked) || sides.size > 1 || side === undefined) return undefined;
  const found = asked.flatMap(({ part: { params }, results }) => {
    const result = results.get("get_activity");
    const isSome = params.limit !== undefined || params.nth !== undefined;
    return result === undefined || isSome
      ? []
      : [{ params, looked: lookedUp(result, Data.Activity) }];
  });
  const own = found.map(({ params, looked }) => chosen(params, looked.data));
  const isWhole =
    own.length === asked.length &&
    own.every(({ fitting, total }) => fitting.length > 0 && fitting.length >= total);
  return isWhole
    ? writeTraded(
        side,
        own.flatMap(({ fitting }) => fitting),
        found.map(({ looked }) => looked),
      )
    : undefined;
}

/** Of several, of which none is a part of another: "VTI in total, and in the Roth" counts that twice, as do all buys and those of one symbol. */
function isOfSeveral(asked: readonly Part[]): boolean {
  const bySymbol = Map.groupBy(asked, ({ part }) => part.params.symbol);
  const areApart = [...bySymbol.values()].every((own) => {
    const places = new Set(own.map(({ part }) => part.params.account));
    return own.length === 1 || (places.size === own.length && !places.has(undefined));
  });
  const isOfAll = bySymbol.has(undefined) && bySymbol.size > 1;
  return asked.length > 1 && areApart && !isOfAll;
}

function holdings(parts: readonly Part[]): Reply | undefined {
  const asked = parts.filter(({ part }) => part.intent === "symbol_performance");
  if (!isOfSeveral(asked)) return undefined;
  const found = eachHeld(asked);
  if (found === undefined) return undefined;
  const own = found.flatMap((one) => one.own);
  const said = writeInSum(
    own,
    found.flatMap(({ used }) => used),
  );
  return said && withShareOfSum(said, own, asked);
}
const together =
  /\b(?:together|combined|altogether|in total|in all|in sum|all told|add(?:ed)? up|come to|amount to|total|sum|pair|(?:buy|buying) back)\b/i;
