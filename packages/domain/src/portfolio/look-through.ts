import type { Day } from "../day.ts";
import { type Decimal, decimal, max, min, sum, zero } from "../decimal.ts";
import type * as Security from "../security.ts";

export interface HeldSecurity {
  symbol: string;
  name: string;
  issuer_id: string | null;
  value: Decimal;
}

export interface Exposure {
  /** Null for a constituent without a ticker. */
  symbol: string | null;
  name: string;
  issuer_id: string | null;
  direct: Decimal;
  via_funds: Decimal;
  total: Decimal;
}

/** A held fund with the result of looking through it. Amounts are US dollars. */
export interface FundLookThrough {
  symbol: string;
  name: string;
  value: Decimal;
  /** The date of the oldest holdings list used, including those of nested funds. */
  as_of: Day;
  /** The percentage of the fund that its own list discloses; 0 when the list is invalid. */
  coverage_pct: Decimal;
  /** 2 for a fund that moves twice as much as its index. Exposures are multiplied by it. */
  leverage: Decimal;
  /** Value not covered by the list. Negative when the weights sum to slightly more than 1. */
  other_in_fund: Decimal;
  /** The negative amount that leverage borrows: exposures + other_in_fund + financing = value. */
  financing: Decimal;
}

export interface FundFault {
  symbol: string;
  code: "weights_over_1";
  weight_sum: Decimal;
}

/** In US dollars. `total` = exposures + other_in_fund + financing + cash, exactly. */
export interface LookThrough {
  exposures: Exposure[];
  funds: FundLookThrough[];
  other_in_fund: Decimal;
  financing: Decimal;
  cash: Decimal;
  total: Decimal;
  faults: FundFault[];
}

/** Rounded weights may sum to slightly more than 1. A list that exceeds this is invalid. */
const maxWeightSum = decimal("1.005");
/** How many levels of nested funds are looked through below a held fund. */
const maxNested = 3;

/** Computes exposures: those held directly plus those through funds (fund value x weight). */
export function lookThrough(input: {
  holdings: readonly HeldSecurity[];
  cash: Decimal;
  funds: ReadonlyMap<string, Security.Fund>;
}): LookThrough {
  const book: Book = { exposures: new Map(), faults: new Map() };
  const funds: FundLookThrough[] = [];
  for (const held of joined(input.holdings)) {
    const fund = input.funds.get(held.symbol);
    if (fund) funds.push(openHeld(held, fund, input.funds, book));
    else addExposure(book, held, held.value, zero);
  }
  return {
    exposures: [...book.exposures.values()].toSorted((a, b) => b.total.cmp(a.total)),
    funds,
    other_in_fund: sum(funds.map((fund) => fund.other_in_fund)),
    financing: sum(funds.map((fund) => fund.financing)),
    cash: input.cash,
    total: sum(input.holdings.map((held) => held.value)).plus(input.cash),
    faults: [...book.faults.values()],
  };
}

export interface SharedHolding {
  symbol: string | null;
  name: string;
  /** The weights in both funds, as fractions of 1. */
  weights: [Decimal, Decimal];
  overlap: Decimal;
}

/** The securities that both funds hold, largest overlap first. Overlap is the smaller weight. */
export function sharedHoldings(a: Security.Fund, b: Security.Fund): SharedHolding[] {
  const [weightsA, weightsB] = [weights(a), weights(b)];
  const names = new Map(a.constituents.map((row) => [keyOf(row), row]));
  return [...weightsA]
    .flatMap(([key, weight]): SharedHolding[] => {
      const row = names.get(key);
      const other = weightsB.get(key);
      if (row === undefined || other === undefined) return [];
      const part = max(min(weight, other), zero);
      return [{ symbol: row.symbol, name: row.name, weights: [weight, other], overlap: part }];
    })
    .filter(({ overlap: part }) => part.gt(0))
    .toSorted((one, two) => two.overlap.cmp(one.overlap));
}

/** The total overlap of two funds, as a fraction of 1. */
export const fundOverlap = (a: Security.Fund, b: Security.Fund): Decimal =>
  sum(sharedHoldings(a, b).map((one) => one.overlap));

