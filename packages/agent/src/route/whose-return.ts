import { fitting, type Known, knownOf } from "./account-fit.ts";
import { namedAccounts } from "./account-words.ts";
import type { Clause } from "./clause.ts";
import { firstName } from "./full-name.ts";
import type { Params, RoutedPart, Surroundings } from "./routed.ts";

/**
 * "How did David do this year?", "is Rosa ahead of Hector?": the return of that one's accounts, and not of all. What
 * several accounts returned is told of each: no return of some of them together is on file.
 */
export function withWhoseReturn(
  parts: readonly RoutedPart[],
  asked: readonly Clause[],
  { accounts, household }: Pick<Surroundings, "accounts" | "household">,
): RoutedPart[] {
  const people = household.members.map(firstName);
  return parts.map((part, at) => {
    const clause = parts.length === asked.length ? asked[at] : undefined;
    if (clause === undefined || !isOpen(part)) return part;
    if (isOfAllApart(clause, accounts))
      return { ...part, params: { ...part.params, per: "account" } };
    const kept =
      part.params.without?.kept ?? ofPeople(clause, people, knownOf(accounts, household.members));
    if (kept.length === 0) return part;
    const { params } = part;
    return { ...part, params: { ...params, ...placeOf(kept, accounts), ...endOf(clause, kept) } };
  });
}

/** "the endowment versus the operating reserve", where there are no others: each of them, and not all as one. */
const isOfAllApart = ({ text }: Clause, accounts: readonly string[]): boolean =>
  accounts.length > 1 &&
  against.test(text) &&
  namedAccounts(accounts).every(({ words }) =>
    words.some((word) => new RegExp(`\\b${word}\\b`, "i").test(text)),
  );
const against = /\b(?:vs\.?|versus|against|compared (?:to|with))(?=\s)/i;

const isOpen = ({ intent, missing, params: { account, per, without } }: RoutedPart): boolean =>
  intent === "performance" &&
  missing === undefined &&
  (account ?? per) === undefined &&
  (without === undefined || without.kept !== undefined);

/** The accounts of those whose return is asked, where any bears the name. */
function ofPeople({ said }: Clause, people: readonly string[], known: Known): readonly string[] {
  const named = people.filter((name) => isAskedOf(said, name) && bearsIt(name, known));
  const fits = new Set(named.flatMap((name) => fitting([name], known, undefined)));
  return known.accounts.filter((one) => fits.has(one)).map(({ name }) => name);
}

const bearsIt = (name: string, { accounts }: Known): boolean =>
  accounts.some(({ words }) => words[0] === name);

/** Who asks, or is told, is not who it is about. */
const isAskedOf = (said: string, name: string): boolean =>
  new RegExp(
    `\\b(?:did|does|has|have|is|are|was|or|and|than|of|vs|versus|against|beat|whose) ${name}\\b(?! (?:asks?|asked|wants?|wanted|says?|said|needs?|asking|calls?|called|would|wonders?))|\\b${name} (?:or|vs|versus|do|does|did|done|doing|return(?:s|ed)?|performance|perform(?:s|ed)?|PER|made|make|earned|beat)\\b`,
  ).test(said);

function placeOf(kept: readonly string[], accounts: readonly string[]): Params {
  const [only = "", ...more] = kept;
  if (more.length === 0) return { account: only, whose: true };
  const others = accounts.filter((name) => !kept.includes(name));
  const per = "account" as const;
  return others.length === 0 ? { per } : { without: { accounts: others, kept: [...kept] }, per };
}

/** Which of them is first, where one is held against the other. */
function endOf({ said }: Clause, kept: readonly string[]): Params {
  if (kept.length < 2) return {};
  if (/\b(?:worse|worst|lower|lowest|behind|less|least|trail\w*|lag\w*)\b/.test(said)) {
    return { direction: "worst" };
  }
  return /\b(?:better|best|higher|highest|ahead|more|most|beat\w*|outperform\w*|which|who)\b/.test(
    said,
  )
    ? { direction: "best" }
    : {};
}
