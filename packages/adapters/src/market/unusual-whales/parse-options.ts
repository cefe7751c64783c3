import type { Day } from "@advisor/domain/day";
import { decimal } from "@advisor/domain/decimal";
import { Option } from "@advisor/domain/market/option";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import { fittingRows } from "../shared/fitting-rows.ts";
import { amountField, countField, dayField, priceField, textField } from "../shared/values.ts";

const Contract = z.object({
  nbbo_ask: amountField,
  nbbo_bid: amountField,
  last_price: priceField,
  volume: countField,
  open_interest: countField,
  implied_volatility: amountField,
});
type Contract = z.infer<typeof Contract>;

/** /api/stock/{ticker}/option-contracts: today's contracts. */
export const UnusualWhalesContracts = z.object({
  data: fittingRows(Contract.extend({ option_symbol: textField })),
});

/** /api/stock/{ticker}/option-chains: the contracts that existed on a day. */
export const UnusualWhalesContractIds = z.object({ data: z.array(z.string()).nullish() });

/** /api/option-contract/{id}/historic: one row for each day. */
export const UnusualWhalesContractHistory = z.object({
  chains: fittingRows(Contract.extend({ date: dayField })).nullish(),
});

export const parseContracts = (
  symbol: string,
  { data }: z.infer<typeof UnusualWhalesContracts>,
): Option[] => options(data.map((row) => candidate(symbol, row.option_symbol ?? "", row)));

/** The contracts as quoted on `on`; contracts without a quote that day are dropped. */
export const parseContractsOn = (
  symbol: string,
  on: Day,
  answers: readonly { id: string; historic: z.infer<typeof UnusualWhalesContractHistory> }[],
): Option[] =>
  options(
    answers.flatMap(({ id, historic }) => {
      const row = historic.chains?.find(({ date }) => date === on);
      return row === undefined ? [] : candidate(symbol, id, row);
    }),
  );

const options = (candidates: ReturnType<typeof candidate>[]): Option[] =>
  keepCompleteRows("unusual-whales", Option, candidates);

function candidate(symbol: string, id: string, row: Contract) {
  const named = occ(id);
  return {
    contract: id,
    symbol,
    type: named?.type ?? null,
    expiration: named?.expiration ?? null,
    strike: named?.strike ?? null,
    last: row.last_price,
    bid: row.nbbo_bid,
    ask: row.nbbo_ask,
    volume: row.volume,
    open_interest: row.open_interest,
    implied_volatility: row.implied_volatility,
    delta: null,
  };
}

/** The nearest expirations first and, within each, the strikes nearest to the middle one. */
export function nearestContracts(ids: readonly string[], most: number): string[] {
  const known = ids.flatMap((id) => ({ id, ...(occ(id) ?? { expiration: "" }) }));
  const dated = known.filter((one) => "strike" in one);
  const expirations = [...Map.groupBy(dated, ({ expiration }) => expiration)];
  return expirations
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([, contracts]) => fromTheMiddle(contracts))
    .slice(0, most)
    .map(({ id }) => id);
}

function fromTheMiddle<Contract extends { strike: string }>(contracts: Contract[]): Contract[] {
  const sorted = contracts.toSorted((a, b) => decimal(a.strike).cmp(b.strike));
  const middle = decimal(sorted[Math.floor(sorted.length / 2)]?.strike ?? 0);
  const distance = ({ strike }: Contract) => middle.minus(strike).abs();
  return sorted.toSorted((a, b) => distance(a).cmp(distance(b)));
}

/** Parses an OCC option symbol: root, yymmdd, C or P, strike in thousandths. */
function occ(id: string): Pick<Option, "type" | "expiration" | "strike"> | undefined {
  const parts = /^[A-Z]{1,6}(\d\d)(\d\d)(\d\d)([CP])(\d{8})$/.exec(id);
  if (parts === null) return undefined;
  const [, year, month, date, type, strike = "0"] = parts;
  return {
    type: type === "C" ? "call" : "put",
    expiration: `20${year}-${month}-${date}`,
    strike: decimal(strike).div(1000).toFixed(),
  };
}
