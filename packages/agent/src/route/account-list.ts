import { type Account, accountMark, type Item, namedBy, type Span, sentence } from "./item.ts";

/** "all the trusts and Helen's IRA": where a group and what is listed with it are every account, nothing is narrowed. */
export function together(
  items: readonly Item[],
  spans: readonly Span[],
  accounts: readonly string[],
): Span[] {
  const narrowing = spans.filter(({ start }) => !isLeftOut(items, start));
  const lists: Span[][] = [];
  for (const span of spans) {
    const last = lists.at(-1)?.at(-1);
    const between = items.slice(last?.end, span.start).map(({ said }) => said);
    const isList =
      last !== undefined &&
      between.every((said) => joins.test(said)) &&
      !beginsAnew(items, last.end, span) &&
      !isOutAfter(items, span.end);
    if (isList) lists.at(-1)?.push(span);
    else lists.push([span]);
  }
  return lists.flatMap((list) => meant(list, { items, accounts, narrowing }));
}

/** "The return of the rollover. Also, did Karen sell anything?": a question of its own is no more of a list. */
const beginsAnew = (items: readonly Item[], from: number, { start, mention }: Span): boolean =>
  items.slice(from, start + 1).some(({ gap }) => gap === "stop") || asksOfOne.test(mention.said);
const asksOfOne = /^(?:do|did|have|are|can|could|would) we$/;

function meant(
  list: readonly Span[],
  {
    items,
    accounts,
    narrowing,
  }: { items: readonly Item[]; accounts: readonly string[]; narrowing: readonly Span[] },
): readonly Span[] {
  const [first, ...others] = list;
  if (first === undefined) return [];
  const end = list.at(-1)?.end ?? first.end;
  const named = new Set(list.flatMap(({ mention }) => namedBy(mention.account)));
  const isGroup = list.some(({ mention }) => mention.account?.kind === "some");
  if (isGroup && named.size === accounts.length) {
    return [{ start: first.start, end, mention: { said: "accounts" } }];
  }
  if (isNamedAgain(first, others)) return [{ ...first, end }];
  const narrower = narrowed(items, list);
  if (narrower !== undefined) return [narrower];
  if (isShared(items, list, named.size === accounts.length)) {
    const last = items[end]?.said === "each" ? end + 1 : end;
    return [{ start: first.start, end: last, mention: sumOf([...named], accounts) }];
  }
  return list.filter((span) => !isNarrowed(items, span, narrowing));
}

/** "the Roth and the brokerage, combined value": one value of both. */
function sumOf(names: readonly string[], accounts: readonly string[]): Span["mention"] {
  const [only, ...more] = names;
  const others = accounts.filter((name) => !names.includes(name));
  if (others.length === 0) return { said: "accounts" };
  const account: Account =
    only !== undefined && more.length === 0
      ? { kind: "known", name: only }
      : { kind: "some", names, others };
  return { said: accountMark, account };
}

/** "the Roth and the brokerage, each", "cash in the Roth and the brokerage": asked of both. */
function isShared(items: readonly Item[], list: readonly Span[], isAll: boolean): boolean {
  if (list.length < 2 || !isEachKnown(list)) return false;
  const text = sentence(items);
  const next = items[list.at(-1)?.end ?? items.length];
  const after = sentence(items.slice(list.at(-1)?.end));
  const isLast = !isAll && (next === undefined || next.gap !== "none");
  return isLast || summed.test(text) || respectively.test(text) || goesOn.test(after);
}
const respectively = /\b(?:each|respectively|apiece)$/;
const goesOn = /^(?:each|both|respectively|worth|hold|own|contain)\b/;

const isEachKnown = (list: readonly Span[]): boolean =>
  list.every(({ mention: { account } }) => account?.kind === "known" || account?.kind === "some");
const summed =
  /\b(?:combined|together|altogether|taken as (?:a|1)|in (?:total|sum)|sum|summed|(?:1|single) (?:number|sum|figure|total)|between them|the (?:pair|2) of them|added (?:up|together)|add up|(?:come|comes|amount|amounts) to)\b/;

/** "Karen's two IRAs, the traditional and the Roth": the same ones, each by its name. */
function isNamedAgain({ mention: { account } }: Span, others: readonly Span[]): boolean {
  const named = new Set(others.flatMap(({ mention }) => namedBy(mention.account)));
  return (
    account?.kind === "some" &&
    account.names.every((name) => named.delete(name)) &&
    named.size === 0
  );
}

/** "Karen's IRA, the traditional one": the one of several that is named after them. */
function narrowed(items: readonly Item[], [first, second, ...others]: readonly Span[]) {
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const between = sentence(items.slice(first.end, second.start));
  const { account } = second.mention;
  const isOpen = first.mention.account?.kind === "several" && account?.kind === "known";
  if (!isOpen || !/^(?:the|my|our|her|his|their|i mean)?$/.test(between)) return undefined;
  const name = account.name.toLowerCase();
  const isOfKind = items.slice(first.start, first.end).some(({ said }) => name.includes(said));
  return isOfKind ? { ...second, start: first.start } : undefined;
}

/** "Karen's accounts except the Roth" are still Karen's. */
const isLeftOut = (items: readonly Item[], start: number): boolean =>
  /\b(?:not|except|excluding|without|besides|minus|but|(?:except|apart|aside) (?:for|from)|(?:other|rather) than|leaving out)(?: (?:for|the|her|his|their|my|our))*$/.test(
    sentence(items.slice(Math.max(0, start - 4), start)),
  );

/** "the trusts, Helen's IRA not counted" */
const isOutAfter = (items: readonly Item[], end: number): boolean =>
  /^(?:not (?:counted|included)|excluded|left out|omitted|aside)\b/.test(
    sentence(items.slice(end, end + 2)),
  );

/** "Karen's AAPL in her Roth"; "what is her Roth worth, and how much cash does Karen have" are two. */
const isNarrowed = (
  items: readonly Item[],
  { start, end, mention: { account, said } }: Span,
  spans: readonly Span[],
): boolean =>
  account?.kind === "some" &&
  spans.some(
    ({ mention: { account: one }, ...other }) =>
      one?.kind === "known" &&
      account.names.includes(one.name) &&
      !(asksOfOne.test(said) && other.end <= start) &&
      !isApart(items, Math.min(end, other.end), Math.max(start, other.start)),
  );

/** A sentence of its own, or a question of its own, begins between them. */
const isApart = (items: readonly Item[], from: number, to: number): boolean =>
  items
    .slice(from, to + 1)
    .some(({ gap, said }) => gap === "stop" || (gap === "comma" && said === "and")) ||
  asks.test(sentence(items.slice(from, to)));
const asks = /\b(?:and|what|how|which) .*(?:what|how|which|does|do|did)\b|^(?:how|what|which)\b/;

const joins = /^(?:and|plus|the|in|of|&|\+|my|our|her|his|their|also|with|as|well)$/;

/** What a clause's mentions are together: one account, some, or what has to be asked or told first. */
export function accountMeant(
  items: readonly Item[],
  accounts: readonly string[],
): Account | undefined {
  const mentions = items.flatMap(({ account }) => account ?? []);
  const [first] = mentions;
  const open = mentions.find(({ kind }) => kind === "unknown" || kind === "several");
  if (open !== undefined || mentions.length < 2) return open ?? first;
  const names = [...new Set(mentions.flatMap(namedBy))];
  const [only, ...more] = names;
  if (only !== undefined && more.length === 0) return { kind: "known", name: only };
  const others = accounts.filter((name) => !names.includes(name));
  return others.length === 0 ? undefined : { kind: "some", names, others };
}
