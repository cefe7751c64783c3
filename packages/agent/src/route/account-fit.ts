import { isOf, type Named, namedAccounts, strong, weak } from "./account-words.ts";

/** The accounts of a household, and who its people are. */
export interface Known {
  accounts: readonly Named[];
  /** First names, in small letters. */
  people: readonly string[];
  /** Whose the accounts are that name nobody; undefined where an institution owns them. */
  first: string | undefined;
  /** Every word that may name an account. */
  vocabulary: ReadonlySet<string>;
}

export function knownOf(accounts: readonly string[], members: readonly string[]): Known {
  const named = namedAccounts(accounts);
  const owners = accounts.flatMap((name) => /(\p{L}{2,})'s?(?=\s|$)/u.exec(name)?.[1] ?? []);
  const persons = members.filter((name) => !institution.test(name));
  const people = [...persons.map((name) => name.split(" ")[0] ?? ""), ...owners]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length > 1);
  const words = named.flatMap((one) => one.words);
  const isInstitutions = institution.test(members[0] ?? "");
  return {
    accounts: named,
    people: [...new Set(people)],
    first: isInstitutions ? undefined : people[0],
    vocabulary: new Set([...words, ...people, ...strong, ...weak]),
  };
}

/** A member that is no person. */
export const institution = /\b(?:trust|company|foundation|bank|inc|llc|fund)\b/i;

/** The accounts that all of the words fit; one that is called just so is the one. */
export function fitting(
  words: readonly string[],
  { accounts, people, first }: Known,
  person: string | undefined,
): readonly Named[] {
  const exact = accounts.filter((one) => same(one.words, words));
  if (exact.length > 0) return exact;
  const owner = words.find((word) => people.includes(word)) ?? person;
  const kinds = words.filter((word) => word !== owner);
  const all = ofKinds(kinds, accounts);
  return owner === undefined ? all : ofOwner(owner, kinds, all, { people, first });
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((word) => b.includes(word));

/** "Roth IRA" also finds one that is called "Roth", and "employer plan" the 401(k). */
function ofKinds(words: readonly string[], accounts: readonly Named[]): readonly Named[] {
  const all = accounts.filter((one) => words.every((word) => isOf(word, one)));
  const rest = words.filter((word) => !/^(?:ira|plan)$/.test(word));
  if (all.length > 0 || rest.length === 0) return all;
  return accounts.filter((one) => rest.every((word) => isOf(word, one)));
}

/** Those that bear the owner's name, and of the first one all that nobody's name is on; else what names nobody is the first one's, or both spouses'. */
function ofOwner(
  owner: string,
  kinds: readonly string[],
  accounts: readonly Named[],
  { people, first }: Pick<Known, "people" | "first">,
): readonly Named[] {
  const own = accounts.filter(({ words }) => words.includes(owner));
  if (own.length > 0) {
    const isFirsts = (one: Named): boolean => owner === first && isNobodys(one, people);
    const isOpen = kinds.length === 0;
    return isOpen ? accounts.filter((one) => own.includes(one) || isFirsts(one)) : own;
  }
  const nobodys = accounts.filter(({ words }) => !words.some((word) => people.includes(word)));
  if (people.length === 1 && owner === first) return nobodys;
  const isJoint = ({ words }: Named): boolean => words.includes("joint");
  if (kinds.length > 0) return nobodys.filter((one) => owner === first || isJoint(one));
  return owner === first ? nobodys.filter((one) => !isJoint(one)) : [];
}

/** Savings for a child's education are a parent's; what is shared or in trust is no one person's. */
export const isNobodys = ({ words }: Named, people: readonly string[]): boolean =>
  words.includes("529") ||
  !words.some((word) => people.includes(word) || word === "joint" || word === "trust");
