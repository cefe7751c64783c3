const bounds = [0.3, 0.5, 0.75, 0.9];

/** How surely, in five steps. */
export const steps = (probability: number): number =>
  bounds.filter((bound) => probability >= bound).length;
