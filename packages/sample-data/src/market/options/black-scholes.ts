/** The inputs of the Black-Scholes formula for a European option without dividends. */
export interface Terms {
  type: "call" | "put";
  price: number;
  strike: number;
  /** Years until expiration; more than zero. */
  years: number;
  /** Annual, as a fraction of 1. */
  volatility: number;
  rate: number;
}

export function blackScholes(terms: Terms): { worth: number; delta: number } {
  const { type, price, strike, years, volatility, rate } = terms;
  const spread = volatility * Math.sqrt(years);
  const d1 = (Math.log(price / strike) + (rate + volatility ** 2 / 2) * years) / spread;
  const sign = type === "call" ? 1 : -1;
  const discounted = strike * Math.exp(-rate * years);
  const delta = sign * normalCdf(sign * d1);
  return { worth: price * delta - sign * discounted * normalCdf(sign * (d1 - spread)), delta };
}

/** The normal distribution function (Abramowitz and Stegun 26.2.17), accurate to 7 digits. */
function normalCdf(x: number): number {
  if (x < 0) return 1 - normalCdf(-x);
  const t = 1 / (1 + 0.2316419 * x);
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * series;
}
