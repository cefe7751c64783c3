/** Quotas of Lambda for durable functions, in bytes where they are sizes. */
export const limits = {
  /** Operations of one execution, its start and every retry counted. */
  operations: 3_000,
  /** What one operation keeps: a result, the input of another function, the value of a callback. */
  payload: 256 * 1_024,
  error: 32 * 1_024,
  /** All that one execution keeps. */
  stored: 100 * 1_024 * 1_024,
  /** The input and the result of an execution that was started without waiting for it, and with. */
  event: 1_024 * 1_024,
  request: 6 * 1_024 * 1_024,
  synchronousSeconds: 900,
} as const;

export const bytesOf = (text: string | undefined): number =>
  text === undefined ? 0 : Buffer.byteLength(text);
