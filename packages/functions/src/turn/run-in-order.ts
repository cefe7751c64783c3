const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Runs work with the same owner and name one after another in this process, even after a failure. */
export async function runInOrder<Value>(
  owner: object,
  name: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const last = queues.get(owner) ?? new Map<string, Promise<unknown>>();
  queues.set(owner, last);
  const before = last.get(name) ?? Promise.resolve();
  const done = before.then(work, work);
  last.set(name, done);
  try {
    return await done;
  } finally {
    if (last.get(name) === done) last.delete(name);
  }
}
