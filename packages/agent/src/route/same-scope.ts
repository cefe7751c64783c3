import { type Item, namedBy } from "./item.ts";

/** "What does Rosa hold, and what is her cash?": of one person in the same accounts, what is shared with them. */
export function withSameScope(items: readonly Item[]): Item[] {
  const wide = items.flatMap(({ account, said }) =>
    account?.kind === "some" && /\bwe\b/.test(said) ? [account] : [],
  );
  return items.map((item) => {
    const own = isSomebodys(item) ? namedBy(item.account) : [];
    const found = wide.find(
      ({ names }) => names.length > own.length && own.every((one) => names.includes(one)),
    );
    return own.length === 0 || found === undefined ? item : { ...item, account: found };
  });
}

/** "her", "Karen's": whose it is, and no account. */
const isSomebodys = ({ account, raw }: Item): boolean =>
  (account?.kind === "known" && account.whose === true) ||
  (account?.kind === "some" && /'s?$/.test(raw));
