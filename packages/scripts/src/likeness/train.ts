import { randomFrom, seedOf } from "./random.ts";

/** What a clause is compared by, and the kind that it has. */
export interface Example {
  features: readonly string[];
  kind: number;
}

export interface Trained {
  bias: Float64Array;
  /** For each feature one weight a kind, and then one a unit. */
  weights: ReadonlyMap<string, Float64Array>;
  units: Units;
}

/** Units between the features and the kinds: each weighs all features together and counts where that is above 0. */
export interface Units {
  bias: Float64Array;
  /** What each unit says, one weight a kind. */
  weights: readonly Float64Array[];
}

const rounds = 12;
/** How far a step goes, of what speaks for a kind itself, and through the units; and how much of a weight fades. */
const direct = { rate: 0.3, decay: 5e-4 };
const between = { rate: 0.06, decay: 2e-5 };
const biasRate = 0.02;
/** In the last round steps are this much shorter. */
const slowed = 0.97;

export interface Layout {
  /** What stands in fewer examples says nothing. */
  fewest: number;
  units: number;
  /** The share of an example's features that each round passes over, so that none is leaned on alone. */
  passedOver: number;
}

/**
 * Multinomial logistic regression with a layer of rectified units beside it, by AdaGrad. The same examples give the
 * same weights, and a few more change little: each has chances of its own.
 */
export function train(examples: readonly Example[], kinds: number, layout: Layout): Trained {
  const rows = rowsOf(examples, kinds, layout);
  const random = randomFrom(7);
  const net: Net = {
    kinds,
    bias: new Float64Array(kinds + layout.units),
    units: Array.from({ length: layout.units }, () => stepped(kinds, () => (random() - 0.5) * 0.3)),
  };
  const known = seeded(examples).map(({ example: { features, kind }, seed }) => ({
    kind,
    seed,
    rows: features.flatMap((feature) => rows.get(feature) ?? []),
  }));
  for (let round = 0; round < rounds; round += 1) {
    const pace = 1 - (slowed * round) / rounds;
    for (const { one, random } of inTurn(known, round)) {
      learn({ ...one, rows: one.rows.filter(() => random() >= layout.passedOver) }, net, pace);
    }
  }
  return {
    bias: net.bias.slice(0, kinds),
    weights: new Map([...rows].map(([feature, { weights }]) => [feature, weights])),
    units: { bias: net.bias.slice(kinds), weights: net.units.map(({ weights }) => weights) },
  };
}

/** What stands often enough, each with weights that nothing has been learned of yet. */
function rowsOf(examples: readonly Example[], kinds: number, layout: Layout): Map<string, Stepped> {
  const seen = new Map<string, number>();
  for (const feature of examples.flatMap(({ features }) => features)) {
    seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  const often = [...seen].filter(([, count]) => count >= layout.fewest);
  return new Map(often.map(([feature]) => [feature, rowOf(feature, kinds, layout.units)]));
}

/** Each example with a seed of its own; one that stands there again has another. */
function seeded(examples: readonly Example[]): { example: Example; seed: number }[] {
  const seen = new Map<string, number>();
  return examples.map((example) => {
    const text = `${example.kind} ${example.features.join(" ")}`;
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return { example, seed: seedOf(`${before} ${text}`) };
  });
}

/** The examples in this round's order, each with its chances. */
function inTurn<One extends { seed: number }>(known: readonly One[], round: number) {
  return known
    .map((one) => {
      const random = randomFrom(one.seed ^ Math.imul(round + 1, 0x9e3779b1));
      return { one, random, place: random() };
    })
    .sort((a, b) => a.place - b.place);
}

/** Weights, and the squares of the steps they have taken. */
interface Stepped {
  weights: Float64Array;
  squares: Float64Array;
}

interface Net {
  kinds: number;
  /** Of the kinds, and then of the units. */
  bias: Float64Array;
  units: readonly Stepped[];
}

const stepped = (length: number, first: () => number): Stepped => ({
  weights: Float64Array.from({ length }, first),
  squares: new Float64Array(length).fill(1e-4),
});

/** Nothing speaks for a kind yet; the units begin apart, or all would learn the same. */
function rowOf(feature: string, kinds: number, units: number): Stepped {
  const random = randomFrom(seedOf(feature));
  const row = stepped(kinds + units, () => (random() - 0.5) * 0.6);
  row.weights.fill(0, 0, kinds);
  return row;
}

function learn(
  { rows, kind }: { rows: readonly Stepped[]; kind: number },
  net: Net,
  pace: number,
): void {
  const { kinds, bias } = net;
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  const sums = summed(bias, rows, share);
  const raised = sums.slice(kinds).map((sum) => Math.max(0, sum));
  const gaps = chances(sums.slice(0, kinds), net.units, raised);
  gaps[kind] = (gaps[kind] ?? 0) - 1;
  const slopes = [...gaps, ...throughUnits(gaps, raised, net, pace)];
  for (const [at, slope] of slopes.entries()) {
    if (slope === 0) continue;
    bias[at] = (bias[at] ?? 0) - biasRate * slope;
    const how = at < kinds ? direct : between;
    for (const row of rows) step(row, at, slope * share, how, pace);
  }
}

/** What each unit should have weighed otherwise; those that count step, too. */
const throughUnits = (
  gaps: Float64Array,
  raised: Float64Array,
  { units }: Net,
  pace: number,
): number[] =>
  units.map((unit, at) => {
    const height = raised[at] ?? 0;
    if (height === 0) return 0;
    const slope = dot(gaps, unit.weights);
    for (const [to, gap] of gaps.entries()) step(unit, to, gap * height, between, pace);
    return slope;
  });

function step(
  { weights, squares }: Stepped,
  at: number,
  steepness: number,
  { rate, decay }: typeof direct,
  pace: number,
): void {
  const weight = weights[at] ?? 0;
  const slope = steepness + decay * weight;
  const sum = (squares[at] ?? 0) + slope * slope;
  squares[at] = sum;
  weights[at] = weight - (pace * rate * slope) / Math.sqrt(sum);
}

function summed(bias: Float64Array, rows: readonly Stepped[], share: number): Float64Array {
  const sums = Float64Array.from(bias);
  for (const { weights } of rows) {
    for (let at = 0; at < sums.length; at += 1) {
      sums[at] = (sums[at] ?? 0) + (weights[at] ?? 0) * share;
    }
  }
  return sums;
}

/** How likely each kind is by what speaks for it and by the units. */
function chances(
  sums: Float64Array,
  units: readonly Stepped[],
  raised: Float64Array,
): Float64Array {
  for (const [at, { weights }] of units.entries()) {
    const height = raised[at] ?? 0;
    if (height === 0) continue;
    for (const [kind, weight] of weights.entries()) {
      sums[kind] = (sums[kind] ?? 0) + height * weight;
    }
  }
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const total = powers.reduce((sum, one) => sum + one, 0);
  return powers.map((one) => one / total);
}

const dot = (left: Float64Array, right: Float64Array): number =>
  left.reduce((sum, one, at) => sum + one * (right[at] ?? 0), 0);
