const longestMs = 30_000;

/** Backoff for executions whose function crashed without making progress. */
export function openBackoff() {
  const nth = new Map<string, number>();
  const resting = new Set<{ timer: NodeJS.Timeout; over(): void }>();

  return {
    /** No pause the first time, then a longer one each time until the execution is reset. */
    async longer(arn: string): Promise<void> {
      const before = nth.get(arn) ?? 0;
      nth.set(arn, before + 1);
      if (before === 0) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, Math.min(100 * 2 ** before, longestMs));
      const rest = { timer, over: resolve };
      resting.add(rest);
      await promise;
      resting.delete(rest);
    },
    forget: (arn: string) => void nth.delete(arn),
    close() {
      for (const { timer, over } of resting) {
        clearTimeout(timer);
        over();
      }
    },
  };
}
