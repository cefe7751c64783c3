/** The calls that are right; null for arguments that cannot be read. */
export const called = (...list: readonly (readonly [string, object | null])[]) => ({
  calls: list.map(([name, input]) => [name, input] as [string, object | null]),
});
