import type { Clause } from "./clause.ts";
import { claims } from "./decide.ts";
import { periodMark } from "./item.ts";
import type { Intent } from "./routed.ts";
import * as slots from "./slots.ts";

/** True of words before a question that only say when, or against what: "this month, deposits", "relative to cost, ...". */
export const isFronted = ({ said, text }: Clause, next: Clause | undefined): boolean =>
  next !== undefined &&
  (said === periodMark
    ? isRecord(next) && !named.test(text)
    : against.test(said) && slots.inPercent(said));

/** "YTD and trades" asks for the return too. */
const named = /^(?:the |my |our )?(?:[wmqy]td|itd|\w+ to date|\d+ ?[dwmy])$/i;
const isRecord = (clause: Clause): boolean => records.has(claims(clause)[0]?.intent);
const records: ReadonlySet<Intent | undefined> = new Set(["activity", "transfers"] as const);

const against =
  /^(?:relative|compared|measured|in proportion|proportionate|against|per|for (?:each|every))\b/;

/** The clauses with what stands before the first question told of those that it is about. */
export function withFronted(asked: readonly Clause[]): Clause[] {
  const [first, next, ...others] = asked;
  if (first === undefined || next === undefined) return [...asked];
  if (first.said !== periodMark && isFronted(first, next)) {
    const said = first.said.replace(/ for (?:it|them|those|that|these)$/, "");
    return [first, { ...next, said: `${next.said} ${said}` }, ...others];
  }
  return opens.test(first.said) ? asked.map((one) => dated(one, first)) : [...asked];
}

/** "YTD return. And show all trades" asks for the return of the stretch alone. */
const opens = new RegExp(
  `^(?:far )?${periodMark}(?! (?:\\w+ )?(?:returns?|performance|gains?|numbers?|figures?|results?|prices?|quotes?|change|moves?|value|close)\\b)(?: |$)`,
);

/** "in 2026, what did I deposit and what did I buy": both are of that year. */
const dated = (clause: Clause, { period }: Clause): Clause =>
  clause.period !== undefined || !isRecord(clause)
    ? clause
    : { ...clause, said: `${clause.said} ${periodMark}`, period };
