const queues = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Does what has the same name one after the other in one process, whether or not it fails. */
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
