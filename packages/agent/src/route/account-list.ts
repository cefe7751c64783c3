import { type Account, type Item, namedBy, type Span } from "./item.ts";

/** "all the trusts and Helen's IRA": where a group and what is listed with it are every account, nothing is narrowed. */
export function together(
  items: readonly Item[],
  spans: readonly Span[],
  accounts: readonly string[],
): Span[] {
  const lists: Span[][] = [];
  for (const span of spans) {
    const last = lists.at(-1)?.at(-1);
    const between = items.slice(last?.end, span.start).map(({ said }) => said);
    const isList = last !== undefined && between.every((said) => joins.test(said));
    if (isList) lists.at(-1)?.push(span);
    else lists.push([span]);
  }
  return lists.flatMap((list) => {
    const [first] = list;
    const named = new Set(list.flatMap(({ mention }) => namedBy(mention.account)));
    const isGroup = list.some(({ mention }) => mention.account?.kind === "some");
    const isAll = isGroup && first !== undefined && named.size === accounts.length;
    return isAll
      ? [{ start: first.start, end: list.at(-1)?.end ?? first.end, mention: { said: "accounts" } }]
      : list.filter((span) => !isNarrowed(span, spans));
  });
}

/** "Karen's AAPL in her Roth" */
const isNarrowed = ({ mention: { account } }: Span, spans: readonly Span[]): boolean =>
  account?.kind === "some" &&
  spans.some(
    ({ mention: { account: one } }) => one?.kind === "known" && account.names.includes(one.name),
  );

const joins = /^(?:and|plus|the|in|of|&|\+|my|our|also)$/;

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
