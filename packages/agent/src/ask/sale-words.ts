import { decimal, sum } from "@advisor/domain/decimal";
import type { WashSale } from "@advisor/domain/ips-check/comparison";
import type { Simulation } from "@advisor/domain/lots/simulation";
import { dollars, unitDollars } from "@advisor/domain/money";
import { joinNames } from "@advisor/query/schema/fault";
import { dayText, formatFigure } from "@advisor/query/words/format";

const usd = (value: number): string => dollars(decimal(value));
const units = (value: number): string => formatFigure(decimal(value), "units");
const fewNames = 5;

/** What a sale today would mean: whether it would be a wash sale if that is asked, else its gain. */
export const saleText = (sale: Simulation, question: string): string =>
  [
    ...(/\bwash/i.test(question) ? [washText(sale)] : [proceedsText(sale), ...limitText(sale)]),
    ...sale.notes,
  ].join(" ");

/** "Selling 50 MSFT in Joint at $420.50 today would bring $21,025.00: a long-term gain of $5,000.00." */
function proceedsText(sale: Simulation): string {
  const { quantity, symbol, account, price, proceeds, taxed, st_gain, lt_gain, wash_sale } = sale;
  const brings = `Selling ${units(quantity)} ${symbol} in ${account} at ${unitDollars(decimal(price))} today would bring ${usd(proceeds)}`;
  if (!taxed) return `${brings}; gains and losses there are not taxed.`;
  if (st_gain === null || lt_gain === null)
    return `${brings}; the gain is not known, because the basis or the term of its lots is not.`;
  const parts = [...gainText("long-term", lt_gain), ...gainText("short-term", st_gain)];
  const gains = parts.length === 0 ? "no gain" : joinNames(parts);
  const covered =
    sale.covered_pct === 100
      ? ""
      : ` That covers ${formatFigure(decimal(sale.covered_pct), "percent")} of the proceeds; the gain of the rest is not known.`;
  const washed = wash_sale === null ? "." : `, of which ${disallowedText(wash_sale)}`;
  return `${brings}: ${gains}${washed}${covered}`;
}

/** "$600.00 would be disallowed, because of 30 XOM bought on Nov 9, 2026 in Ann's IRA. From ..." */
function disallowedText(wash: WashSale): string {
  const { disallowed_usd, lost_usd, clear_on } = wash;
  const lost = lost_usd === 0 ? "" : `, ${usd(lost_usd)} of it for good`;
  return `${usd(disallowed_usd)} would be disallowed${lost}, because of ${boughtText(wash)}. From ${dayText(clear_on)} on the whole loss would be kept, as far as the purchases on file show.`;
}

const gainText = (term: string, amount: number): string[] =>
  amount === 0 ? [] : [`a ${term} ${amount < 0 ? "loss" : "gain"} of ${usd(Math.abs(amount))}`];

const limitText = ({ gain_limit }: Simulation): string[] => {
  if (gain_limit === null || gain_limit.this_sale <= 0) return [];
  const { policy, limit, left } = gain_limit;
  const yearly = `the yearly limit of ${usd(limit)} in ${policy}`;
  return [
    left < 0 ? `That is ${usd(-left)} over ${yearly}.` : `That leaves ${usd(left)} of ${yearly}.`,
  ];
};

function boughtText({ replacements }: WashSale): string {
  const bought = replacements.map(
    (one) =>
      `${units(one.quantity)} ${one.symbol} bought on ${dayText(one.bought)} in ${one.account}${one.lot === null ? " (from its trades)" : ""}`,
  );
  return joinNames(bought, fewNames);
}

function washText(sale: Simulation): string {
  const { taxed, wash_sale, review, account, symbol } = sale;
  const of = `${units(sale.quantity)} ${symbol} in ${account} at ${unitDollars(decimal(sale.price))}`;
  if (!taxed) {
    return `No: gains and losses in ${account} are not taxed, so selling ${symbol} there is no wash sale.`;
  }
  const gains = sale.lots.flatMap(({ gain }) => (gain === null ? [] : decimal(gain)));
  const losses = gains.filter((gain) => gain.lt(0));
  if (gains.length === 0) {
    return `That is not known, because the basis of ${symbol} in ${account} is not.`;
  }
  if (losses.length === 0) {
    return `No: selling ${of} today would be at no loss (gain of ${dollars(sum(gains))}), and only a loss can be disallowed.`;
  }
  const size = dollars(sum(losses).abs());
  const known =
    sale.covered_pct === 100
      ? ""
      : `, as far as its gain is known (${formatFigure(decimal(sale.covered_pct), "percent")} of the proceeds)`;
  const sold = `selling ${of} today would be at a loss of ${size}${known}`;
  if (wash_sale === null && review.length > 0) {
    return `That is not certain: ${sold}, and no purchase of ${symbol} itself on file would disallow any of it.`;
  }
  if (wash_sale === null) {
    return `No, as far as the purchases on file show: ${sold}, and none of it would be disallowed. A purchase of ${symbol} within 30 days after the sale would make it a wash sale.`;
  }
  return `Yes: ${sold}, of which ${disallowedText(wash_sale)}`;
}
