/** The unit of a figure; `any` if unknown. */
export type UnitKind =
  | "usd"
  | "rupees"
  | "other_money"
  | "percent"
  | "points"
  | "ratio"
  | "units"
  | "count"
  | "time"
  | "any";

/** The unit according to the signs and words around a number. */
export function unitAround(before: string, whole: string, after: string): UnitKind {
  if (/%|percent\b(?!age)/.test(whole)) return "percent";
  if (/pp|percentage/.test(whole) || /^\s?(?:points?|pts?|bps|basis points?)\b/.test(after)) {
    return "points";
  }
  if (
    /₹/.test(whole) ||
    /(?:₹|\bRs\.?|\bINR)\s?$/.test(before) ||
    /^\s?(?:rupees|INR)\b/i.test(after)
  )
    return "rupees";
  if (isForeign(before, whole, after)) return "other_money";
  if (/\$/.test(whole) || /\bUSD\s?$/.test(before) || /^\s?(?:US )?(?:dollars|USD)\b/i.test(after))
    return "usd";
  if (
    /^\s?(?:(?:[A-Z][\w&.]*|call|put|option|more|covered) ){0,3}(?:[Ss]hares?|[Uu]nits?|[Cc]ontracts?)\b/.test(
      after,
    )
  )
    return "units";
  if (/^[x×](?!\w)/.test(after)) return "ratio";
  return /^[\s-]?(?:days?|weeks?|months?|years?)\b/i.test(after) ? "time" : "any";
}

/** Matches "four times Apple's value" but not "four times a year". */
export const multiplePattern =
  /^ times(?! (?:a|per|this|last|in|over|during|since|each|every|on|at|for|when|and|or|before)\b) \S|^[x×](?!\w)/;

const codes = "EUR|GBP|CHF|JPY|CAD|AUD|NZD|CNY|RMB|HKD|SGD|SEK|NOK|DKK|KRW|BRL|MXN|ZAR";
const codeBefore = new RegExp(`\\b(?:${codes})\\s?$`);
const codeAfter = new RegExp(
  `^\\s?(?:euros?|pounds?(?: sterling)?|francs?|yen|yuan|(?:${codes})\\b)`,
  "i",
);

const isForeign = (before: string, whole: string, after: string): boolean =>
  /(?![$₹])\p{Sc}|(?:[ACS]|HK)\$/u.test(whole) || codeBefore.test(before) || codeAfter.test(after);

const byName: readonly [RegExp, UnitKind][] = [
  [/^local_/, "any"],
  [/^(unrealized_pl_pct|leverage)$|_ratio$|^(?:forward_pe|price_to_\w+|debt_to_equity)$/, "ratio"],
  [/(_pct|^percent|_percent)$/, "percent"],
  [/(_pp)$/, "points"],
  [/^shares_change$/, "units"],
  [/(_usd|_value|_cash|_gain|_floor|_low|_high|_cap|_close|_pl|_change|_amount)$/, "usd"],
  [
    /^(value|price|cash|cost|proceeds|amount|gain|floor|shortfall|available|strike|gap|stated|computed|premium|open|high|low|close|bid|ask|last|mark|unit_cost|revenue|net_income|free_cash_flow|eps|account_value|market_value|cost_basis|net_assets)$/,
    "usd",
  ],
  [/^(quantity|shares|units|volume)$|_quantity$|_shares$/, "units"],
  [/^(count|total|holdings|members|listed)$|_count$|_left_out$/, "count"],
];

/** The unit of a result's field: as the result states it, or else by the field's name. */
export const unitOfField = (name: string, stated: Readonly<Record<string, unknown>>): UnitKind => {
  const unit = stated[name];
  // A query's comparison counts how many times one side is the other.
  if (name === "ratio") return "ratio";
  if (typeof unit === "string") return statedUnits[unit] ?? "any";
  return byName.find(([pattern]) => pattern.test(name))?.[1] ?? "any";
};

const statedUnits: Readonly<Record<string, UnitKind>> = {
  usd: "usd",
  usd_per_unit: "usd",
  local: "any",
  percent: "percent",
  points: "points",
  units: "units",
  count: "count",
  days: "time",
  years: "time",
};

const fitting: Readonly<Record<UnitKind, readonly UnitKind[]>> = {
  usd: ["usd"],
  rupees: ["rupees"],
  other_money: ["other_money"],
  percent: ["percent", "points", "ratio"],
  points: ["percent", "points"],
  ratio: ["ratio"],
  units: ["units", "count"],
  count: ["count", "units"],
  time: ["time", "count"],
  any: [],
};

/** Whether a claim in one unit may state a value in another. An unknown unit matches every unit. */
export const unitsMatch = (claimed: UnitKind, held: UnitKind): boolean =>
  claimed === "any" || held === "any" || fitting[claimed].includes(held);
