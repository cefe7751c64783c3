import type { Clause } from "./clause.ts";
import { periodMark } from "./item.ts";
import type { Intent, Params, RoutedPart } from "./routed.ts";
import * as slots from "./slots.ts";

/** The clause in the words of a short change, where it narrows or widens what was just listed. */
export function filtered(clause: Clause, { intent, params }: RoutedPart): Clause {
  if (!lists.has(intent)) return clause;
  const { said } = clause;
  if (clears.test(said)) return { ...clause, said: "everything" };
  if (narrows.test(said)) return { ...clause, said: said.replace(narrows, "only ") };
  const back = putsBack.exec(said)?.groups?.what;
  const asset_class = back === undefined ? undefined : slots.assetClass(back);
  const { asset_classes = [], ...others } = params.without ?? {};
  if (asset_class === undefined || !asset_classes.includes(asset_class)) return clause;
  const left = asset_classes.filter((one) => one !== asset_class);
  return left.length === 0 && Object.keys(others).length === 0
    ? { ...clause, said: "everything" }
    : without(clause, { ...others, ...(left.length === 0 ? {} : { asset_classes: left }) });
}

const lists: ReadonlySet<Intent> = new Set([
  ...(["positions_list", "portfolio_ranking", "activity", "transfers"] as const),
]);

const lead =
  "^(?:(?:and|now|ok|okay|so|then|please|just|can|could|would|you|i|want|to|let us|lets|also) )*";
const rows = "(?:it|that|this|them|those|these|the list|the results?|things|down)";
const kinds =
  "(?:etfs?|stocks?|equities|bonds?|options?|mutual funds?|funds?|fixed income|munis?|treasuries)";
const narrows = new RegExp(
  `${lead}(?:narrow|filter|limit|restrict|reduce|cut|pare|whittle|boil|scope|trim)(?: ${rows})* (?:down )?(?:to|by|for|on|only)(?: (?:show|just|only|the))* |${lead}(?:which|what|any)(?: 1| ones?)? of (?:them|these|those|the trades|the transfers)(?: (?:were|was|are|is|did|took place|happened|made|done|executed|placed|came|occurred))* (?=${periodMark}$)|${lead}(?:anything|any(?: of (?:them|those|these))?|something)(?: (?:from|made|done|dated))* (?=${periodMark}$)|${lead}keep (?:(?:only|just) )?(?:the )?(?=${kinds}|SYM)`,
);
const clears = new RegExp(
  `${lead}(?:(?:remove|clear|drop|lift|undo|reset|lose|cancel) (?:(?:the|that|all|any|those|my) )*(?:filters?|restrictions?|limits?|narrowing)|no filters?|unfilter(?: (?:it|that|them))?|unfiltered|reset(?: (?:it|that))?|(?:widen|expand|broaden|extend|open)(?: ${rows})*(?: (?:up|out|again))* (?:to )?(?:everything|all|all of (?:it|them)|the (?:full|whole) list)|(?:show|include|add|and|with|put)(?: (?:me|back|in))* the (?:rest|others|other ones)(?: (?:back|in|too|again|as well))+)(?: (?:now|again|please))*$`,
);
const putsBack = new RegExp(
  `${lead}(?:put|add|bring|include|show|with|take)(?: (?:me|back|in|the|all|my|our))* (?<what>${kinds})(?: (?:back|again|too|as well|in|now))*$`,
);

const without = (clause: Clause, left: NonNullable<Params["without"]>): Clause => ({
  ...clause,
  said: "again without",
  symbols: [],
  without: left,
});
