import { pastWords, taxWords } from "../lexicon/sale-words.ts";
import type { Ask } from "../schema/query.ts";
import type { ClauseParts } from "./compose/parts.ts";
import type { Coverage } from "./cover-tokens.ts";
import type { Token } from "./tokens.ts";

interface SaleClause {
  parts: ClauseParts;
  coverage: Coverage;
  tokens: readonly Token[];
  text: string;
}

/**
 * "Would selling 100 PFE be a wash sale", "what gain if we sold all the MSFT": simulates a sale today.
 * Asks back when a word is not about that sale, and for past sales and those of several securities.
 */
export function saleOf({ parts, coverage, tokens, text }: SaleClause): Ask {
  const input = inputOf(parts, coverage, tokens);
  const isRead =
    input !== undefined &&
    isOnlySale(parts, measuresSaid(coverage, tokens)) &&
    coverage.unexplained.map(written).every((word) => taxWords.has(word) || methods.has(word)) &&
    !tokens.map(written).some((word) => pastWords.has(word));
  return isRead
    ? { kind: "call", tool: "simulate_sale", input }
    : { kind: "clarify", about: text, options: [] };
}

function inputOf({ filters }: ClauseParts, { spans }: Coverage, tokens: readonly Token[]) {
  const [symbol, ...others] = valuesOf(filters, "symbol");
  const [account, ...more] = ["account", "owner"].flatMap((field) => valuesOf(filters, field));
  const numbers = spans.flatMap(({ meaning }) => (meaning.is === "number" ? [meaning] : []));
  const [amount, ...further] = numbers;
  if (symbol === undefined || others.length + more.length + further.length > 0) return undefined;
  if (amount?.unit === "percent") return undefined;
  const size = amount?.unit === "usd" ? "amount_usd" : "quantity";
  const method = tokens.map(written).find((word) => methods.has(word));
  return {
    symbol,
    ...(account === undefined ? {} : { account }),
    ...(amount === undefined ? {} : { [size]: Number(amount.value) }),
    ...(method === undefined ? {} : { method }),
  };
}

/** The measures that are asked for; to "pay" a tax is not to pay for a purchase. */
const measuresSaid = ({ spans }: Coverage, tokens: readonly Token[]): string[] =>
  spans.flatMap(({ meaning, from, to }) => {
    const words = tokens.slice(from, to).map(written);
    return meaning.is === "measure" && !words.every((word) => taxWords.has(word))
      ? [meaning.measure]
      : [];
  });

/** As the advisor wrote it: "realize" is not corrected to "realized", which is about the past. */
const written = ({ text }: Token): string => text.toLowerCase();

const methods: ReadonlySet<string> = new Set(["fifo", "hifo"]);

/** True when nothing else is asked: no other day, measure, group, bar or part ("a third"). */
const isOnlySale = (parts: ClauseParts, measures: readonly string[]): boolean =>
  parts.filters.every(({ field }) => saleFields.has(field)) &&
  parts.periods.every(({ name }) => name === "today") &&
  parts.nouns.every(({ dataset }) => saleNouns.has(dataset)) &&
  measures.every((name) => saleMeasures.has(name)) &&
  [parts.groups, parts.thresholds, parts.compareFilters, parts.compareMeasures].every(
    ({ length }) => length === 0,
  ) &&
  parts.order === null &&
  parts.ordinal === null;

const saleFields = new Set(["symbol", "account", "owner", "term", "gain", "type", "tax_treatment"]);
const saleNouns = new Set(["transactions", "positions", "holdings", "lots", "accounts"]);
const saleMeasures = new Set(
  "gain loss st_gain lt_gain taxable_gain disallowed_loss amount quantity".split(" "),
);

const valuesOf = (filters: ClauseParts["filters"], name: string): string[] =>
  filters.flatMap(({ field, op, values }) => (field === name && op === "is" ? values : []));
