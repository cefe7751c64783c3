import type { Intent, Remembered, Surroundings } from "./routed.ts";

/** What words may lean on beside the answer before. */
export type Around = Pick<Surroundings, "accounts" | "household" | "held">;

/** Words that lean on the answer before, and what they say. */
export interface FollowTurn {
  /** After answers of these kinds; after any where none is named. */
  after?: ReadonlySet<Intent>;
  said: RegExp;
  /** The same, as short as the rules know it; undefined where it says that only after other answers. */
  plain:
    | string
    | ((found: RegExpExecArray, previous: Remembered, around: Around) => string | undefined);
}

export const after = (...all: Intent[]): ReadonlySet<Intent> => new Set(all);

const lead = "^\\W*(?:(?:and|so|now|ok|okay|then|but|well|just|please|also|right)[, ]+){0,3}";
const close = "(?:,? (?:please|pls|plz|too|as well|then|now|for me|instead|thanks))*\\W*$";
/** A whole message, with what people begin and end it with. */
export const turn = (source: string, flags = ""): RegExp =>
  new RegExp(`${lead}(?:${source})${close}`, `i${flags}`);

export const number = "(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)";
export const it = "(?:it|them|they|those|these|that|this)";
export const inAll = "(?:in (?:all|total)|altogether|all together|together|overall)";
/** "by how much in total", "what do they add up to", of rows that were told. */
export const whatInAll =
  "(?:by )?how much (?:(?:is|are|was|were|do|does|did) (?:it|that|they|those|these)(?: (?:lose|lost|gain|gained|make|made|come to|up|down))? |of an? (?:loss|gain) (?:is (?:it|that) )?)?(?:in (?:all|total)|altogether|all together|together|overall|combined)|(?:what|how much) (?:do|does|did) (?:it|that|they|those|these|all of (?:it|them|those)) (?:add up|come|amount|sum up) to(?: in (?:all|total))?|what(?:'s| is) (?:that|the (?:sum|total)(?: (?:loss|gain|amount|figure))?)(?: (?:of|on) (?:it|them|those|these))?(?: in (?:all|total))?";
/** "what share of the portfolio is that", of nothing but cash. */
export const shareOfThat =
  "(?:what|which|how (?:much|large|big)(?: an?)?) (?:percent(?:age)?|%|share|part|portion|proportion|fraction|slice) of (?:the |our |my |that |this |its )?(?!.*\\bcash\\b).{3,30}? (?:is|does|do) (?:that|it|this)(?: make up| represent)?";

/** What can be asked of one account. */
export const inAccounts = after(
  ...(["cash_balance", "account_value", "positions_list", "portfolio_ranking"] as const),
  ...(["activity", "transfers", "positions", "symbol_performance"] as const),
);

/** The account that was asked about, said behind a question. */
export const there = ({ params: { account } }: Remembered): string =>
  account === undefined ? "" : ` in ${account}`;

/** The one symbol that was asked about, or that the answer named. */
export const onlySymbol = ({
  params: { symbol, symbols },
  named = [],
}: Remembered): string | undefined => {
  const [only = symbol, ...others] = symbol === undefined ? (symbols ?? named) : [symbol];
  return others.length === 0 ? only : undefined;
};