interface Book {
  exposures: Map<string, Exposure>;
  faults: Map<string, FundFault>;
}

interface Opening {
  funds: ReadonlyMap<string, Security.Fund>;
  book: Book;
  /** Symbols from the held fund down to the current one, to stop at cycles and at the maximum depth. */
  path: readonly string[];
}

interface Rest {
  other: Decimal;
  financing: Decimal;
  as_of: Day;
}

function joined(holdings: readonly HeldSecurity[]): HeldSecurity[] {
  const groups = [...Map.groupBy(holdings, (held) => held.symbol).values()];
  return groups.flatMap((group) =>
    group.slice(0, 1).map((first) => ({ ...first, value: sum(group.map((held) => held.value)) })),
  );
}

function openHeld(
  held: HeldSecurity,
  fund: Security.Fund,
  funds: ReadonlyMap<string, Security.Fund>,
  book: Book,
): FundLookThrough {
  const opened = isSound(fund, book);
  const rest = opened
    ? open(fund, held.value, { funds, book, path: [fund.symbol] })
    : { other: held.value, financing: zero, as_of: fund.as_of };
  return {
    symbol: held.symbol,
    name: held.name,
    value: held.value,
    as_of: rest.as_of,
    coverage_pct: opened ? weightSum(fund).times(100) : zero,
    leverage: decimal(fund.leverage),
    other_in_fund: rest.other,
    financing: rest.financing,
  };
}

/** Adds the exposures of `value` dollars in a fund, and returns what they do not cover. */
function open(fund: Security.Fund, value: Decimal, opening: Opening): Rest {
  const { book, funds, path } = opening;
  const gross = value.times(fund.leverage);
  const rests: Rest[] = [
    {
      other: gross.times(decimal(1).minus(weightSum(fund))),
      financing: value.minus(gross),
      as_of: fund.as_of,
    },
  ];
  for (const constituent of fund.constituents) {
    const amount = gross.times(constituent.weight);
    const nested = constituent.symbol === null ? undefined : funds.get(constituent.symbol);
    if (!nested) {
      addExposure(book, constituent, zero, amount);
    } else if (path.length <= maxNested && !path.includes(nested.symbol) && isSound(nested, book)) {
      rests.push(open(nested, amount, { ...opening, path: [...path, nested.symbol] }));
    } else {
      rests.push({ other: amount, financing: zero, as_of: fund.as_of });
    }
  }
  return {
    other: sum(rests.map((rest) => rest.other)),
    financing: sum(rests.map((rest) => rest.financing)),
    as_of: rests.map((rest) => rest.as_of).toSorted()[0] ?? fund.as_of,
  };
}

function isSound(fund: Security.Fund, book: Book): boolean {
  const total = weightSum(fund);
  if (total.lte(maxWeightSum)) return true;
  book.faults.set(fund.symbol, { symbol: fund.symbol, code: "weights_over_1", weight_sum: total });
  return false;
}

const weightSum = (fund: Security.Fund): Decimal =>
  sum(fund.constituents.map((constituent) => decimal(constituent.weight)));

function addExposure(book: Book, of: SecurityNames, directly: Decimal, viaFunds: Decimal): void {
  const before = book.exposures.get(keyOf(of));
  const direct = directly.plus(before?.direct ?? zero);
  const via_funds = viaFunds.plus(before?.via_funds ?? zero);
  book.exposures.set(keyOf(of), {
    symbol: of.symbol,
    name: before?.name ?? of.name,
    issuer_id: before?.issuer_id ?? of.issuer_id,
    direct,
    via_funds,
    total: direct.plus(via_funds),
  });
}

type SecurityNames = Pick<Exposure, "symbol" | "name" | "issuer_id">;

const keyOf = ({ symbol, name }: Pick<SecurityNames, "symbol" | "name">): string =>
  symbol ?? ` ${name}`;

function weights(fund: Security.Fund): Map<string, Decimal> {
  const groups = [...Map.groupBy(fund.constituents, keyOf)];
  return new Map(groups.map(([key, rows]) => [key, sum(rows.map((row) => decimal(row.weight)))]));
}
