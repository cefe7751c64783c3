/** The expected calls; null for unreadable arguments. */
export const called = (...list: readonly (readonly [string, object | null])[]) => ({
  calls: list.map(([name, input]) => [name, input] as [string, object | null]),
});
