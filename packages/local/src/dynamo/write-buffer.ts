import type { Keyspace, Store, Write } from "dynalite/db/index.js";

export interface WriteBuffer {
  /** Reads stored data and buffers writes until the commit. */
  store: Store;
  writes: Write[];
}

/** Buffers writes to a dynalite store until they are committed together. */
export function writeBuffer(store: Store): WriteBuffer {
  const writes: Write[] = [];
  const collect = (inner: Keyspace, prefix: string): Keyspace => ({
    get: inner.get,
    // The wrapper's write mutex is the lock.
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
