/** What a clause is compared by, and the kind that it has. */
export interface Example {
  features: readonly string[];
  kind: number;
}

export interface Trained {
  bias: Float64Array;
  /** For each feature one weight a kind. */
  weights: ReadonlyMap<string, Float64Array>;
}

const rounds = 20;
const rate = 0.3;
const biasRate = 0.02;
const decay = 5e-4;
/** What stands in fewer examples says nothing. */
const fewest = 2;

/** Multinomial logistic regression by AdaGrad: the same examples in the same order give the same weights. */
export function train(examples: readonly Example[], kinds: number, least = fewest): Trained {
  const numbered = numbers(examples, least);
  const bias = new Float64Array(kinds);
  const rows = Array.from(numbered, () => ({
    weights: new Float64Array(kinds),
    squares: new Float64Array(kinds).fill(1e-6),
  }));
  const known = examples.map(({ features, kind }) => ({
    kind,
    rows: features.flatMap((feature) => rows[numbered.get(feature) ?? -1] ?? []),
  }));
  const random = randomFrom(7);
  for (let round = 0; round < rounds; round += 1) {
    for (const one of shuffled(known, random)) learn(one, bias);
  }
  const weights = [...numbered.keys()].flatMap((feature, at): [string, Float64Array][] => {
    const row = rows[at];
    return row === undefined ? [] : [[feature, row.weights]];
  });
  return { bias, weights: new Map(weights) };
}

/** The weights of a feature, and the squares of the steps they have taken. */
interface Row {
  weights: Float64Array;
  squares: Float64Array;
}

function learn({ rows, kind }: { rows: readonly Row[]; kind: number }, bias: Float64Array): void {
  const share = 1 / Math.sqrt(Math.max(1, rows.length));
  for (const [at, chance] of chances(bias, rows, share).entries()) {
    const gap = chance - (at === kind ? 1 : 0);
    bias[at] = (bias[at] ?? 0) - biasRate * gap;
    for (const { weights, squares } of rows) {
      const weight = weights[at] ?? 0;
      const slope = gap * share + decay * weight;
      const sum = (squares[at] ?? 0) + slope * slope;
      squares[at] = sum;
      weights[at] = weight - (rate * slope) / Math.sqrt(sum);
    }
  }
}

function numbers(examples: readonly Example[], least: number): Map<string, number> {
  const seen = new Map<string, number>();
  for (const { features } of examples) {
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  }
  const often = [...seen].filter(([, count]) => count >= least);
  return new Map(often.map(([feature], index) => [feature, index]));
}

function chances(bias: Float64Array, rows: readonly Row[], share: number): Float64Array {
  const sums = Float64Array.from(bias);
  for (const { weights } of rows) {
    for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight * share;
  }
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const total = raised.reduce((sum, one) => sum + one, 0);
  return raised.map((one) => one / total);
}

export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x7fffffff;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
