import { fitting, isNobodys, type Known } from "../account-fit.ts";
import { isOf, type Named } from "../account-words.ts";
import type { Side } from "./comparison.ts";
import type { Place } from "./mentions.ts";

/** The accounts that are meant, and whose they are. */
export type Placed = Pick<Side, "accounts" | "person" | "kind">;

/** Stands for whoever of a couple is not named. */
export const spouseMark = "spouse";

/** The accounts of one side; undefined where it is open which they are. */
export function accountsOf(
  own: readonly Place[],
  others: readonly Place[],
  known: Known,
): Placed | undefined {
  if (own.length === 0) return {};
  const [only, ...more] = own;
  const [other] = others;
  if (only !== undefined && more.length === 0) return placed(only, other, known);
  const found = own.map((place) => placed(place, undefined, known)?.accounts);
  if (found.some((names) => names === undefined || names.length === 0)) return undefined;
  return { accounts: [...new Set(found.flatMap((names) => names ?? []))] };
}

function placed(place: Place, other: Place | undefined, known: Known): Placed | undefined {
  if (place.owner === undefined) return ofKind(place, other, known);
  const owner = place.owner === spouseMark ? otherOf(other?.owner, known) : place.owner;
  const isOwn = place.kinds.length > 0 || place.all === true || other?.owner === undefined;
  const kinds = isOwn ? place.kinds : other.kinds;
  return owner === undefined ? undefined : ofPerson(owner, kinds, known);
}

/** Every account of the kind where several are meant; else the one there is, or that of the other side's owner. */
function ofKind(
  { fits, plural, kinds }: Place,
  other: Place | undefined,
  known: Known,
): Placed | undefined {
  if (fits.length === 0) return undefined;
  if (fits.length === 1 || plural) return { accounts: namesOf(fits) };
  // "Karen's Roth and traditional IRA"
  const owner = other?.owner;
  const theirs = owner === undefined ? [] : fitting([...kinds, owner], known, undefined);
  const left = theirs.filter((one) => !other?.fits.includes(one));
  const [only, ...more] = left.length === 0 ? theirs : left;
  return only === undefined || more.length > 0 ? undefined : { accounts: [only.name] };
}

/** The other one of a couple. */
export function otherOf(named: string | undefined, { people }: Known): string | undefined {
  const couple = people.slice(0, 2);
  return couple.includes(named ?? "") ? couple.find((name) => name !== named) : undefined;
}

/** What is in one person's name, of a kind where one is said; what both own is no one's. */
export function ofPerson(owner: string, kinds: readonly string[], known: Known): Placed {
  const { accounts, people, first } = known;
  const isOthers = (one: Named): boolean =>
    one.words.some((word) => word !== owner && people.includes(word));
  const isFirsts = (one: Named): boolean =>
    owner === first && isNobodys(one, people) && !isOthers(one);
  const own = accounts.filter((one) => one.words.includes(owner) || isFirsts(one));
  const fits = own.filter((one) => kinds.every((kind) => isOf(kind, one)));
  const loose = kinds.filter((kind) => !/^(?:ira|plan)$/.test(kind));
  const found =
    fits.length > 0 || loose.length === 0
      ? fits
      : own.filter((one) => loose.every((kind) => isOf(kind, one)));
  const kind = kinds.length === 0 ? {} : { kind: kinds.join(" ") };
  // "the Children's" is a trust, and no person.
  if (found.length > 0 && found.every(({ words }) => words.includes("trust"))) {
    return { accounts: namesOf(found) };
  }
  const person = `${owner.charAt(0).toUpperCase()}${owner.slice(1)}`;
  return { accounts: namesOf(found), person, ...kind };
}

const namesOf = (accounts: readonly Named[]): string[] => accounts.map(({ name }) => name);
