import type { Ask } from "../../schema/query.ts";
import { namesAccount } from "../../schema/subject.ts";
import { coverTokens } from "../cover-tokens.ts";
import type { Reading } from "../reading.ts";
import { isKeyword, type Span } from "../span.ts";
import type { Token } from "../tokens.ts";
import type { Vocabulary } from "../vocabulary.ts";
import type { Clause } from "./clauses.ts";

const joints: ReadonlySet<string> = new Set(["and", ",", "also", "then"]);

/** Reads one clause; `earlier` is what was asked before it. */
export type ReadClause = (clause: Clause, earlier: readonly Ask[]) => Reading;

interface Unread {
  clause: Clause;
  /** Its reading as one question. */
  whole: Reading;
  /** Capitalized words of the message that name nobody. */
  unknownNames: readonly string[];
}

/**
 * Reads a clause that no single query says as two: "account value, then ytd performance". Undefined if
 * it does not consist of two questions that are clear.
 */
export function readInParts(
  { clause, whole, unknownNames }: Unread,
  vocabulary: Vocabulary,
  earlier: readonly Ask[],
  read: ReadClause,
): Reading[] | undefined {
  if (unknownNames.length > 0 || !isUnread(whole)) return undefined;
  for (const [left, right] of halvesOf(clause, vocabulary)) {
    const first = read(left, earlier);
    if (!isClear(first)) continue;
    const second = read(right, [...earlier, first.ask]);
    if (isClear(second) && keepsAccounts(first.ask, second.ask))
      return [first, second].map((one) => ({ ...one, sure: false }));
  }
  return undefined;
}

/** Splits the clause at each conjunction into two halves, if both name what they ask about. */
function halvesOf({ tokens, continues, coverage }: Clause, vocabulary: Vocabulary) {
  if (coverage.spans.some(asksForSum) || tokens.some(({ form }) => form.endsWith("n't"))) return [];
  const part = (own: Token[], goesOn: boolean): Clause => {
    return { tokens: own, continues: goesOn, coverage: coverTokens(own, vocabulary) };
  };
  return tokens.flatMap(({ form }, at) => {
    const next = tokens.findIndex((token, index) => index > at && !joints.has(token.form));
    if (!joints.has(form) || at === 0 || next < 0) return [];
    const halves = [part(tokens.slice(0, at), continues), part(tokens.slice(next), true)] as const;
    return halves.every(namesSubject) ? [halves] : [];
  });
}

/** "do positions and cash add up to the total": one figure of both. */
const asksForSum = (span: Span): boolean =>
  isKeyword(span, "together") ||
  isKeyword(span, "not") ||
  (span.meaning.is === "statistic" && span.meaning.statistic === "total");

/** "Cash in the Roth, and the YTD" is about the Roth twice. */
const keepsAccounts = (first: Ask, second: Ask): boolean =>
  !ofAccounts(first) || ofAccounts(second);

const ofAccounts = (ask: Ask): boolean =>
  ask.kind === "query" && ask.query.where?.some(({ field }) => namesAccount(field)) === true;

const subjects: ReadonlySet<string> = new Set(["measure", "noun", "period", "order"]);

/** "day, symbol" says what to show, and of nothing. */
const namesSubject = ({ coverage }: Clause): boolean =>
  coverage.spans.some(({ meaning }) => subjects.has(meaning.is));

const isClear = ({ ask, unexplained }: Reading): boolean =>
  ask.kind === "query" && ask.query.compare === undefined && unexplained.length === 0;

/** True where every word was explained, and yet nothing can be made of them. */
const isUnread = ({ ask, unexplained }: Reading): boolean =>
  ask.kind === "clarify" && ask.options.length === 0 && unexplained.length === 0;
