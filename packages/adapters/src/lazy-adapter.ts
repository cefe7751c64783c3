/** Names every method of an adapter: a missing one does not compile. */
export type Methods<Adapter> = Record<keyof Adapter & string, true>;

type Method = (...args: unknown[]) => Promise<unknown>;

/**
 * An adapter that is loaded by the first call of one of its methods, so that a new process, which may
 * never use it, starts faster. The casts hold because `methods` names every method.
 */
export function lazyAdapter<Adapter extends object>(
  methods: Methods<Adapter>,
  load: () => Promise<Adapter>,
): Adapter {
  const late =
    (name: string): Method =>
    async (...args) => {
      const method = ((await load()) as Record<string, Method>)[name];
      if (method === undefined) throw new Error(`The adapter has no method ${name}.`);
      return method(...args);
    };
  return Object.fromEntries(Object.keys(methods).map((name) => [name, late(name)])) as Adapter;
}
