import { accountMeant } from "./account-list.ts";
import { type Account, type Item, type Period, sentence } from "./item.ts";
import { leftOut } from "./left-out.ts";
import type { Reading } from "./read.ts";
import type { Params } from "./routed.ts";
import * as slots from "./slots.ts";
import { isCollision, isIndian } from "./symbols.ts";

/** One thing that a message asks, with the mentions taken out of its words. */
export interface Clause {
  /** The words, mentions as SYM, ACC and PER. */
  said: string;
  /** The words with what the household's account was called left in. */
  plain: string;
  /** As it stands in the message. */
  text: string;
  symbols: readonly string[];
  account: Account | undefined;
  period: Period | undefined;
  /** Each stretch of time that was named, in the order of the words. */
  periods: readonly Period[];
  without: Params["without"];
  /** Holds a word in capitals that is also a ticker and is not held. */
  doubtful: boolean;
  /** Names a share that trades in India and is not held. */
  abroad: boolean;
  /** Names only what is not held, as far as that is known. */
  unheld: boolean;
  anotherHousehold: boolean;
  stranger: boolean;
  /** The first names of the household's members. */
  members: ReadonlySet<string>;
  /** The day of the statements. */
  today: string;
}

/** What a clause asks is within its first words. */
const longest = 80;

export function clauseOf(items: readonly Item[], given: Reading): Clause {
  const symbols = [...new Set(items.flatMap((item) => item.symbols ?? []))];
  const first = items[0];
  const last = items.at(-1);
  const heard = items.slice(0, longest);
  const account = holders(accountMeant(items, given.accounts), items);
  const some = account?.kind === "some" ? account : undefined;
  return {
    said: sentence(heard),
    plain: sentence(heard.map((item) => ({ said: plainOf(item, given.text) }))),
    text: first === undefined || last === undefined ? "" : given.text.slice(first.at, last.end),
    symbols,
    account: some === undefined ? account : undefined,
    period: periodMeant(items, given.today),
    periods: items.flatMap(({ period }) => period?.joined ?? period ?? []),
    without: onlyOf(
      sentence(heard),
      leftOut(
        items.flatMap(({ without = [] }) => without),
        given.text,
        some,
      ),
    ),
    doubtful: items.some(
      (item, index) => item.symbols === undefined && isCollision(item, index, given.shouted),
    ),
    abroad: items.some(({ symbols = [] }) =>
      symbols.some((symbol) => isIndian(symbol) && given.held?.has(symbol) !== true),
    ),
    unheld:
      given.held !== undefined &&
      symbols.length > 0 &&
      !symbols.some((symbol) => given.held?.has(symbol)),
    anotherHousehold: items.some(({ at }) => given.elsewhere.has(at)),
    stranger: given.stranger,
    members: given.members,
    today: given.today,
  };
}

/** "which stocks and ETFs are down": the other classes are left out. */
function onlyOf(said: string, without: Params["without"]): Params["without"] {
  const others = slots.otherClasses(said);
  if (others.length === 0) return without;
  return {
    ...without,
    asset_classes: [...new Set([...(without?.asset_classes ?? []), ...others])],
  };
}

/** "doing the books tonight: what was bought in March?": of two the one that is not just today, nor a rate. */
function periodMeant(items: readonly Item[], today: string): Period | undefined {
  const [first, second] = items.flatMap(({ period }) => period ?? []);
  const isNow = first?.from === today && first.to === today;
  return isNow || first?.rate === true ? (second ?? first) : first;
}

/** "BND, both IRAs", of three: in those that hold it. */
function holders(account: Account | undefined, items: readonly Item[]): Account | undefined {
  const { names, others } = account?.kind === "several" ? account : {};
  const isOfSymbol = items.some(({ symbols }) => symbols !== undefined);
  if (!isOfSymbol || names === undefined || others === undefined) return account;
  return others.length === 0 ? undefined : { kind: "some", names, others };
}

const plainOf = (item: Item, text: string): string =>
  item.account === undefined
    ? item.said
    : text
        .slice(item.at, item.end)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ");
