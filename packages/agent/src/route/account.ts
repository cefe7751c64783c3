import { fitting, type Known, knownOf } from "./account-fit.ts";
import { together } from "./account-list.ts";
import { isNamed } from "./account-named.ts";
import { personSpans } from "./account-person.ts";
import { isOutright, type Run, runAt } from "./account-run.ts";
import { relativeEnd, strangeEnd } from "./account-strange.ts";
import { heardAt, type Named } from "./account-words.ts";
import { type Account, accountMark, type Item, type Span, sentence } from "./item.ts";

/** Accounts that the words name: by the names given, by a type that one has, by whose it is, or as unknown ones. */
export function accountSpans(
  items: readonly Item[],
  accounts: readonly string[],
  members: readonly string[] = [],
): Span[] {
  const known = knownOf(accounts, members);
  const spans: Span[] = [];
  let index = 0;
  while (index < items.length) {
    const run = runAt(items, index, known);
    const named = mentionAt(items, index, run, known);
    if (named !== undefined) spans.push(named);
    index = Math.max(index + 1, named?.end ?? (isGeneral(items, index) ? run.end : 0));
  }
  const persons = personSpans(items, known, spans);
  const all = [...spans, ...persons].sort((a, b) => a.start - b.start);
  return together(items, all, accounts);
}

function mentionAt(
  items: readonly Item[],
  start: number,
  run: Run,
  known: Known,
): Span | undefined {
  const said = items[start - 1]?.said ?? "";
  if (items[start]?.account !== undefined || articles.test(said)) return undefined;
  if (run.words.length === 0) return nobodys(items, start, known);
  const person = pronouns.test(said) ? personBefore(items, start, known) : undefined;
  const { own, fits } = read(run, known, person);
  if (general.test(said) && fits.length > 0) return amongst(items, { start, own, fits, known });
  if (general.test(said) && !isOutright(own)) return undefined;
  if (!isNamed(items, start, own, fits, known)) return undefined;
  const name = rawOf(items.slice(start, run.noun === undefined ? run.end : run.end - 1));
  const account = meant(items, start, own, { name, fits, known });
  return account === undefined
    ? undefined
    : { start, end: run.end, mention: { said: accountMark, account } };
}

/** By every word; where nothing fits, by those that an account's own name may have. */
function read(run: Run, known: Known, person: string | undefined) {
  const fits = fitting(run.words, known, person);
  if (fits.length > 0 || run.direct.length === 0) return { own: run, fits };
  return { own: { ...run, words: run.direct }, fits: fitting(run.direct, known, person) };
}

/** "which trust is the largest" asks among the trusts. */
const isSized = (items: readonly Item[], from: number): boolean =>
  /^(?:(?:is|are|has|have|holds?) )?(?:worth )?(?:the )?(?:most|bigg?est|largest|smallest|least|highest|lowest|bigger|larger|smaller)(?: (?:money|value|balance|1))?(?: .*)?$/.test(
    sentence(items.slice(from, from + 5)),
  ) && !items.some(({ symbols, said }) => symbols !== undefined || byOther.test(said));
const byOther = /^(?:cash|positions?|holdings?|stocks?|bonds?|etfs?|gains?|returns?|performance)$/;

function amongst(
  items: readonly Item[],
  { start, own, fits, known }: { start: number; own: Run; fits: readonly Named[]; known: Known },
): Span | undefined {
  const asks = /^(?:which|what)$/.test(items[start - 1]?.said ?? "");
  if (!(asks && isSized(items, own.end))) return undefined;
  return { start, end: own.end, mention: allOf(fits, known) };
}

function allOf(fits: readonly Named[], { accounts }: Known): Span["mention"] {
  const rest = accounts.filter((one) => !fits.includes(one));
  const [first, ...more] = namesOf(fits);
  if (rest.length === 0 || first === undefined) return { said: "account" };
  const account: Account =
    more.length === 0
      ? { kind: "known", name: first }
      : { kind: "some", names: [first, ...more], others: namesOf(rest) };
  return { said: "account", account };
}

const rawOf = (items: readonly Item[]): string => items.map(({ raw }) => raw).join(" ");

/** "a Roth IRA" is any, and nobody's. */
const articles = /^(?:an?|about)$/;
/** "which IRA", "each account" */
const general = /^(?:which|what|each|every|any|per|by|another|either|no)$/;
const pronouns = /^(?:her|his|their)$/;
const isGeneral = (items: readonly Item[], at: number): boolean => {
  const said = items[at - 1]?.said ?? "";
  return articles.test(said) || general.test(said);
};

/** "my Schwab account", "the spouse's IRA": where several people are known, which of them it is has to be asked. */
function nobodys(items: readonly Item[], start: number, { people }: Known): Span | undefined {
  const relatives = relativeEnd(items, start);
  const end = relatives ?? strangeEnd(items, start);
  if (end === undefined) return undefined;
  const name = rawOf(items.slice(start, end));
  const after = /^accounts?$/.test(items[end]?.said ?? "") ? end + 1 : end;
  const isOpen = relatives !== undefined && people.length > 1;
  const account: Account = isOpen ? { kind: "several" } : { kind: "unknown", name };
  return { start, end: after, mention: { said: accountMark, account } };
}

/** "does Rosa have TIP in her IRA" */
function personBefore(items: readonly Item[], at: number, { people }: Known): string | undefined {
  const names = new Set(people);
  const heard = items.slice(0, at).map((_, index) => heardAt(items, index, names)?.word);
  return heard.findLast((word) => word !== undefined);
}

/** The one account that fits, several together, or none of that name; undefined where it is every one. */
function meant(
  items: readonly Item[],
  start: number,
  { noun, plural, words }: Run,
  { name, fits, known }: { name: string; fits: readonly Named[]; known: Known },
): Account | undefined {
  const [first, ...others] = fits;
  if (first === undefined) return { kind: "unknown", name };
  if (others.length === 0) return { kind: "known", name: first.name };
  const isOwners = words.length === 1 && known.people.includes(words[0] ?? "");
  if (!(plural || (isOwners && noun === undefined))) return { kind: "several" };
  const count = counts.get(items[start - 1]?.said ?? "") ?? fits.length;
  if (count !== fits.length) return { kind: "several" };
  const rest = known.accounts.filter((one) => !fits.includes(one));
  if (rest.length === 0) return undefined;
  return { kind: "some", names: namesOf(fits), others: namesOf(rest) };
}

const namesOf = (accounts: readonly Named[]): string[] => accounts.map(({ name }) => name);
const counts: ReadonlyMap<string, number> = new Map([
  ["both", 2],
  ["2", 2],
  ["3", 3],
  ["4", 4],
]);
