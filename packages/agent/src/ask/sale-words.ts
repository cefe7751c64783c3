import { decimal, sum } from "@advisor/domain/decimal";
import type { Simulation } from "@advisor/domain/lots/simulate-sale";
import { dollars } from "@advisor/domain/money";
import { joinNames } from "@advisor/query/schema/fault";
import { dayText, formatFigure } from "@advisor/query/words/format";

const usd = (value: number): string => dollars(decimal(value));
const units = (value: number): string => formatFigure(decimal(value), "units");
const fewNames = 5;

/** Whether a sale today would be a wash sale, with the loss, the purchases in the way and when it is clear. */
export function washSaleText(sale: Simulation): string {
  return [answerText(sale), ...reviewText(sale), ...sale.notes].join(" ");
}

function answerText(sale: Simulation): string {
  const { taxed, wash_sale, account, symbol } = sale;
  const of = `${units(sale.quantity)} ${symbol} in ${account} at ${usd(sale.price)}`;
  if (!taxed) {
    return `No: gains and losses in ${account} are not taxed, so selling ${symbol} there is no wash sale.`;
  }
  const gains = sale.lots.flatMap(({ gain }) => (gain === null ? [] : decimal(gain)));
  const losses = gains.filter((gain) => gain.lt(0));
  if (gains.length === 0) {
    return `That is not known: what ${symbol} in ${account} cost is not on file.`;
  }
  if (losses.length === 0) {
    return `No: selling ${of} today would be at no loss (gain of ${dollars(sum(gains))}), and only a loss can be disallowed.`;
  }
  const size = dollars(sum(losses).abs());
  const sold = `selling ${of} today would be at a loss of ${size}`;
  if (wash_sale === null) {
    return `No, as far as the purchases on file show: ${sold}, and none of it would be disallowed. A purchase of ${symbol} within 30 days after the sale would make it a wash sale.`;
  }
  const { disallowed_usd, lost_usd, replacements, clear_on } = wash_sale;
  const bought = replacements.map(
    (one) =>
      `${units(one.quantity)} ${one.symbol} bought on ${dayText(one.bought)} in ${one.account}${one.lot === null ? " (from its trades)" : ""}`,
  );
  const lost = lost_usd === 0 ? "" : `, ${usd(lost_usd)} of it for good`;
  return `Yes: ${sold}, of which ${usd(disallowed_usd)} would be disallowed${lost}, because of ${joinNames(bought, fewNames)}. From ${dayText(clear_on)} on the whole loss would be kept, as far as the purchases on file show.`;
}

function reviewText({ review }: Simulation): string[] {
  if (review.length === 0) return [];
  const bought = review.map(
    ({ symbol, account, bought: day }) => `${symbol} bought on ${dayText(day)} in ${account}`,
  );
  return [`May be substantially identical: ${joinNames(bought, fewNames)}.`];
}
