import type { Clause } from "./clause.ts";
import { limit } from "./limit.ts";
import { chosen } from "./picking.ts";
import type { Intent, Params, RoutedPart } from "./routed.ts";
import {
  accountOf,
  daysOf,
  given,
  isToday,
  stretchOf,
  symbolsOf,
  withoutOf,
} from "./rules/claim.ts";
import { topicIn } from "./rules/facts.ts";
import { askedBasis } from "./rules/portfolio-ranking.ts";
import * as slots from "./slots.ts";

/** What a short message changes in the question before; undefined values take something away. */
export type Change = { intent?: Intent } & { [Key in keyof Params]?: Params[Key] | undefined };

/** The values of a message that each intent can take; none when it takes none of them. */
export function change(clause: Clause, { intent, params }: RoutedPart): Change {
  const read = readers[intent];
  if (read === undefined) return {};
  return { ...widened(clause), ...read(clause, params), ...withoutOf(clause) };
}

type Read = (clause: Clause, before: Params) => Change;

const readers: Partial<Record<Intent, Read>> = {
  activity: (clause, before) => ({
    ...place(clause),
    ...symbol(clause),
    ...days(clause),
    ...counted(clause, given({ side: slots.side(clause.said) })),
    ...picked(clause, before),
  }),
  transfers: (clause, before) => ({
    ...place(clause),
    ...days(clause),
    ...counted(
      clause,
      given({
        type: slots.transferType(clause.said),
        status: slots.transferStatus(clause.said),
      }),
    ),
    ...picked(clause, before),
  }),
  positions: (clause) => ({ ...place(clause), ...symbol(clause) }),
  positions_list: (clause) =>
    ofSymbol(clause, "positions") ?? { ...place(clause), ...assetClass(clause) },
  quotes: symbol,
  performance: (clause) =>
    ofSymbol(clause, "symbol_performance") ?? {
      ...place(clause),
      ...stretch(clause),
      ...given({ method: /\bmoney weighted\b/.test(clause.said) ? "mwr" : undefined }),
    },
  symbol_performance: (clause) => ({ ...place(clause), ...symbol(clause), ...stretch(clause) }),
  portfolio_ranking: (clause, before) =>
    ofSymbol(clause, "symbol_performance") ?? {
      ...place(clause),
      ...assetClass(clause),
      ...given({ limit: limit(clause.said), direction: slots.direction(clause.said) }),
      ...basis(clause, before),
    },
  facts: (clause) => given({ topic: topicIn(clause.plain) }),
  account_value: place,
  cash_balance: (clause) => ({ ...place(clause), ...cash(clause) }),
};

const allAccounts =
  /\b(?:all|both|every|combined|overall)(?: \w+)? accounts?\b|^(?:in total|combined)$/;

function place(clause: Clause): Change {
  return allAccounts.test(clause.said) ? { account: undefined } : accountOf(clause);
}

function symbol(clause: Clause): Change {
  const said = symbolsOf(clause);
  return Object.keys(said).length === 0 ? {} : { symbol: undefined, symbols: undefined, ...said };
}

/** A symbol after a question about everything asks about that one holding. */
function ofSymbol(clause: Clause, intent: Intent): Change | undefined {
  if (clause.symbols.length === 0) return undefined;
  const none = { asset_class: undefined, direction: undefined, basis: undefined, limit: undefined };
  return { intent, ...none, method: undefined, ...symbolsOf(clause) };
}

const noStretch = { timeframe: undefined, from: undefined, to: undefined };

const stretch = (clause: Clause): Change =>
  clause.period === undefined ? {} : { ...noStretch, ...stretchOf(clause) };

const days = (clause: Clause): Change =>
  clause.period === undefined ? {} : { ...noStretch, ...daysOf(clause) };

/** Another kind is asked for in full, unless the words say how many. */
function counted(clause: Clause, kind: Params): Change {
  const count = limit(clause.said);
  if (count !== undefined) return { ...kind, limit: count };
  return Object.keys(kind).length === 0 ? {} : { ...kind, limit: undefined };
}

const assetClass = ({ said }: Clause): Change => {
  const asset_class = slots.assetClass(said);
  return asset_class === undefined ? {} : { asset_class, without: undefined };
};

/** "over 1000", "the one before that" */
function picked({ said }: Clause, { nth = 1 }: Params): Change {
  if (
    /\b(?:1|one|trade|transfer|deposit|withdrawal) before(?: (?:that|it|this))?$|^(?:and )?(?:the )?(?:previous|next) (?:1|one)$|^(?:the )?previous$/.test(
      said,
    )
  ) {
    return { nth: nth + 1, limit: undefined };
  }
  const values = chosen(`${said} transfers`);
  const { limit: _, ...rest } = { ...values, ...chosen(said) };
  return rest;
}

const cash = ({ said }: Clause): Change => {
  if (!/\b(?:settled|unsettled|total)\b/.test(said)) return {};
  return { cash: /\btotal\b/.test(said) ? "total" : slots.cashKind(said) };
};

/** Percent, dollars and today each change their side of the basis and leave the other. */
function basis(clause: Clause, { basis: before = "unrealized_pl" }: Params): Change {
  const { size, day, percent } = askedBasis(clause.said, isToday(clause));
  const dollars = slots.inDollars(clause.said);
  if (!(size || day || percent || dollars)) return {};
  return {
    basis: slots.basis({
      size: size || (before === "market_value" && !day),
      day: day || before.startsWith("day_change"),
      percent: percent || (before.endsWith("_pct") && !dollars),
    }),
  };
}

/** "everything" and "all of them" take the narrowing back. */
function widened({ said }: Clause): Change {
  if (!/\b(?:all|everything|more|full)\b/.test(said) || limit(said) !== undefined) return {};
  return slots.assetClass(said) === undefined
    ? { limit: undefined, asset_class: undefined, without: undefined }
    : { limit: undefined };
}
