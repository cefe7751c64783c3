import { dimensionOf, measureOf } from "../../schema/fields.ts";
import type { Query } from "../../schema/query.ts";
import { determiners, isPunctuation, type Token } from "../tokens.ts";
import type { Draft } from "./build.ts";
import type { ClauseItems } from "./items.ts";

/** What a yes-or-no question asks of rows. */
export interface RowTest {
  /** "do they own TIP": whether there is any such row. */
  any: boolean;
  /** The dimension that the question tests: the holding term in "is the VTI long-term". */
  field: string | null;
  /** "did the deposit arrive": the row is known, and the question is what became of it. */
  definite: boolean;
}

const conjunctions: ReadonlySet<string> = new Set("and or so but also then ok okay".split(" "));
const auxiliaries: ReadonlySet<string> = new Set("do does did have has had any".split(" "));
const copulas: ReadonlySet<string> = new Set("is are was were".split(" "));
const indefinite: ReadonlySet<string> = new Set(
  "there a an any anything anyone anybody some something".split(" "),
);

/** Reads the first words of a clause, after its conjunction, and the last ones. */
export function rowTestIn(items: ClauseItems, tokens: readonly Token[]): RowTest | null {
  const words = tokens.filter((token) => !isPunctuation(token)).map(({ form }) => form);
  const [first = "", second = ""] = words.slice(words.findIndex((one) => !conjunctions.has(one)));
  // "Don't we own it" is answered with yes by some and with no by others.
  if (second === "you" || words.includes("not") || words.some((one) => one.endsWith("n't")))
    return null;
  const isOpen = copulas.has(first) && indefinite.has(second);
  return {
    any: isOpen || auxiliaries.has(first),
    field: copulas.has(first) && !isOpen ? predicateOf(items) : null,
    definite: determiners.has(second) && !indefinite.has(second) && !named.has(subjectOf(items)),
  };
}

const named: ReadonlySet<string> = new Set(["account", "person", "name", "security"]);

/** The kind of the first words that say what the question is about. */
function subjectOf(items: ClauseItems): string {
  const kinds = Array.from({ length: items.length }, (_, at) => items.at(at)?.is ?? "");
  return kinds.find((is) => is !== "keyword") ?? "";
}

/** The dimension of the last words, where they are said of what is named before them. */
function predicateOf(items: ClauseItems): string | null {
  const last = items.at(items.length - 1);
  const before = Array.from({ length: items.length - 1 }, (_, at) => items.at(at)?.is ?? "");
  if (!before.some((is) => is === "noun" || named.has(is))) return null;
  if (last?.is === "filter") return last.filter.field;
  const [only, ...others] = last?.is === "noun" ? last.where : [];
  return others.length > 0 ? null : (only?.field ?? null);
}

/** Dimensions that describe a row itself, not its place or its owner. */
const states: ReadonlySet<string> = new Set(
  "term side status method origin kind asset_class tax_treatment".split(" "),
);
const events: ReadonlySet<string> = new Set(["transactions", "tasks", "documents", "needs"]);

const otherQuestions = ["which", "what", "who", "when", "how_many", "every"] as const;

/** The test of a list; none for a question about a figure, or about several securities at once. */
export function rowTestOf(draft: Draft): Query["test"] {
  const { parts, base, dataset, shown } = draft;
  const { rowTest, keywords } = parts;
  if (rowTest === null || otherQuestions.some((one) => keywords.has(one))) return undefined;
  if (shown.length > 0 || asksFigure(draft) || namesSeveral(base)) return undefined;
  const { any, field, definite } = rowTest;
  const said = base.where?.some((filter) => filter.field === field) === true;
  const isSaid = field !== null && said && states.has(field) && hasDimension(dataset, field);
  // One class above its maximum is enough to be outside the policy.
  if (isSaid) return dataset.startsWith("policy_") ? { op: "any" } : { op: "all", value: field };
  return any && !(definite && events.has(dataset)) ? { op: "any" } : undefined;
}

const hasDimension = (dataset: Query["dataset"], field: string): boolean =>
  dimensionOf(dataset, field) !== undefined;

/** "did I do well on Apple"; "shares in Amazon" and "losses" only say which rows. */
const asksFigure = ({ measures, base: { where = [] }, dataset }: Draft): boolean =>
  measures.some(
    (name) =>
      name !== "quantity" &&
      measureOf(dataset, name) !== undefined &&
      where.every(({ field }) => measureOf(dataset, field) === undefined),
  );

const namesSeveral = ({ where = [] }: Query): boolean =>
  where.some(({ field, op, values }) => field === "symbol" && op === "is" && values.length > 1);
