/** A file of the repository, and how the title of one test or group of tests in it begins. */
export type Proof = readonly [file: string, title: string];

/** One line of the table of faults: what happens to the product, and what proves how it behaves. */
export interface Row {
  row: number;
  fault: string;
  proof: readonly Proof[];
  /** What of the row no test of this repository can prove, or has no place in the product. */
  reason?: string;
}
