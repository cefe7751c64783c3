import type { Decimal } from "@advisor/domain/decimal";
import type { Cell } from "../evaluate/result.ts";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { formatFigure } from "../words/format.ts";
import { labelOf } from "../words/phrases.ts";
import { reasonOfMany, reasonText } from "../words/reasons.ts";

interface FrameValue {
  value: Decimal;
  /** The formatted figure. */
  text: string;
  /** The formatted figure without its sign. */
  size: string;
  /** True when the subject is plural. */
  many: boolean;
  /** True for what is owed: a short position. */
  short: boolean;
}

type Frame = (spoken: FrameValue) => string;

const verb = (one: string, many: string) => (spoken: Pick<FrameValue, "many">) =>
  spoken.many ? many : one;
const is = verb("is", "are");
const has = verb("has", "have");
const makes = verb("makes", "make");
const comes = verb("comes", "come");

const sign = ({ value }: FrameValue, up: string, down: string): string => (value.lt(0) ? down : up);

const frames: Readonly<Record<string, Frame>> = {
  market_value: (one) => `${is(one)} worth ${one.text}`,
  account_value: (one) => `${is(one)} worth ${one.text}`,
  gain: (one) => `${has(one)} an unrealized ${sign(one, "gain", "loss")} of ${one.size}`,
  gain_pct: (one) =>
    one.short
      ? `${has(one)} an unrealized ${sign(one, "gain", "loss")} of ${one.size} of cost`
      : `${is(one)} ${one.size} ${sign(one, "above", "below")} cost`,
  day_change: (one) => `${sign(one, "gained", "lost")} ${one.size} today`,
  day_change_pct: (one) => `${is(one)} ${sign(one, "up", "down")} ${one.size} today`,
  cost: (one) =>
    one.short ? `${verb("was", "were")(one)} sold short for ${one.size}` : `cost ${one.text}`,
  unit_cost: (one) =>
    one.short
      ? `${verb("was", "were")(one)} sold short for ${one.size} a unit on average`
      : `cost ${one.text} a unit on average`,
  quantity: (one) =>
    `${one.many ? "come to" : "is"} ${one.text} ${one.value.abs().eq(1) ? "unit" : "units"}`,
  cash: (one) => `${verb("holds", "hold")(one)} ${one.text} in cash`,
  amount: (one) => `${comes(one)} to ${one.text}`,
  net_amount: (one) => `${comes(one)} to ${one.text} net`,
  return_pct: (one) => `returned ${one.text}`,
  time_weighted: (one) => `returned ${one.text} time-weighted`,
  time_weighted_annual: (one) => `returned ${one.text} a year time-weighted`,
  time_weighted_gross: (one) => `returned ${one.text} time-weighted before fees`,
  money_weighted: (one) => `returned ${one.text} money-weighted`,
  money_weighted_annual: (one) => `returned ${one.text} a year money-weighted`,
  earned: (one) => `${sign(one, "gained", "lost")} ${one.size} beside deposits and withdrawals`,
  net_flow: (one) => `took in ${one.text} net of withdrawals`,
  days_left: (one) => (one.value.lt(0) ? `expired ${one.size} ago` : `expires in ${one.text}`),
  days_to_long: (one) => `${verb("turns", "turn")(one)} long-term in ${one.text}`,
  age: (one) => `${is(one)} ${one.text} old`,
  out_of_band: (one) =>
    `${has(one)} ${one.text} ${one.value.eq(1) ? "class" : "classes"} out of band`,
  accounts: (one) => `${is(one)} in ${one.text} ${one.value.eq(1) ? "account" : "accounts"}`,
  contributions: (one) => `took in ${one.text} of contributions, as the custodian states them`,
  count: (one) => `number ${one.text}`,
};

const wasWorth: Frame = (one) => `${verb("was", "were")(one)} worth ${one.text}`;

