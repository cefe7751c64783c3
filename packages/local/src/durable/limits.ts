/** Lambda's quotas for durable functions; sizes are in bytes. */
export const limits = {
  /** Operations of one execution, including its start and every retry. */
  operations: 3_000,
  /** The payload of one operation: a result, the input for another function, the value of a callback. */
  payload: 256 * 1_024,
  error: 32 * 1_024,
  /** All data stored for one execution. */
  stored: 100 * 1_024 * 1_024,
  /** The input and result of an execution, for asynchronous and for synchronous invocation. */
  event: 1_024 * 1_024,
  request: 6 * 1_024 * 1_024,
  synchronousSeconds: 900,
} as const;

export const byteLength = (text: string | undefined): number =>
  text === undefined ? 0 : Buffer.byteLength(text);
