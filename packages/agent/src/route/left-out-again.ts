import type { Change } from "./change.ts";
import type { Clause } from "./clause.ts";
import type { Params } from "./routed.ts";
import { withoutOf } from "./rules/claim.ts";

/** What a short message leaves out of the answer before; "not apple, microsoft" takes the one before back, and leaves nothing out. */
export function leftOutAgain(
  clause: Clause,
  { account, symbol, symbols = [], without }: Params,
): Change {
  if (addsOnly.test(clause.said) && without !== undefined && clause.without !== undefined) {
    return { without: bothLeftOut(without, clause.without) };
  }
  const { symbols: names = [], accounts = [], kept: _, ...others } = clause.without ?? {};
  const before = new Set([account, symbol, ...symbols]);
  const isNamed = clause.symbols.length > 0 || clause.account !== undefined;
  const isTakenBack = isNamed && [...names, ...accounts].every((name) => before.has(name));
  if (isTakenBack && Object.keys(others).length === 0) return {};
  const own = withoutOf(clause);
  // "without the cash", after some accounts: of these still.
  const isOfThese = without?.kept !== undefined && own.without?.accounts === undefined;
  return isOfThese && own.without !== undefined ? { without: { ...without, ...own.without } } : own;
}

/** "drop Apple too" says nothing but what is left out as well. */
const addsOnly = /^(?:(?:and|also|now|then|ok|okay|please|without|the|too|as well|either) ?)*$/;

type LeftOut = NonNullable<Params["without"]>;

/** What is left out already, and this too. */
function bothLeftOut(before: LeftOut, now: LeftOut): LeftOut {
  const keys = ["symbols", "asset_classes", "accounts", "others"] as const;
  const both = keys.map((key) => [
    key,
    [...new Set([...(before[key] ?? []), ...(now[key] ?? [])])],
  ]);
  return Object.fromEntries(both.filter(([, values]) => (values?.length ?? 0) > 0));
}
