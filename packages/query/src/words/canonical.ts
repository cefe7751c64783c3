import { decimal } from "@advisor/domain/decimal";
import { joinNames } from "../schema/fault.ts";
import { measureOf } from "../schema/fields.ts";
import { normalize, orderOf } from "../schema/normalize.ts";
import type { Ask, Compare, Query } from "../schema/query.ts";
import { splitTest } from "../schema/row-test.ts";
import { countOf, dayText, formatFigure } from "./format.ts";
import { nounOf } from "./nouns.ts";
import {
  capitalize,
  exactText,
  filterText,
  labelOf,
  operatorSigns,
  periodText,
  rowsText,
  whereText,
} from "./phrases.ts";

/** One plain sentence for any ask. Different queries always get different sentences. */
export function canonicalSentence(ask: Ask): string {
  if (ask.kind === "query") return sentence(normalize(ask.query));
  if (ask.kind === "refuse") return `Not answered: ${ask.reason}`;
  if (ask.kind === "call") return callText(ask);
  const options = ask.options.map((option) => `"${canonicalSentence(option)}"`);
  return `Asked back about ${ask.about}${options.length === 0 ? "" : `: ${options.join(" or ")}`}.`;
}

/** The sentences of the calls that questions are read as, from the inputs named here. */
const callTexts: Readonly<
  Record<string, { inputs: readonly string[]; text: (input: CallInput) => string }>
> = {
  what_changed: {
    inputs: ["since"],
    text: ({ since }) =>
      `What changed since ${since === undefined ? "the last meeting" : dayText(String(since))}.`,
  },
  simulate_sale: {
    inputs: ["symbol", "account", "quantity", "amount_usd", "method"],
    text: ({ account, method, ...sold }) => {
      const lots = method === undefined ? "" : lotOrders[String(method)];
      const where = account === undefined ? "" : ` in ${account}`;
      return `What a sale of ${soldText(sold)}${where} today would mean${lots}.`;
    },
  },
  get_facts: { inputs: ["topic"], text: ({ topic }) => `The rules on file: "${topic}"` },
  search_documents: {
    inputs: ["query"],
    text: ({ query }) => `The documents that say something about: "${query}"`,
  },
};

const lotOrders: Readonly<Record<string, string>> = {
  fifo: ", oldest lots first",
  hifo: ", the dearest lots first",
};

function soldText({ symbol, quantity, amount_usd }: CallInput): string {
  if (amount_usd !== undefined)
    return `${formatFigure(decimal(String(amount_usd)), "usd")} of ${symbol}`;
  return quantity === undefined
    ? String(symbol)
    : `${formatFigure(decimal(String(quantity)), "units")} ${symbol}`;
}

type CallInput = Extract<Ask, { kind: "call" }>["input"];

function callText({ tool, input }: Extract<Ask, { kind: "call" }>): string {
  const known = Object.hasOwn(callTexts, tool) ? callTexts[tool] : undefined;
  if (known !== undefined && Object.keys(input).every((name) => known.inputs.includes(name))) {
    return known.text(input);
  }
  const inputs = Object.entries(input).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
  return `Use ${tool}${inputs.length === 0 ? "" : ` with ${inputs.join(", ")}`}.`;
}

function sentence(query: Query): string {
  const body = query.aggregate === "list" ? listText(splitTest(query).rows) : figureText(query);
  const parts = [shareText(query), compareText(query, query.compare), testText(query)].join("");
  return `${reduceText(query)}${capitalize(body)}${parts}${query.test === undefined ? "." : "?"}`;
}

const measuresText = ({ dataset, measures }: Query): string =>
  joinNames(
    measures.map((name) => labelOf(dataset, name)),
    20,
  );

/** "the 3 stocks with the highest weight, in each account: weight and market value". */
function listText(query: Query): string {
  const { dataset, group_by = [], show = [], limit } = query;
  const groups = group_by.map((name) => labelOf(dataset, name));
  const each = groups.length === 0 ? "" : `, in each ${joinNames(groups)}`;
  const shown = show.map((name) => labelOf(dataset, name));
  const head = limit === undefined ? `all ${rowsText(query)}` : topText(query, limit);
  return [
    head,
    each,
    skippedText(query),
    `: ${measuresText(query)}`,
    shown.length === 0 ? "" : `, with ${joinNames(shown)}`,
    limit === undefined ? orderText(query) : "",
  ].join("");
}

/** "the stock with the highest weight", "average gain per stock": the query without its columns. */
export function headText(query: Query): string {
  const { aggregate, limit } = query;
  if (aggregate !== "list" || limit === undefined) return figureText(query);
  return `${topText(query, limit)}${skippedText(query)}`;
}

/** "the second highest" already implies what it skips. */
const isNth = ({ dataset, limit, order }: Query): boolean =>
  limit === 1 && order !== undefined && measureOf(dataset, order.by) !== undefined;

const skippedText = (query: Query): string =>
  query.offset === undefined || isNth(query) ? "" : `, after the first ${query.offset}`;

const ordinals = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/** "third "; nothing for the first. */
const nthText = ({ offset = 0 }: Query): string =>
  offset === 0 ? "" : `${ordinals[offset] ?? `number ${offset + 1}`} `;

const superlatives = {
  asc: "lowest",
  desc: "highest",
  largest: "largest (up or down)",
};

/** "the second highest weight". */
export function superlativeText(
  query: Query,
  { by, direction }: NonNullable<Query["order"]>,
): string {
  const nth = isNth(query) ? nthText(query) : "";
  return `the ${nth}${superlatives[direction]} ${labelOf(query.dataset, by)}`;
}

