import { type Decimal, decimal, zero } from "@advisor/domain/decimal";
import { lookThrough } from "@advisor/domain/portfolio/look-through";
import { shareOf } from "@advisor/domain/portfolio/symbol";
import type * as Security from "@advisor/domain/security";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { name } from "../book/dimensions.ts";
import type { Facts, HeldFact } from "../book/facts.ts";
import { accounts, count, marketValue, share, weight } from "../book/measures.ts";
import { securityDimensions } from "../book/positions.ts";
import type { Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

const { symbol, name: title, issuer } = securityDimensions;

/** Securities including those inside funds. The undisclosed part of a fund is a row of its own. */
export const exposures: Dataset = {
  noun: ["exposure", "exposures"],
  dimensions: {
    ...accountDimensions,
    ...{ symbol, name: title, issuer },
    fund: { ...name("held through"), values: ["direct"] },
  },
  measures: { market_value: marketValue, weight, share, count, accounts },
  columns: ["market_value", "weight"],
  title: ["symbol", "name"],
  reads: ["funds"],
  rows(facts) {
    const issuers = issuersBySymbol(facts);
    return facts.held.flatMap((held) => {
      const content = facts.funds.get(held.symbol);
      const value = held.position.market_value;
      return content === undefined || value === null
        ? [directRow(held)]
        : contents(content, facts.funds).map((part) =>
            partRow(withIssuer(part, issuers), value, held),
          );
    });
  },
};

/** A fund's list often names no issuers; those of what is held directly apply to it too. */
const issuersBySymbol = ({ held, spelled }: Facts): ReadonlyMap<string, string> =>
  new Map(
    held.flatMap(({ holding, issuer }) => {
      const share = shareOf(holding);
      return share === undefined || issuer === null ? [] : [[spelled(share), issuer] as const];
    }),
  );

const withIssuer = (part: Part, issuers: ReadonlyMap<string, string>): Part =>
  part.issuer !== null || part.symbol === null
    ? part
    : { ...part, issuer: issuers.get(part.symbol) ?? null };

interface Part {
  symbol: string | null;
  name: string;
  issuer: string | null;
  /** The fraction of the fund. */
  weight: Decimal;
}

const opened = new WeakMap<ReadonlyMap<string, Security.Fund>, Map<string, Part[]>>();

/** Computed once per set of funds, because it is the same for all households. */
function contents(fund: Security.Fund, funds: Facts["funds"]): Part[] {
  const known = opened.get(funds) ?? new Map<string, Part[]>();
  opened.set(funds, known);
  const found = known.get(fund.symbol) ?? open(fund, funds);
  known.set(fund.symbol, found);
  return found;
}

function open(fund: Security.Fund, funds: Facts["funds"]): Part[] {
  const { symbol: ticker, name: fundName } = fund;
  const held = { symbol: ticker, name: fundName, issuer_id: null, value: decimal(1) };
  const {
    exposures: all,
    other_in_fund,
    financing,
  } = lookThrough({
    holdings: [held],
    cash: zero,
    funds,
  });
  const parts = all.map((one) => ({
    symbol: one.symbol,
    name: one.name,
    issuer: one.issuer_id,
    weight: one.total,
  }));
  const rest = (text: string, amount: Decimal): Part[] =>
    amount.eq(0) ? [] : [{ symbol: null, name: `${text} ${ticker}`, issuer: null, weight: amount }];
  return [...parts, ...rest("other in", other_in_fund), ...rest("borrowed by", financing)];
}

const partRow = (part: Part, value: Decimal, held: HeldFact): Row => ({
  id: `${held.holding.account_id}/${held.symbol}/${part.symbol ?? part.name}`,
  key: part.symbol ?? ` ${part.name}`,
  source: sources.funds,
  as_of: held.as_of,
  day: null,
  dimensions: {
    ...held.account,
    symbol: part.symbol,
    name: part.name,
    issuer: part.issuer,
    fund: held.symbol,
  },
  figures: { market_value: value.times(part.weight) },
});

const directRow = (held: HeldFact): Row => ({
  id: `${held.holding.account_id}/${held.symbol}`,
  key: held.symbol,
  source: sources.holdings,
  as_of: held.as_of,
  day: null,
  dimensions: {
    ...held.account,
    symbol: held.symbol,
    name: held.holding.name,
    issuer: held.issuer,
    fund: "direct",
  },
  figures: {
    market_value: held.position.market_value ?? held.position.market_value_reason ?? "no_price",
  },
});
