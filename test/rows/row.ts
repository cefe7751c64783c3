/** A file of the repository, and the start of the title of a test in it. */
export type Proof = readonly [file: string, title: string];

/** A row of the fault table: what goes wrong, and the tests that show the behavior. */
export interface Row {
  row: number;
  fault: string;
  proof: readonly Proof[];
  /** Why no test of this repository can prove it, or why it does not apply. */
  reason?: string;
}