/** An order by a measure is a superlative; one by name or day is stated after the list. */
function topText(query: Query, limit: number): string {
  const { dataset, order } = query;
  const { noun } = nounOf(query);
  const count = limit === 1 ? noun[0] : countOf(limit, noun[0], noun[1]);
  const rows = `${count}${rowsText(query).slice(noun[1].length)}`;
  if (order === undefined || measureOf(dataset, order.by) === undefined) {
    const { direction = "asc", by = "" } = order ?? {};
    const end = direction === "desc" ? "last" : "first";
    return `the ${end} ${rows} by ${labelOf(dataset, by)}`;
  }
  return `the ${rows} with ${superlativeText(query, order)}`;
}

/** Stated only when it differs from the default order. */
function orderText(query: Query): string {
  const { dataset, order, measures } = query;
  const usual = orderOf({ ...query, order: undefined }, measures);
  if (order === undefined || (usual?.by === order.by && usual.direction === order.direction))
    return "";
  const way = { asc: "lowest first", desc: "highest first", largest: "largest first, up or down" };
  return `, by ${labelOf(dataset, order.by)}, ${way[order.direction]}`;
}

const statistics = {
  average: "average",
  median: "median",
  min: "smallest",
  max: "largest",
  range: "range of",
} as const;

/** "market value of stocks, by account", "average market value per stock". */
function figureText(query: Query): string {
  const { aggregate, dataset, group_by = [], include_empty, limit, offset } = query;
  const groups = group_by.map((name) => labelOf(dataset, name));
  const measures = measuresText(query);
  const of =
    aggregate === "total" || aggregate === "list"
      ? `${measures} of ${rowsText(query)}`
      : `${statistics[aggregate]} ${measures} per ${rowsText(query, true)}`;
  return [
    of,
    groups.length === 0 ? "" : `, by ${joinNames(groups)}`,
    include_empty === true ? ", empty ones too" : "",
    havingText(query, "only groups"),
    orderText(query),
    limit === undefined ? "" : limit === 1 ? ", the first group" : `, the first ${limit} groups`,
    offset === undefined ? "" : `, after the first ${offset} groups`,
  ].join("");
}

/** ", only groups where number is above 3"; empty when all groups are kept. */
export function havingText({ dataset, having = [] }: Query, groups: string): string {
  const conditions = having.map((filter) => filterText(dataset, filter));
  return conditions.length === 0 ? "" : `, ${groups} where ${conditions.join(" and ")}`;
}

const wholes = {
  total: "",
  account: ", as part of the accounts",
  positions: ", as part of the positions",
  result: ", as part of the result",
  all_accounts: ", as part of that in all accounts",
  asset_class: ", as part of the asset class",
  sector: ", as part of the sector",
  kind: ", as part of everything of that kind",
};

const shareText = ({ share_of = "total" }: Query): string => wholes[share_of];

const reductions = {
  total: "Total of",
  average: "Average of",
  median: "Median of",
  min: "Smallest of",
  max: "Largest of",
  range: "Range of",
  count: "Number of lines of",
};

/** "Average of amount of deposits this year, by month". */
export function reductionText(query: Query): string {
  const { dataset, aggregate, limit, measures, reduce = "count" } = query;
  if (aggregate !== "list") return `${reductions[reduce]} ${figureText(query)}`;
  const lines = limit === undefined ? rowsText(query) : topText(query, limit);
  return `${reductions[reduce]} ${labelOf(dataset, measures[0] ?? "")} of ${lines}`;
}

function reduceText(query: Query): string {
  const { reduce } = query;
  if (reduce === undefined) return "";
  const counted = countedGroups(query);
  return counted === undefined ? `${reductions[reduce]}: ` : `Number of ${counted[1]}: `;
}

/** "how many clients hold VTI": the noun for the counted groups. */
export function countedGroups({ reduce, aggregate, measures, group_by = [] }: Query) {
  const [group = "", ...others] = group_by;
  const counts = reduce === "count" && aggregate === "total" && measures.join() === "count";
  return counts && others.length === 0 ? groupNouns[group] : undefined;
}

const groupNouns: Readonly<Record<string, readonly [one: string, many: string]>> = {
  household: ["household", "households"],
  account: ["account", "accounts"],
  symbol: ["symbol", "symbols"],
};

/** The right side of a comparison: only what differs. */
function compareText(query: Query, compare: Compare | undefined): string {
  if (compare === undefined) return "";
  const { dataset, measure, where = [], period, ratio } = compare;
  const of = dataset ?? query.dataset;
  const parts = [
    measure === undefined ? "" : ` ${labelOf(of, measure)}`,
    dataset === undefined ? "" : ` of ${nounOf({ dataset }).noun[1]}`,
    periodText(period),
    whereText(of, where),
  ];
  return `, ${ratio === true ? "as a multiple of" : "against"} that${parts.join("")}`;
}

const sides = {
  gt: "more than",
  gte: "at least",
  lt: "less than",
  lte: "at most",
  is: "exactly",
};

function testText(query: Query): string {
  const { test, dataset, measures } = query;
  if (test === undefined) return "";
  if (test.op === "any") return "; is there any";
  if (test.op === "all") {
    const conditions = splitTest(query).filters.map((filter) => filterText(dataset, filter));
    return `; is it true of all that ${conditions.join(" and ")}`;
  }
  const unit = measureOf(dataset, measures[0] ?? "")?.unit ?? "count";
  if (test.value === "0" && operatorSigns[test.op] !== undefined)
    return `; is it ${operatorSigns[test.op]}`;
  const bar = test.value === undefined ? "the other" : exactText(test.value, unit);
  return `; is it ${sides[test.op]} ${bar}`;
}
