import type { Comparison, Leg } from "@advisor/domain/ips-check/comparison";
import { count, dollars, signed } from "@advisor/domain/text/display";

const most = 4;

/** The trades that would bring the household back inside its bands. Nothing is executed. */
export function proposals({ suggestions, offers }: Comparison): string[] {
  const legs = suggestions
    .filter(({ mode }) => mode === "band")
    .flatMap(({ legs }) => legs)
    .filter(({ side, quantity }) => side === "sell" && quantity !== null);
  const sales = legs.slice(0, most).map(sale);
  const more = legs.length > most ? [`${legs.length - most} more sales are in the proposal.`] : [];
  return [...sales, ...more, ...offers.map(({ title }) => `${title}.`)];
}

function sale({ symbol, unlisted, quantity, account, proceeds, note, ...gain }: Leg): string {
  const { est_st_gain, est_lt_gain } = gain;
  const gains = [
    ...(est_st_gain === null || est_st_gain === 0
      ? []
      : [`short-term gain ${signed(est_st_gain)}`]),
    ...(est_lt_gain === null || est_lt_gain === 0 ? [] : [`long-term gain ${signed(est_lt_gain)}`]),
  ];
  const tax = gains.map((one) => `, ${one}`).join("");
  const many = quantity === null ? "" : `${count(quantity)} `;
  const sold = `Sell ${many}${symbol ?? unlisted?.name} in ${account}: ${dollars(proceeds)}${tax}.`;
  return note === null ? sold : `${sold} ${note.replace(/\.*$/, ".")}`;
}
