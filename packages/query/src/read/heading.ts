import type { Filter } from "../schema/query.ts";
import { isAccountField } from "../schema/subject.ts";
import type { Clause } from "./clauses/clauses.ts";
import { gatherParts } from "./compose/gather.ts";
import { type ClauseParts, withoutKeywords } from "./compose/parts.ts";
import { lacksSubject } from "./follow/referents.ts";
import { isKeyword, type Span } from "./span.ts";
import type { Token } from "./tokens.ts";

/** What the words before a question say that it is about. */
export interface Heading {
  filters: readonly Filter[];
  /** Named in a sentence that asks nothing, and pointed back to by the question. */
  stated: boolean;
}

/** "the joint account: value, cash, biggest holding": the names before the colon hold for all that follows. */
export function headingOf(clause: Clause | undefined): Heading {
  if (clause === undefined) return { filters: [], stated: false };
  const { tokens, coverage } = clause;
  const colon = tokens.findIndex(({ text }) => text === ":");
  const spans = coverage.spans.filter(({ from }) => from < colon);
  const isHeading = spans.every(({ meaning: { is } }) => headingKinds.has(is));
  return { filters: isHeading ? gatherParts(spans, tokens).filters : [], stated: false };
}

const headingKinds = new Set(["security", "account", "person", "filler"]);

/**
 * "Claire called about the Children's Trust.": the account and the security that it names, or else the person. A
 * sentence that names nothing leaves what was stated before.
 */
export function statedSubject(clause: Clause, message: string, before: Heading): Heading {
  const { tokens, coverage } = clause;
  if (!isStatement(clause, message)) return before;
  const named = gatherParts(coverage.spans, tokens).filters.filter(({ op }) => op === "is");
  const of = (field: string) => named.filter((filter) => filter.field === field);
  const things = [...of("account"), ...of("symbol")];
  const filters = things.length > 0 ? things : of("owner");
  return filters.length > 0 ? { filters, stated: true } : before;
}

/** True if the sentence ends like a statement, not like a question. */
function isStatement({ tokens }: Clause, message: string): boolean {
  const [end] = /[?!;]|\.(?=\s|$)/.exec(message.slice(tokens.at(-1)?.to)) ?? [];
  return end === "." || end === "!";
}

/**
 * What was stated, if the question points back to it: "Which holding there", "its cash", "in the same account". A
 * question about a day that was stated ("at what price did I buy it then") is not read.
 */
export function aboutStated(clause: Clause, { filters, stated }: Heading): Heading | undefined {
  const { tokens, coverage } = clause;
  const { spans } = coverage;
  if (filters.length === 0 || tokens.at(-1)?.form === "then") return undefined;
  if (spans.some((span) => isThatAccount(span, tokens))) {
    const accounts = filters.filter(({ field }) => isAccountField(field));
    return accounts.length === 0 ? undefined : { filters: accounts, stated };
  }
  const points =
    spans.some((span) => isPointer(span, tokens)) ||
    (lacksSubject(clause) && spans.some((span) => isKeyword(span, "how_many")));
  return points ? { filters, stated } : undefined;
}

/** "them", "the same", "what is in it". */
const isPointer = (span: Span, tokens: readonly Token[]): boolean =>
  isKeyword(span, "those") ||
  isKeyword(span, "same") ||
  (isKeyword(span, "own") && tokens[span.to - 1]?.form === "it");

const isThatAccount = ({ meaning, from, to }: Span, tokens: readonly Token[]): boolean =>
  meaning.is === "noun" &&
  meaning.dataset === "accounts" &&
  tokens.slice(from - 1, to).some(({ form }) => /^(that|this|same)$/.test(form)) &&
  tokens[to - 1]?.plural === false;

/** The parts of a question that is about what was stated; what it names itself goes before. */
export function underStated(parts: ClauseParts, stated: readonly Filter[]): ClauseParts {
  const named = new Set(parts.filters.map(({ field }) => field));
  const ofAccount = stated.some(({ field }) => isAccountField(field));
  const isAccount = ({ dataset, where }: ClauseParts["nouns"][number]) =>
    ofAccount && dataset === "accounts" && where.length === 0;
  return {
    ...withoutKeywords(parts, ["those", "same"]),
    filters: [...stated.filter(({ field }) => !named.has(field)), ...parts.filters],
    nouns: parts.nouns.filter((noun) => !isAccount(noun)),
  };
}
