import type { Params } from "./routed.ts";

type Basis = NonNullable<Params["basis"]>;

export function side(said: string): "BUY" | "SELL" | undefined {
  const bought = /\b(?:bought|buys?|buying|purchased?|purchases)\b/.test(said);
  const sold = /\b(?:sold|sells?|selling|sales?)\b/.test(said);
  if (bought === sold) return undefined;
  return bought ? "BUY" : "SELL";
}

export function transferType(said: string): "deposit" | "withdrawal" | undefined {
  const into =
    /\b(?:deposit|deposits|deposited|inflows?|(?:come|comes|coming)(?: in| PER)|incoming|put in|paid in|came in|added|add|put PER|moved in|sent in|(?:money|cash|funds) in(?! my| the| our| ACC| there| and| or))\b/.test(
      said,
    );
  const out =
    /\b(?:withdraw|withdrawals?|withdrew|withdrawn|withdrawing|outflows?|outgoing|took out|taken out|went out|moved out|pulled out|(?:take|took|taken|pull|pulled) (?:anything|something|any|much|it|that) out|(?<!\bin (?:and|or) )(?:money|cash|funds) out(?! and| or))\b/.test(
      said,
    );
  if (into === out) return undefined;
  return into ? "deposit" : "withdrawal";
}

const states: readonly (readonly [RegExp, NonNullable<Params["status"]>])[] = [
  [
    /\b(?:pending|in progress|processing|outstanding|in transit|not cleared|uncleared|still open)\b/,
    "pending",
  ],
  [/\b(?:failed|fail|rejected|bounced|declined|unsuccessful)\b/, "failed"],
  [/\b(?:completed|complete|successful|finished|cleared)\b/, "completed"],
];

/** Only these transfers; a question whether one has got there asks about any of them. */
export function transferStatus(said: string): Params["status"] {
  const found = states.find(([pattern]) => pattern.test(said));
  if (found === undefined) return undefined;
  const [pattern, status] = found;
  const before = said.split(pattern)[0] ?? "";
  const asksWhether =
    /^(?:did|has|have|is|are|was|were|when|why|will|what happened)\b/.test(said) &&
    /\b(?:deposits?|withdrawals?|transfers?|wires?|ach|it|they|money)\b/.test(before) &&
    !/\b(?:any|which|what transfers)\b/.test(before);
  return asksWhether ? undefined : status;
}

const classes: readonly (readonly [RegExp, NonNullable<Params["asset_class"]>])[] = [
  [/\b(?:etfs?|exchange traded funds?)\b/, "etf"],
  [/\b(?:private (?:equity|funds?|investments?|placements?|holdings?)|alternatives)\b/, "private"],
  [/\b(?:mutual funds?|index funds?|money market funds?|funds?)\b/, "funds"],
  [/\b(?:bonds?|fixed income|treasuries|munis?|municipals)\b/, "bonds"],
  [/\b(?:options?|calls and puts|puts|covered calls)\b/, "options"],
  [/\b(?:stocks?|equities|equity positions|shares of companies)\b/, "stocks"],
];

export const assetClass = (said: string): Params["asset_class"] =>
  classes.find(([pattern]) => pattern.test(said))?.[1];

export function cashKind(said: string): NonNullable<Params["cash"]> {
  const settled =
    /\b(?:settled|withdraw|withdrawn|withdrawable|withdrawal|take out|taken out|pull out|cash out|(?:take|pull|get|move|transfer) (?:\w+ )?(?:money|cash|funds) out)\b/.test(
      said,
    );
  const unsettled = /\b(?:unsettled|not settled|not yet settled|yet to settle|unsettling)\b/.test(
    said,
  );
  if (settled && unsettled) return /\bnot (?:yet )?settled\b/.test(said) ? "unsettled" : "both";
  if (settled || unsettled) return settled ? "settled" : "unsettled";
  return /\b(?:total cash|all (?:my |the )?cash|cash in total|overall cash)\b/.test(said)
    ? "total"
    : "both";
}

export const inPercent = (said: string): boolean =>
  /(?:\bpercent\b|%|\bpercentagewise\b|\bpct\b)/.test(said);
export const inDollars = (said: string): boolean =>
  /\b(?:dollars?|dollar terms|money|cash terms)\b|\$/.test(said);

/** `today` and percent switch the basis; size asks for the market value. */
export function basis(asked: { size: boolean; day: boolean; percent: boolean }): Basis {
  if (asked.size) return "market_value";
  if (asked.day) return asked.percent ? "day_change_pct" : "day_change";
  return asked.percent ? "unrealized_pl_pct" : "unrealized_pl";
}

export function direction(said: string): "best" | "worst" | undefined {
  if (/\b(?:lost|losing|lose|down|fallen|dropped|declined) (?:the )?least\b/.test(said))
    return "best";
  if (/\b(?:best|winners?|gainers?|top)\b/.test(said) && /\b(?:losers?|worst)\b/.test(said))
    return "best";
  if (worst.test(said))
    return /\b(?:gains? and loss(?:es)?|gains? or loss(?:es)?)\b/.test(said) ? "best" : "worst";
  return best.test(said) ? "best" : undefined;
}

const worst =
  /\b(?:worst|bottom|losers?|loss|losses|losing|loses?|lost|down|decliners?|declined|declining|laggards?|weakest|poorest|poorly|badly|fallen|fell|falling|dropped|dropping|underwater|in the red|underperform\w*|smallest|lowest|least|not (?:doing|performing)|negative|hurting|dragging|weighing)\b/;
const best =
  /\b(?:best|top|winners?|winning|gainers?|gains?|gained|biggest|largest|strongest|highest|most|up|profitable|profits?|green|well|outperform\w*|leaders?|leading|positive|greatest|movers?|heaviest|main)\b/;
