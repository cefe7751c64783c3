import type { Keyspace, Store, Write } from "dynalite/db/index.js";

export interface Stage {
  /** Reads what is stored; keeps its writes until the commit. */
  store: Store;
  writes: Write[];
}

/**
 * Lets dynalite's actions run without effect, so that an item and its index entries, or all items
 * of a transaction, reach the disk in one atomic batch. The prefixes are dynalite's own.
 */
export function stage(store: Store): Stage {
  const writes: Write[] = [];
  const collect = (inner: Keyspace, prefix: string): Keyspace => ({
    get: inner.get,
    // The front's write mutex is the lock.
    lock: (_key, run) => run((done) => done),
    put: (key, value, done) => {
      writes.push({ type: "put", key: prefix + key, value });
      done();
    },
    del: (key, done) => {
      writes.push({ type: "del", key: prefix + key });
      done();
    },
  });
  return {
    writes,
    store: {
      ...store,
      getItemDb: (table) => collect(store.getItemDb(table), `item-${table}~`),
      getIndexDb: (type, table, index) =>
        collect(
          store.getIndexDb(type, table, index),
          `index-${type.toLowerCase()}~${table}~${index}~`,
        ),
    },
  };
}