/** What the number of days counts from, by dataset. */
const dayFrames: Partial<Record<Query["dataset"], Frame>> = {
  tasks: (one) => (one.value.lt(0) ? `was due ${one.size} ago` : `is due in ${one.text}`),
  needs: (one) => (one.value.lt(0) ? `was due ${one.size} ago` : `is due in ${one.text}`),
  required_distributions: (one) =>
    one.value.lt(0) ? `was due ${one.size} ago` : `is due in ${one.text}`,
  unvested: (one) => (one.value.lt(0) ? `vested ${one.size} ago` : `vests in ${one.text}`),
  households: (one) =>
    one.value.lt(0)
      ? `${verb("had its", "had their")(one)} last meeting ${one.size} ago`
      : `${verb("has its", "have their")(one)} next meeting in ${one.text}`,
  lots: (one) => `${has(one)} been held for ${one.text}`,
  documents: (one) => `${is(one)} ${one.text} old`,
};

const wholes = {
  total: "the total value",
  account: "the accounts",
  positions: "all positions",
  result: "these",
  all_accounts: "what all accounts hold of it",
  asset_class: "the asset class",
  sector: "the sector",
  kind: "everything of that kind",
};

const wholeOf = ({ where = [] }: Query, share: keyof typeof wholes): string =>
  share === "account" && where.some(({ field, values }) => field === "account" && !values[1])
    ? "the account"
    : wholes[share];

/** A predicate such as "is worth $912,000.00", or why the figure is unknown. */
export function predicateOf(
  query: Query,
  name: string,
  cell: Cell,
  { many, short = false }: { many: boolean; short?: boolean },
): string {
  const { value, unit } = cell;
  if (value === null) return unknown(query, name, cell, many);
  const spoken = {
    value,
    text: formatFigure(value, unit),
    size: formatFigure(value.abs(), unit),
    many,
    short,
  };
  if (name === "weight" && query.share_of !== undefined) {
    return `${makes(spoken)} up ${spoken.text} of ${wholeOf(query, query.share_of)}`;
  }
  if (name === "share") {
    const base = query.measures.find((one) => one !== "share") ?? "";
    return `${is(spoken)} ${spoken.text} of the ${labelOf(query.dataset, base)}`;
  }
  const frame = frameOf(query, name);
  return frame === undefined
    ? `${has(spoken)} ${article(labelOf(query.dataset, name))} of ${spoken.text}`
    : frame(spoken);
}

function unknown({ dataset }: Query, name: string, { reason }: Cell, many: boolean): string {
  const why = reason ?? "not_on_file";
  if (dataset === "lots" && name === "days") return `${has({ many })} no day of purchase on file`;
  if (why === "differs_between_rows") {
    return `${has({ many })} no single ${labelOf(dataset, name)}`;
  }
  if (why === "several_reasons") return `${has({ many })} no known ${labelOf(dataset, name)}`;
  if (dataset === "valuations" && why === "not_on_file") {
    return `${has({ many })} no ${labelOf(dataset, name)} on file`;
  }
  return many ? reasonOfMany(why) : reasonText[why];
}

/** An account is worth more than its positions. */
const holdsPositions: Frame = (one) =>
  `${verb("holds", "hold")(one)} positions worth ${one.text}, without cash`;

function frameOf({ dataset }: Query, name: string): Frame | undefined {
  if (dataset === "accounts" && name === "market_value") return holdsPositions;
  if (dataset === "valuations" && name === "account_value") return wasWorth;
  return name === "days" ? dayFrames[dataset] : frames[name];
}

const article = (label: string): string => `${/^[aeiou]/.test(label) ? "an" : "a"} ${label}`;

/** A figure of a measure, or the reason it is unknown; a change has its sign, which no word says. */
export function cellText(
  { dataset }: Query,
  name: string,
  { value, reason, unit }: Pick<Cell, "value" | "reason" | "unit">,
): string {
  if (value === null) return reasonText[reason ?? "not_on_file"].replace(/^(has|is) /, "");
  const text = formatFigure(value, unit);
  const grew = measureOf(dataset, name)?.signed === true && value.gt(0) && /[1-9]/.test(text);
  return grew ? `+${text}` : text;
}
