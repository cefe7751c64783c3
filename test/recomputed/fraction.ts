/** An exact fraction. Nothing here uses the product's decimals, so that both can be wrong only apart. */
export class Fraction {
  readonly above: bigint;
  readonly below: bigint;

  constructor(above: bigint, below = 1n) {
    const divisor = gcd(above < 0n ? -above : above, below < 0n ? -below : below) || 1n;
    const sign = below < 0n ? -1n : 1n;
    this.above = (sign * above) / divisor;
    this.below = (sign * below) / divisor;
  }

  plus = (other: Fraction): Fraction =>
    new Fraction(this.above * other.below + other.above * this.below, this.below * other.below);
  minus = (other: Fraction): Fraction => this.plus(other.negated());
  times = (other: Fraction): Fraction =>
    new Fraction(this.above * other.above, this.below * other.below);
  over = (other: Fraction): Fraction =>
    new Fraction(this.above * other.below, this.below * other.above);
  negated = (): Fraction => new Fraction(-this.above, this.below);
  size = (): Fraction => (this.above < 0n ? this.negated() : this);
  compare(other: Fraction): number {
    const apart = this.above * other.below - other.above * this.below;
    return apart < 0n ? -1 : Number(apart > 0n);
  }
  above0 = (): boolean => this.above > 0n;
  below0 = (): boolean => this.above < 0n;
  is0 = (): boolean => this.above === 0n;
  isOver = (other: Fraction): boolean => this.compare(other) > 0;
  isUnder = (other: Fraction): boolean => this.compare(other) < 0;

  /** Whole units of 10^-places, toward zero. */
  truncated(places: number): Fraction {
    const scale = 10n ** BigInt(places);
    return new Fraction((this.above * scale) / this.below, scale);
  }

  /** Half away from zero. */
  rounded(places: number): Fraction {
    const scale = 10n ** BigInt(places);
    const twice = 2n * this.size().above * scale + this.below;
    const units = twice / (2n * this.below);
    return new Fraction(this.below0() ? -units : units, scale);
  }

  toNumber(): number {
    const scale = 10n ** 40n;
    const { above, below } = this.rounded(40);
    const digits = ((above < 0n ? -above : above) * scale) / below;
    const text = digits.toString().padStart(41, "0");
    return Number(`${above < 0n ? "-" : ""}${text.slice(0, -40)}.${text.slice(-40)}`);
  }
}

function gcd(a: bigint, b: bigint): bigint {
  let [left, right] = [a, b];
  while (right !== 0n) [left, right] = [right, left % right];
  return left;
}

/** A decimal as it stands in a file. */
export function read(text: string): Fraction {
  const [whole = "0", part = ""] = text.replace("-", "").split(".");
  const value = new Fraction(BigInt(whole + part), 10n ** BigInt(part.length));
  return text.startsWith("-") ? value.negated() : value;
}

export const whole = (value: number): Fraction => new Fraction(BigInt(value));
export const none = whole(0);
export const hundred = whole(100);
export const total = (values: readonly Fraction[]): Fraction =>
  values.reduce((sum, value) => sum.plus(value), none);
export const larger = (a: Fraction, b: Fraction): Fraction => (a.isUnder(b) ? b : a);
export const smaller = (a: Fraction, b: Fraction): Fraction => (b.isUnder(a) ? b : a);
/** US dollars and cents, as a number of JSON. */
export const cents = (value: Fraction): number => value.rounded(2).toNumber() + 0;
